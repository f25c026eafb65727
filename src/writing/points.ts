import type { Point } from "../posts/script.ts";
import type { Candidate, PointSource } from "./candidate.ts";
import type { SourceComparison } from "./comparisons.ts";
import { isGenericHeading } from "./headings.ts";
import { listCandidates } from "./list_candidates.ts";
import type { Sentence } from "./outline.ts";
import { comparisonCandidate, quoteCandidate } from "./quote_candidates.ts";
import type { Salience } from "./salience.ts";
import { sentenceCandidate } from "./sentence_candidates.ts";
import { openSentence } from "./sentences.ts";
import { estimateSpokenMs } from "./speaking_time.ts";

/** A candidate must score at least this fraction of the best one. */
const MIN_RELATIVE_SCORE = 0.2;
const SIMILARITY_PENALTY = 0.75;
const MAX_SIMILARITY = 0.72;
const SECTION_WORTH = 1;
const LIST_WORTH = 1;
const QUOTE_WORTH = 1.1;
const COMPARISON_WORTH = 2.5;

/**
 * Chooses the points of a post by salience and novelty, as many as there is room and time for, in
 * the order of the source.
 */
export function choosePoints(source: PointSource, comparison: SourceComparison | null): Point[] {
  const { cover, maxPoints, budget, salience } = source;
  const candidates = candidatesOf(source, comparison);
  const maxScore = candidates.reduce((greatest, { score }) => Math.max(greatest, score), 0);
  const used = [cover.hookSentence, cover.subline].filter((sentence) => sentence !== null);
  const nearnessToUsed = used.map((sentence) => salience.nearnessTo(sentence.stems));
  const nearness = candidates.map(({ stems }) =>
    Math.max(0, ...nearnessToUsed.map((near) => near(stems))),
  );
  // A candidate that takes more than its share of the time has to score higher.
  const share = budget.left() / Math.max(1, maxPoints);
  const costs = candidates.map(({ core }) =>
    Math.max(1, Math.sqrt(speakingMs(core, source) / share)),
  );
  const chosen: Candidate[] = [];
  const remaining = new Set(candidates.keys());
  while (chosen.length < maxPoints && remaining.size > 0) {
    const index = nextBest(candidates, { remaining, nearness, costs, maxScore });
    const candidate = index === null ? undefined : candidates[index];
    if (index === null || candidate === undefined) break;
    remaining.delete(index);
    if (!budget.take(candidate.core)) continue;
    chosen.push(candidate);
    const nearChosen = salience.nearnessTo(candidate.stems);
    for (const other of remaining) {
      const near = nearChosen(candidates[other]?.stems ?? []);
      nearness[other] = Math.max(nearness[other] ?? 0, near);
    }
  }
  const taken = new Set([...used, ...chosen.map((candidate) => candidate.sentence)]);
  return chosen
    .sort((a, b) => a.order - b.order)
    .map(({ follower, build }) => {
      const addsFollower =
        follower !== null && !taken.has(follower) && budget.take([follower.text]);
      if (addsFollower) taken.add(follower);
      return build(addsFollower ? follower : null);
    })
    .filter((point) => point !== null);
}

/** State of the selection, by candidate index. */
interface Selection {
  remaining: Set<number>;
  nearness: readonly number[];
  costs: readonly number[];
  maxScore: number;
}

function speakingMs(sentences: readonly string[], { outline }: PointSource): number {
  return sentences.reduce((sum, text) => sum + estimateSpokenMs(text, outline.language), 0);
}

function nextBest(
  candidates: readonly Candidate[],
  { remaining, nearness, costs, maxScore }: Selection,
): number | null {
  let best: { index: number; score: number } | null = null;
  for (const index of remaining) {
    const candidateScore = candidates[index]?.score ?? 0;
    const near = nearness[index] ?? 0;
    if (
      candidateScore <= 0 ||
      candidateScore < MIN_RELATIVE_SCORE * maxScore ||
      near > MAX_SIMILARITY
    ) {
      remaining.delete(index);
      continue;
    }
    const score = candidateScore / maxScore / (costs[index] ?? 1) - SIMILARITY_PENALTY * near;
    if (best === null || score > best.score) best = { index, score };
  }
  return best?.index ?? null;
}

function candidatesOf(source: PointSource, comparison: SourceComparison | null): Candidate[] {
  const { outline, salience, cover } = source;
  const used = new Set([cover.hookSentence, cover.subline]);
  const best = salience.greatest || 1;
  const candidates: Candidate[] = [];
  if (comparison !== null)
    candidates.push(comparisonCandidate(source, comparison, best * COMPARISON_WORTH));
  const next = new Map(outline.sentences.map((sentence) => [sentence.order - 1, sentence]));
  const headed = outline.sections.filter(
    ({ heading }) => heading !== null && !isGenericHeading(heading),
  );
  for (const section of outline.sections) {
    if (comparison?.sections.includes(section)) continue;
    const unused = section.sentences.filter(
      (sentence) => sentence.quality > 0 && !used.has(sentence),
    );
    const hasTopSentence =
      headed.length > 1 && headed.includes(section) && section.lists.length === 0;
    const top = hasTopSentence ? bestOf(unused, salience) : null;
    for (const list of section.lists) {
      if (list.items.some((item) => comparison?.texts.includes(item))) continue;
      const score = best * (LIST_WORTH + (headed.includes(section) ? 0.5 * SECTION_WORTH : 0));
      candidates.push(...listCandidates(source, list, { heading: section.heading, score }));
    }
    for (const quote of section.quotes) {
      if (!source.repeatsQuote && openSentence(quote.text) === cover.hook) continue;
      candidates.push(quoteCandidate(source, quote, best * QUOTE_WORTH));
    }
    for (const sentence of unused) {
      if (comparison?.texts.includes(sentence.text)) continue;
      const isTop = sentence === top;
      const score = salience.of(sentence) + (isTop ? SECTION_WORTH * best : 0);
      const heading = isTop ? section.heading : null;
      candidates.push(
        sentenceCandidate(source, sentence, { heading, score, next: next.get(sentence.order) }),
      );
    }
  }
  return candidates;
}

function bestOf(sentences: readonly Sentence[], salience: Salience): Sentence | null {
  let best: Sentence | null = null;
  for (const sentence of sentences) {
    if (salience.of(sentence) > (best === null ? 0 : salience.of(best))) best = sentence;
  }
  return best;
}
