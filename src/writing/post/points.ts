import type { Point } from "../../posts/script.ts";
import { chronicleOf } from "../data/chronicle.ts";
import { dataOfSentence } from "../data/find_data.ts";
import { ENGLISH } from "../languages/mod.ts";
import type { Sentence } from "../source/outline.ts";
import type { SourceComparison } from "../text/comparisons.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { isGenericHeading } from "../text/headings.ts";
import { openSentence } from "../text/sentences.ts";
import type { Candidate, PointSource } from "./candidate.ts";
import { listCandidates } from "./list_candidates.ts";
import { comparisonCandidate, quoteCandidate } from "./quote_candidates.ts";
import { sentenceCandidate } from "./sentence_candidates.ts";
import { tableCandidates } from "./table_candidates.ts";

/** A candidate must score at least this fraction of the best one. */
const MIN_RELATIVE_SCORE = 0.08;
const MAX_SIMILARITY = 0.72;
/** A sentence that refers to one that is not said is for posts with nothing else. */
const DANGLING_WORTH = 1e-6;
/** So many candidates without enough time for them are tried at most. */
const MAX_REFUSED = 300;
const SECTION_WORTH = 1;
const LIST_WORTH = 1;
const QUOTE_WORTH = 0.8;
/** Nobody knows whose words they are, outside of the source. */
const ANONYMOUS_QUOTE_WORTH = 0.3;
const COMPARISON_WORTH = 2.5;
const CHRONICLE_WORTH = 1.5;
/** What can be drawn to scale is seen at a glance. */
const DATA_WORTH = 1.4;
/** What else there is where an abstract says it better. */
const BESIDE_ABSTRACT = 0.2;
const MIN_ABSTRACT = 2;
/** What minutes decide, and what is new in a release. */
const STRESSED_WORTH = 1.8;

const emphasis = perLanguage(({ decisions, minutes, releases }) => ({
  decision: new RegExp(anyOf(decisions, ENGLISH.decisions), "iu"),
  label: new RegExp(`^${anyOf(minutes, ENGLISH.minutes)}`, "iu"),
  novelty: new RegExp(anyOf(releases, ENGLISH.releases), "iu"),
}));

/**
 * Chooses the points of a post by salience and novelty, as many as there is room and time for, in
 * the order of the source.
 */
export function choosePoints(source: PointSource, comparison: SourceComparison | null): Point[] {
  const { cover, maxPoints, budget, salience } = source;
  const candidates = candidatesOf(source, comparison);
  const maxScore = candidates.reduce((greatest, { score }) => Math.max(greatest, score), 0);
  const used = [cover.hookSentence, cover.subline].filter((sentence) => sentence !== null);
  const coverage = salience.coverage();
  const remaining = new Set(
    candidates.filter(({ score }) => score > MIN_RELATIVE_SCORE * maxScore),
  );
  const say = (stems: readonly string[]) => {
    coverage.add(stems);
    const nearness = salience.nearnessTo(stems);
    // At once, as looking for the best of thousands that all say the same takes long.
    for (const candidate of remaining)
      if (nearness(candidate.stems) > MAX_SIMILARITY) remaining.delete(candidate);
  };
  for (const { stems } of used) say(stems);
  const chosen: { candidate: Candidate; narration: readonly string[] }[] = [];
  const said = new Set(used.map(({ order }) => order));
  // What points back to nothing is for posts without any other point.
  const dangles = ({ sentence }: Candidate) =>
    sentence?.pointsBack === true && !said.has(sentence.order - 1);
  let refused = 0;
  while (chosen.length < maxPoints && refused < MAX_REFUSED) {
    const candidate = bestOf(
      remaining,
      (one) => one.score * coverage.novelty(one.stems) * (dangles(one) ? DANGLING_WORTH : 1),
    );
    if (candidate === null || (dangles(candidate) && chosen.length > 0)) break;
    remaining.delete(candidate);
    const narration = candidate.say(budget);
    if (narration === null) {
      refused++;
      continue;
    }
    chosen.push({ candidate, narration });
    if (candidate.sentence !== null) said.add(candidate.sentence.order);
    say(candidate.stems);
  }
  const taken = new Set([...used, ...chosen.map(({ candidate }) => candidate.sentence)]);
  return chosen
    .sort((a, b) => a.candidate.order - b.candidate.order)
    .map(({ candidate: { follower, build }, narration }) => {
      const addsFollower =
        follower !== null && !taken.has(follower) && budget.take([follower.text]);
      if (addsFollower) taken.add(follower);
      return build(narration, addsFollower ? follower : null);
    })
    .filter((point) => point !== null);
}

