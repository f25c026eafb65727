import type { SourceComparison } from "../text/comparisons.ts";
import type { SourceQuote } from "../text/quotes.ts";
import { closeSentence } from "../text/sentences.ts";
import { stemsOf } from "../text/words.ts";
import { type Candidate, type PointSource, pointOf } from "./candidate.ts";

/** Makes a candidate from a standalone quotation. */
export function quoteCandidate(
  { outline, headliner }: PointSource,
  { text, attribution, order }: SourceQuote & { order: number },
  score: number,
): Candidate {
  const { language } = outline;
  const core = [closeSentence(text, language)];
  return {
    order,
    score,
    stems: stemsOf(text, language),
    say: (budget) => (budget.take(core) ? core : null),
    sentence: null,
    follower: null,
    build(said) {
      const headline =
        headliner.whole(text) ??
        attribution ??
        headliner.naming(text) ??
        headliner.anyName(text) ??
        text;
      return pointOf({ headline, quote: { text, attribution }, narration: [...said] });
    },
  };
}

/** Makes a candidate from a comparison. */
export function comparisonCandidate(
  { outline, headliner }: PointSource,
  { left, right, order, texts }: SourceComparison,
  score: number,
): Candidate {
  const core = texts.map((text) => closeSentence(text, outline.language));
  return {
    order,
    score,
    stems: [],
    say: (budget) => (budget.take(core) ? core : null),
    sentence: null,
    follower: null,
    build(said) {
      const headline = headliner.whole(`${left.label} / ${right.label}`) ?? left.label;
      return pointOf({ headline, comparison: { left, right }, narration: [...said] });
    },
  };
}
