import { anyOf, perLanguage } from "../text/expressions.ts";
import { stemsOf } from "../text/words.ts";
import type { Outline, Sentence } from "./outline.ts";

/** How relevant sentences and words are to their document. */
export interface Salience {
  /** Score of a sentence by itself, from 0 for an unusable one. */
  of(sentence: Sentence): number;
  /** The highest score of a sentence; 0 if there are none. */
  greatest: number;
  /** Weight of a word's stem, from 0 to 1. */
  weight(stem: string): number;
  /** Returns a function for the cosine similarity to these stems, from 0 to 1. */
  nearnessTo(stems: readonly string[]): (others: readonly string[]) => number;
  /** Starts to keep account of what has been said. */
  coverage(): Coverage;
}

/** What of a document has been said. */
interface Coverage {
  /** The share of their weight that these stems still add, from 0 to 1; 1 without stems. */
  novelty(stems: readonly string[]): number;
  /** Counts these stems as said. */
  add(stems: readonly string[]): void;
}

// Set by what covers most of summaries that people wrote, at equal length: a tenth more or less of
// any of them changes little, but without the first sentences, or without weighing words against
// length, less is covered than by the text's beginning alone.
/** Rare words say more, but by far less than frequent ones. */
const RARITY = 0.25;
/** What is said early is said on purpose. */
const EARLY = 0.3;
const EARLY_SLOPE = 0.03;
const LEAD = 2;
const LEAD_SLOPE = 0.5;
const TITLE = 2;
const HEADING = 1.3;
const FOCUS = 4;
const FIRST_OF_PARAGRAPH = 1.1;
const SUMS_UP = 2;
/** Two sentences of ten words say more than one of twenty. */
const COST = 0.5;
const MIN_COST_WORDS = 6;
/** What a word is worth when it is said again. */
const REPEATED = 0.3;
const QUALITY = 0.6;
const POINTS_BACK = 0.15;
const ADDS_TO_BEFORE = 0.85;
const additive = perLanguage((words) => new RegExp(anyOf(words.additive), "iu"));

/**
 * Scores sentences by the words that they cover, each weighed by how often and how early the document
 * says it and whether its title does, in proportion to their length: a budgeted maximum coverage, as
 * in Lin and Bilmes, "A Class of Submodular Functions for Document Summarization" (2011). Takes linear
 * time.
 */
export function measureSalience(outline: Outline, focus: readonly string[]): Salience {
  const { language, sentences } = outline;
  const weights = wordWeights(outline, new Set(stemsOf(focus.join("\n"), language)));
  const headings = outline.sections.map(
    (section) => new Set(stemsOf(section.heading ?? "", language)),
  );
  const abstract = new Set(outline.abstract);
  const weigh = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
  const scores = new Map<Sentence, number>();
  for (const [position, sentence] of sentences.entries()) {
    const { stems, wordCount, quality, section, isFirst } = sentence;
    const ofHeading = headings[section] ?? new Set();
    const prior =
      (1 + LEAD / (1 + position * LEAD_SLOPE)) *
      (isFirst ? FIRST_OF_PARAGRAPH : 1) *
      (abstract.has(sentence) ? SUMS_UP : 1) *
      (stems.some((stem) => ofHeading.has(stem)) ? HEADING : 1) *
      (sentence.pointsBack ? POINTS_BACK : 1) *
      (additive(language).test(sentence.text) ? ADDS_TO_BEFORE : 1) *
      quality ** QUALITY;
    scores.set(sentence, (prior * weigh(stems)) / Math.max(MIN_COST_WORDS, wordCount) ** COST);
  }
  const maxWeight = maxOf(weights.values()) || 1;
  return {
    greatest: maxOf(scores.values()),
    of: (sentence) => scores.get(sentence) ?? 0,
    weight: (stem) => (weights.get(stem) ?? 0) / maxWeight,
    nearnessTo,
    coverage() {
      const said = new Map<string, number>();
      return {
        novelty(stems) {
          const whole = weigh(stems);
          if (whole === 0) return 1;
          const added = stems.reduce(
            (sum, stem) => sum + (weights.get(stem) ?? 0) * REPEATED ** (said.get(stem) ?? 0),
            0,
          );
          return added / whole;
        },
        add(stems) {
          for (const stem of stems) said.set(stem, (said.get(stem) ?? 0) + 1);
        },
      };
    },
  };
}

/** Weighs stems by how many sentences have them, and how early. */
function wordWeights(
  { sentences, sections, language, title }: Outline,
  focusStems: ReadonlySet<string>,
): Map<string, number> {
  const spread = new Map<string, number>();
  const early = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, by: number) =>
    map.set(key, (map.get(key) ?? 0) + by);
  for (const [position, { stems }] of sentences.entries()) {
    for (const stem of stems) {
      add(spread, stem, 1);
      add(early, stem, 1 / (1 + EARLY_SLOPE * position));
    }
  }
  const lines = sections.flatMap(({ heading, lists, quotes }) => [
    heading ?? "",
    ...lists.flatMap((list) => list.items),
    ...quotes.map((quote) => quote.text),
  ]);
  for (const line of [title ?? "", ...lines]) {
    for (const stem of stemsOf(line, language)) add(spread, stem, 1);
  }
  const inTitle = new Set(stemsOf(title ?? "", language));
  const total = sentences.length + 1;
  return new Map(
    [...spread].map(([stem, count]) => [
      stem,
      (count * Math.log(1 + total / count) ** RARITY + EARLY * (early.get(stem) ?? 0)) *
        (inTitle.has(stem) ? TITLE : 1) *
        (focusStems.has(stem) ? FOCUS : 1),
    ]),
  );
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