function candidatesOf(source: PointSource, comparison: SourceComparison | null): Candidate[] {
  const { outline, salience, cover, genre } = source;
  const { decision, label, novelty } = emphasis(outline.language);
  const stress = genre === "minutes" ? decision : genre === "release" ? novelty : null;
  const isLabel = (heading: string | null) => genre === "minutes" && label.test(heading ?? "");
  const used = new Set([cover.hookSentence, cover.subline]);
  const best = salience.greatest || 1;
  const candidates: Candidate[] = [];
  if (comparison !== null)
    candidates.push(comparisonCandidate(source, comparison, best * COMPARISON_WORTH));
  const chronicle = chronicleOf(outline);
  if (chronicle !== null) {
    const { list, dated, heading } = chronicle;
    candidates.push(
      ...listCandidates(source, list, { heading, dated, score: best * CHRONICLE_WORTH }),
    );
  }
  const next = new Map(outline.sentences.map((sentence) => [sentence.order - 1, sentence]));
  const headed = outline.sections.filter(
    ({ heading }) => heading !== null && !isGenericHeading(heading, outline.language),
  );
  for (const section of outline.sections) {
    if (comparison?.sections.includes(section)) continue;
    const unused = section.sentences.filter(
      (sentence) => sentence.quality > 0 && !used.has(sentence),
    );
    const hasTopSentence =
      headed.length > 1 && headed.includes(section) && section.lists.length === 0;
    const top = hasTopSentence ? bestOf(unused, salience.of) : null;
    for (const list of section.lists) {
      if (isLabel(section.heading ?? list.intro)) continue;
      if (list.items.some((item) => comparison?.texts.includes(item))) continue;
      const score = best * (LIST_WORTH + (headed.includes(section) ? 0.5 * SECTION_WORTH : 0));
      const options = { heading: section.heading, score };
      const measured = tableCandidates(source, list, options);
      candidates.push(...(measured.length > 0 ? measured : listCandidates(source, list, options)));
    }
    for (const quote of section.quotes) {
      if (!source.repeatsQuote && openSentence(quote.text) === cover.hook) continue;
      const worth = quote.attribution === null ? ANONYMOUS_QUOTE_WORTH : QUOTE_WORTH;
      candidates.push(quoteCandidate(source, quote, best * worth));
    }
    for (const sentence of unused) {
      if (comparison?.texts.includes(sentence.text)) continue;
      const isTop = sentence === top;
      const stressed = stress?.test(sentence.text) ? STRESSED_WORTH : 1;
      const data = dataOfSentence(sentence.text, outline.language);
      const drawn = data === null || data.kind === "counted" ? 1 : DATA_WORTH;
      const score = stressed * drawn * salience.of(sentence) + (isTop ? SECTION_WORTH * best : 0);
      const heading = isTop ? section.heading : null;
      const candidate = sentenceCandidate(source, sentence, {
        heading,
        score,
        next: next.get(sentence.order),
      });
      if (candidate !== null) candidates.push(candidate);
    }
  }
  const abstract = new Set<Sentence | null>(outline.abstract);
  if (abstract.size < MIN_ABSTRACT) return candidates;
  return candidates.map((candidate) =>
    abstract.has(candidate.sentence)
      ? candidate
      : { ...candidate, score: candidate.score * BESIDE_ABSTRACT },
  );
}

function bestOf<Item>(items: Iterable<Item>, scoreOf: (item: Item) => number): Item | null {
  let best: Item | null = null;
  let bestScore = 0;
  for (const item of items) {
    const score = scoreOf(item);
    if (score > bestScore) [best, bestScore] = [item, score];
  }
  return best;
}
