import type { Outline, Sentence } from "./outline.ts";
import { stemsOf } from "./words.ts";

/** How relevant sentences and words are to their document. */
export interface Salience {
  /** Score of a sentence, from 0 for an unusable one. */
  of(sentence: Sentence): number;
  /** The highest score of a sentence; 0 if there are none. */
  greatest: number;
  /** Weight of a word's stem, from 0 to 1. */
  weight(stem: string): number;
  /** Returns a function for the cosine similarity to these stems, from 0 to 1. */
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
/** Introductions are for the cover, sections for the points. */
const INTRODUCTION = 0.6;
const POINTS_BACK = 0.22;

/**
 * Scores sentences by their similarity to the document's centroid (in linear time), their position,
 * and the words they share with the title, their heading and the client's instructions.
 */
export function measureSalience(outline: Outline, customPrompt: string | null): Salience {
  const { language, sentences } = outline;
  const weights = wordWeights(outline);
  const centre = vectorLength([...weights.values()]);
  const title = new Set(stemsOf(outline.title ?? "", language));
  const promptStems = new Set(stemsOf(customPrompt ?? "", language));
  const headings = outline.sections.map(
    (section) => new Set(stemsOf(section.heading ?? "", language)),
  );
  const scores = new Map<Sentence, number>();
  for (const [position, sentence] of sentences.entries()) {
    const own = sentence.stems.map((stem) => weights.get(stem) ?? 0);
    const dot = own.reduce((sum, weight) => sum + weight * weight, 0);
    const length = vectorLength(own);
    // Or a short sentence with one frequent word would win by its cosine alone.
    const lengthFactor = Math.min(1, own.length / 6);
    const centrality = length === 0 ? 0 : (dot / (length * centre)) * lengthFactor;
    const lead = Math.max(0, 1 - position / Math.max(4, Math.sqrt(sentences.length) * 2));
    const score =
      CENTRALITY * centrality +
      TITLE * share(sentence.stems, title) +
      HEADING * share(sentence.stems, headings[sentence.section] ?? new Set()) +
      LEAD * lead +
      (sentence.isFirst ? FIRST_OF_PARAGRAPH : 0) +
      (/\p{Nd}{2}|\p{Nd}[%‰°]|\p{Sc}/u.test(sentence.text) ? CONCRETE : 0) +
      PROMPT * share(sentence.stems, promptStems);
    const dependency =
      (sentence.pointsBack ? POINTS_BACK : 1) * (ADDITIVE.test(sentence.text) ? ADDS_TO_BEFORE : 1);
    const introductionFactor = headings.length > 2 && sentence.section === 0 ? INTRODUCTION : 1;
    scores.set(sentence, score * sentence.quality * dependency * introductionFactor);
  }
  const maxWeight = maxOf(weights.values()) || 1;
  return {
    greatest: maxOf(scores.values()),
    of: (sentence) => scores.get(sentence) ?? 0,
    weight: (stem) => (weights.get(stem) ?? 0) / maxWeight,
    nearnessTo,
  };
}

/** Weights stems by frequency, damped for those that occur in most sentences. */
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

function share(stems: readonly string[], terms: ReadonlySet<string>): number {
  if (terms.size === 0) return 0;
  const found = stems.filter((stem) => terms.has(stem));
  return found.length / Math.min(terms.size, 3);
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

/** Not `Math.max(...values)`: a text may have more sentences than a call may have arguments. */
function maxOf(values: Iterable<number>): number {
  let greatest = 0;
  for (const value of values) greatest = Math.max(greatest, value);
  return greatest;
}

function vectorLength(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}
