import { wordsFor } from "../languages/mod.ts";

/** A digit is spoken as a word. */
const LETTERS_PER_DIGIT = 5;
const LETTERS_PER_SYMBOL = 7;
const CLAUSE_PAUSE_MS = 150;
const SENTENCE_PAUSE_MS = 400;

/** Estimates how long a sentence takes to speak, with the pause after it, in milliseconds. */
export function estimateSpokenMs(sentence: string, language: string): number {
  const voiceMs = estimateVoiceMs(sentence, language);
  return voiceMs === 0 ? 0 : voiceMs + SENTENCE_PAUSE_MS;
}

/** Estimates how long a sentence takes to speak, without any pause after it, in milliseconds. */
export function estimateVoiceMs(sentence: string, language: string): number {
  const { unspaced, lettersPerSecond } = wordsFor(language);
  const count = (pattern: RegExp) => sentence.match(pattern)?.length ?? 0;
  const blanks = unspaced ? 0 : count(/\s/g);
  const letters =
    count(/\p{L}/gu) +
    blanks +
    LETTERS_PER_DIGIT * count(/\p{Nd}/gu) +
    LETTERS_PER_SYMBOL * count(/[%‰°]|\p{Sc}|[&+=/@]/gu);
  if (letters === 0) return 0;
  return (1000 * letters) / lettersPerSecond + CLAUSE_PAUSE_MS * count(/[,;:—–،、，；：]/gu);
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
