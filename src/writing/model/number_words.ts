import { wordsFor } from "../languages/mod.ts";
import type { NumberPhrases } from "../languages/number_phrases.ts";

/** How a language says numbers. All words are in lower case; a phrase may have several words. */
export interface NumberWords {
  /** Phrases for numbers below a hundred, with what is said between, such as "two and a half". */
  small: ReadonlyMap<string, number>;
  /** Words that multiply what precedes them: hundreds, thousands and so on; 0.01 for percent. */
  scales: ReadonlyMap<string, number>;
  /** Words for whole hundreds. */
  hundreds: ReadonlyMap<string, number>;
  fractions: ReadonlyMap<string, number>;
  /** What is added behind a number: "and a half". */
  behind: ReadonlyMap<string, number>;
  /** Words within a number: "one hundred and two". */
  joins: ReadonlySet<string>;
  /** Words for the decimal mark. */
  points: ReadonlySet<string>;
  /** Words after a fraction of something: without one, "half" need not be a number. */
  of: ReadonlySet<string>;
  /** Words before a half that make it a part: "the second half of the day". */
  parts: ReadonlySet<string>;
  /** Words that mean something else too, so that they are numbers only together with others. */
  ambiguous: ReadonlySet<string>;
  /** Words that may be compounds of numbers; null where there are none. */
  compounds: RegExp | null;
  /** All single words of numbers, and the length of the longest. */
  vocabulary: ReadonlySet<string>;
  /** Words that a number may begin with. */
  firsts: ReadonlySet<string>;
  longest: number;
}

const known = new Map<string, NumberWords>();

/** The words for numbers of a language, by its code without a region; none for an unknown one. */
export function numberWords(language: string): NumberWords {
  const cached = known.get(language);
  if (cached !== undefined) return cached;
  const words = compile(wordsFor(language).numberWords ?? { small: [], scales: {} });
  known.set(language, words);
  return words;
}

function compile(data: NumberPhrases): NumberWords {
  const { small, more = {}, scales, hundreds = {}, fractions = {}, behind = {} } = data;
  const set = (text = "") => new Set(text.split(" ").filter((word) => word !== ""));
  const map = (entries: Iterable<readonly [string, number]>) =>
    new Map([...entries].map(([phrase, value]) => [plainWord(phrase), value]));
  const counted = small.flatMap((phrases, value) =>
    phrases.split("/").map((phrase) => [phrase, value] as const),
  );
  const numbers = map([
    ...counted,
    ...[more, scales, hundreds, fractions].flatMap((table) => Object.entries(table)),
  ]);
  const vocabulary = new Set([
    ...[...numbers.keys()].filter((phrase) => !phrase.includes(" ")),
    ...set(data.joins),
  ]);
  return {
    small: map([...counted, ...Object.entries(more)]),
    scales: map(Object.entries(scales)),
    hundreds: map(Object.entries(hundreds)),
    fractions: map(Object.entries(fractions)),
    behind: map(Object.entries(behind)),
    joins: set(data.joins),
    points: set(data.points),
    of: set(data.of),
    parts: set(data.parts),
    ambiguous: set(data.ambiguous),
    compounds: data.compounds ?? null,
    vocabulary,
    firsts: new Set([...numbers.keys()].map((phrase) => phrase.split(" ")[0] ?? "")),
    longest: Math.max(0, ...[...vocabulary].map((word) => word.length)),
  };
}

/** A word as the tables have it: in lower case, and in Arabic without vowels and other spellings of alif. */
export function plainWord(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640]/gu, "")
    .replace(/[أإآ]/gu, "ا");
}
