import { shorten } from "./shorten.ts";
import type { SpeakingBudget } from "./speaking_time.ts";

/** What a sentence is shortened to until it can be said, in columns. */
const SPOKEN_WIDTHS = [140, 120, 100, 80, 62];

/**
 * Spends the time for a sentence, and returns it: whole, or shortened if there is not enough time for
 * all of it. Null if there is not enough for that either.
 */
export function sayable(sentence: string, language: string, budget: SpeakingBudget): string | null {
  if (budget.take([sentence])) return sentence;
  for (const width of SPOKEN_WIDTHS) {
    const shorter = shorten(sentence, language, width);
    if (shorter !== null && budget.take([shorter])) return shorter;
  }
  return null;
}
