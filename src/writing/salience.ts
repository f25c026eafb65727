import type { Outline, Sentence } from "./outline.ts";
import { stemsOf } from "./words.ts";

/** How much each sentence says of what its document is about. */
export interface Salience {
  /** From 0 upwards; 0 for what cannot be used. */
  of(sentence: Sentence): number;
  /** That of the sentence that says most; 0 if there is none. */
  greatest: number;
  /** How much of the text is about a word, by its stem; 1 for the word it is about most. */
  weight(stem: string): number;
  /** 0 to 1: how many of their stems other texts share with this one. */
  nearnessTo(stems: readonly string[]): (others: readonly string[]) => number;
}

const CENTRALITY = 1;
const TITLE = 0.35;
const HEADING = 0.15;
const LEAD = 0.3;
const FIRST_OF_PARAGRAPH = 0.12;
const PROMPT = 0.9;
const CONCRETE = 0.12;
const ADDS_TO_BEFORE = 0.75;
const ADDITIVE =
  /(?<!\p{L})(?:also|too|auch|ebenfalls|aussi|également|también|tampoco|anche|também|ook|också|også|również|także|też|také|también|également|также|тоже|також)(?!\p{L})/iu;
/** An introduction is what the cover is made from; the sections are what the post is about. */
const INTRODUCTION = 0.6;
const POINTS_BACK = 0.22;

/**
 * Weighs sentences by their nearness to the middle of all sentences (in time that grows with the
 * text, not with its square), their place, the words they share with title and heading, and the
 * words of the client's instructions.
 */
export function measureSalience(outline: Outline, customPrompt: string | null): Salience {
  const { language, sentences } = outline;
  const weights = wordWeights(outline);
  const centre = vectorLength([...weights.values()]);
  const title = new Set(stemsOf(outline.title ?? "", language));
  const wanted = new Set(stemsOf(customPrompt ?? "", language));
  const headings = outline.sections.map(
    (section) => new Set(stemsOf(section.heading ?? "", language)),
  );
  const scores = new Map<Sentence, number>();
  for (const [position, sentence] of sentences.entries()) {
    const own = sentence.stems.map((stem) => weights.get(stem) ?? 0);
    const dot = own.reduce((sum, weight) => sum + weight * weight, 0);
    const length = vectorLength(own);
    // A short sentence of one strong word would win by its cosine alone.
    const fullness = Math.min(1, own.length / 6);
    const centrality = length === 0 ? 0 : (dot / (length * centre)) * fullness;
    const lead = Math.max(0, 1 - position / Math.max(4, Math.sqrt(sentences.length) * 2));
    const score =
      CENTRALITY * centrality +
      TITLE * share(sentence.stems, title) +
      HEADING * share(sentence.stems, headings[sentence.section] ?? new Set()) +
      LEAD * lead +
      (sentence.isFirst ? FIRST_OF_PARAGRAPH : 0) +
      (/\p{Nd}{2}|\p{Nd}[%‰°]|\p{Sc}/u.test(sentence.text) ? CONCRETE : 0) +
      PROMPT * share(sentence.stems, wanted);
    const leans =
      (sentence.pointsBack ? POINTS_BACK : 1) * (ADDITIVE.test(sentence.text) ? ADDS_TO_BEFORE : 1);
    const introduces = headings.length > 2 && sentence.section === 0 ? INTRODUCTION : 1;
    scores.set(sentence, score * sentence.quality * leans * introduces);
  }
  const heaviest = greatestOf(weights.values()) || 1;
  return {
    greatest: greatestOf(scores.values()),
    of: (sentence) => scores.get(sentence) ?? 0,
    weight: (stem) => (weights.get(stem) ?? 0) / heaviest,
    nearnessTo,
  };
}

/** Frequent words weigh much, words that stand in every other sentence somewhat less. */
function wordWeights({ sentences, sections, language, title }: Outline): Map<string, number> {
  const counts = new Map<string, number>();
  const spread = new Map<string, number>();
  const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
  for (const stem of sentences.flatMap((sentence) => sentence.stems)) {
    add(counts, stem);
    add(spread, stem);
  }
  const lines = sections.flatMap(({ heading, lists, quotes }) => [
    heading ?? "",
    ...lists.flatMap((list) => list.items),
    ...quotes.map((quote) => quote.text),
  ]);
  for (const line of [title ?? "", title ?? "", ...lines]) {
    for (const stem of stemsOf(line, language)) add(counts, stem);
  }
  const total = sentences.length + 1;
  return new Map(
    [...counts].map(([stem, count]) => [
      stem,
      Math.sqrt(count) * Math.log(1 + total / ((spread.get(stem) ?? 0) + 1)),
    ]),
  );
}

function share(stems: readonly string[], wanted: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0;
  const found = stems.filter((stem) => wanted.has(stem));
  return found.length / Math.min(wanted.size, 3);
}

function nearnessTo(stems: readonly string[]): (others: readonly string[]) => number {
  const own = new Set(stems);
  return (others) => {
    if (own.size === 0 || others.length === 0) return 0;
    let shared = 0;
    for (const stem of others) if (own.has(stem)) shared += 1;
    return shared / Math.sqrt(own.size * others.length);
  };
}

/** A text has more sentences than a call may have arguments. */
function greatestOf(values: Iterable<number>): number {
  let greatest = 0;
  for (const value of values) greatest = Math.max(greatest, value);
  return greatest;
}

function vectorLength(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
