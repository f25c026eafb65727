import { isUnspaced } from "./words.ts";

/** Letters and spaces per second, as measured with the local voice. */
const LETTERS_PER_SECOND: Readonly<Record<string, number>> = {
  ar: 8.5,
  bn: 8.5,
  cs: 12,
  de: 14.5,
  el: 15,
  en: 15,
  es: 14.3,
  fa: 10,
  fr: 17.5,
  he: 11.3,
  hi: 8.5,
  hu: 12.5,
  it: 15,
  ja: 5.5,
  ko: 5.4,
  mr: 8.5,
  nl: 14.3,
  pt: 12.3,
  ru: 15,
  sv: 14,
  th: 6,
  tr: 12.3,
  uk: 12.3,
  ur: 9,
  vi: 15,
  zh: 3.6,
};
const DEFAULT_LETTERS_PER_SECOND = 12.8;
/** A digit is spoken as a word. */
const LETTERS_PER_DIGIT = 4;
const LETTERS_PER_SYMBOL = 7;
const CLAUSE_PAUSE_MS = 150;
const SENTENCE_PAUSE_MS = 400;

/** Estimates, generously, how long a sentence takes to speak, with the pause after it, in milliseconds. */
export function estimateSpokenMs(sentence: string, language: string): number {
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  const blanks = isUnspaced(language) ? 0 : count(/\s/g);
  const letters =
    count(/\p{L}/gu) +
    blanks +
    LETTERS_PER_DIGIT * count(/\p{Nd}/gu) +
    LETTERS_PER_SYMBOL * count(/[%‰°]|\p{Sc}|[&+=/@]/gu);
  const rate = LETTERS_PER_SECOND[language] ?? DEFAULT_LETTERS_PER_SECOND;
  if (letters === 0) return 0;
  return (
    (1000 * letters) / rate + CLAUSE_PAUSE_MS * count(/[,;:—–،、，；：]/gu) + SENTENCE_PAUSE_MS
  );
}

/** A budget of speaking time. */
export interface SpeakingBudget {
  /** Spends the time for sentences; false if there is not enough left. */
  take(sentences: readonly string[]): boolean;
  /** Remaining time, in milliseconds. */
  left(): number;
  /** True if there is enough time left for sentences. */
  holds(sentences: readonly string[]): boolean;
}

/** Creates a budget of `limitMs`; null for no limit. */
export function speakingBudget(limitMs: number | null, language: string): SpeakingBudget {
  let left = limitMs ?? Number.POSITIVE_INFINITY;
  const timeOf = (sentences: readonly string[]) =>
    sentences.reduce((sum, text) => sum + estimateSpokenMs(text, language), 0);
  return {
    left: () => left,
    holds: (sentences) => timeOf(sentences) <= left,
    take(sentences) {
      const needed = timeOf(sentences);
      if (needed > left) return false;
      left -= needed;
      return true;
    },
  };
}
