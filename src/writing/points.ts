import { findComparison } from "./comparisons.ts";
import type { Cover } from "./cover.ts";
import { findFigure } from "./figures.ts";
import { isGenericHeading } from "./headings.ts";
import { type Headliner, WIDEST_HEADLINE } from "./headline.ts";
import { chunkItems, itemsNarration, splitItem } from "./list_items.ts";
import type { Outline, Section, Sentence, SourceList } from "./outline.ts";
import { findQuote } from "./quotes.ts";
import type { Salience } from "./salience.ts";
import type { Point } from "./script.ts";
import { closeSentence, openSentence } from "./sentences.ts";
import type { SpeakingBudget } from "./speaking_time.ts";
import { stemsOf, widthOf } from "./words.ts";

/** What could become a point of the post. */
interface Candidate {
  order: number;
  score: number;
  stems: readonly string[];
  /** What a voice says of it at the least. */
  core: readonly string[];
  /** A sentence that goes on from the core, if there is one. */
  follower: Sentence | null;
  sentence: Sentence | null;
  build(follower: Sentence | null): Point | null;
}

/** What points are chosen from, and within which limits. */
export interface PointSource {
  outline: Outline;
  salience: Salience;
  headliner: Headliner;
  cover: Cover;
  maxPoints: number;
  budget: SpeakingBudget;
}

/** What a candidate must be worth against the best one. */
const WORTH = 0.22;
const NOVELTY = 0.75;
const SAME = 0.72;
const LONGEST_TEXT = 250;
const SECTION_BONUS = 1;
const LIST_WORTH = 0.9;
const QUOTE_WORTH = 1.1;
const COMPARISON_WORTH = 2;

/** Chooses the ideas that a post gives, the most important ones, and puts them in the source's order. */
export function choosePoints(source: PointSource): Point[] {
  const { cover, maxPoints, budget, salience } = source;
  const candidates = candidatesOf(source);
  const most = Math.max(0, ...candidates.map((candidate) => candidate.score));
  const said = [cover.hookSentence, cover.subline].filter((sentence) => sentence !== null);
  const chosen: Candidate[] = [];
  const nearness = candidates.map(({ stems }) =>
    Math.max(0, ...said.map((one) => salience.similarity(stems, one.stems))),
  );
  const left = new Set(candidates.keys());
  while (chosen.length < maxPoints && left.size > 0) {
    let best: { index: number; score: number } | null = null;
    for (const index of left) {
      const candidate = candidates[index];
      const near = nearness[index] ?? 0;
      if (candidate === undefined || near > SAME || candidate.score < WORTH * most)
        left.delete(index);
      else {
        const score = candidate.score / Math.max(most, 1e-9) - NOVELTY * near;
        if (best === null || score > best.score) best = { index, score };
      }
    }
    const candidate = best === null ? undefined : candidates[best.index];
    if (best === null || candidate === undefined) break;
    left.delete(best.index);
    if (!budget.take(candidate.core)) continue;
    chosen.push(candidate);
    for (const index of left) {
      const near = salience.similarity(candidates[index]?.stems ?? [], candidate.stems);
      nearness[index] = Math.max(nearness[index] ?? 0, near);
    }
  }
  const taken = new Set(chosen.map((candidate) => candidate.sentence));
  return chosen
    .sort((a, b) => a.order - b.order)
    .map((candidate) => {
      const { follower } = candidate;
      const isFree = follower !== null && !taken.has(follower) && !said.includes(follower);
      return candidate.build(isFree && budget.take([follower.text]) ? follower : null);
    })
    .filter((point) => point !== null);
}

function candidatesOf(source: PointSource): Candidate[] {
  const { outline, salience, cover } = source;
  const said = new Set([cover.hookSentence, cover.subline]);
  const scores = outline.sentences.map((sentence) => salience.of(sentence)).sort((a, b) => b - a);
  const best = scores[0] ?? 1;
  const candidates: Candidate[] = [];
  const comparison = findComparison(outline);
  if (comparison !== null)
    candidates.push(comparisonCandidate(source, comparison, best * COMPARISON_WORTH));
  const compared = new Set(comparison?.texts ?? []);
  const headed = outline.sections.filter(
    ({ heading }) => heading !== null && !isGenericHeading(heading),
  );
  for (const section of outline.sections) {
    const isHeaded = headed.length > 1 && headed.includes(section);
    const free = section.sentences.filter(
      (sentence) => sentence.quality > 0 && !said.has(sentence) && !compared.has(sentence.text),
    );
    const top = isHeaded ? bestOf(free, salience) : null;
    const lists = section.lists.filter((list) => !list.items.some((item) => compared.has(item)));
    for (const [index, list] of lists.entries()) {
      const heading = index === 0 && top === null ? section.heading : null;
      candidates.push(
        ...listCandidates(source, list, heading ?? section.heading, best * LIST_WORTH),
      );
    }
    for (const quote of section.quotes)
      candidates.push(quoteCandidate(source, quote, section, best * QUOTE_WORTH));
    for (const sentence of free) {
      const leads = sentence === top;
      const score = salience.of(sentence) + (leads ? SECTION_BONUS * best : 0);
      candidates.push(sentenceCandidate(source, sentence, leads ? section.heading : null, score));
    }
  }
  return candidates;
}

function bestOf(sentences: readonly Sentence[], salience: Salience): Sentence | null {
  const [best] = [...sentences].sort((a, b) => salience.of(b) - salience.of(a));
  return best !== undefined && salience.of(best) > 0 ? best : null;
}

function sentenceCandidate(
  { outline, headliner }: PointSource,
  sentence: Sentence,
  heading: string | null,
  score: number,
): Candidate {
  const { language } = outline;
  const next = outline.sentences.find((other) => other.order === sentence.order + 1);
  const goesOn = next !== undefined && next.paragraph === sentence.paragraph && next.quality > 0.3;
  const isShort = widthOf(openSentence(sentence.text)) <= WIDEST_HEADLINE;
  const fits = goesOn && widthOf(sentence.text) + widthOf(next.text) <= LONGEST_TEXT;
  const follower = fits && (next.pointsBack || isShort || heading !== null) ? next : null;
  const text = closeSentence(sentence.text, language);
  const build = (added: Sentence | null): Point | null => {
    const narration = added === null ? [text] : [text, closeSentence(added.text, language)];
    const quote = findQuote(sentence.text);
    const byHeading = heading === null ? null : headliner.whole(heading);
    const bySentence = byHeading === null && quote === null ? headliner.whole(sentence.text) : null;
    const headline =
      byHeading ??
      bySentence ??
      headliner.naming(sentence.text) ??
      headliner.whole(sentence.text, 90);
    if (headline === null) return null;
    return point({
      headline,
      text: narration.slice(bySentence === null ? 0 : 1).join(joint(language)),
      figure: findFigure(sentence.text, language),
      quote,
      narration,
    });
  };
  return {
    order: sentence.order,
    score,
    stems: sentence.stems,
    core: [text],
    follower,
    sentence,
    build,
  };
}

function quoteCandidate(
  { outline, headliner }: PointSource,
  quote: Section["quotes"][number],
  section: Section,
  score: number,
): Candidate {
  const { language } = outline;
  const core = [closeSentence(quote.text, language)];
  const build = (): Point | null => {
    const headline =
      headliner.whole(quote.text) ??
      (section.heading === null ? null : headliner.whole(section.heading)) ??
      headliner.naming(quote.text) ??
      quote.attribution;
    if (headline === null) return null;
    return point({
      headline,
      quote: { text: quote.text, attribution: quote.attribution },
      narration: core,
    });
  };
  return {
    order: quote.order,
    score,
    stems: stemsOf(quote.text, language),
    core,
    follower: null,
    sentence: null,
    build,
  };
}

function comparisonCandidate(
  { outline, headliner }: PointSource,
  { left, right, order, texts }: NonNullable<ReturnType<typeof findComparison>>,
  score: number,
): Candidate {
  const core = texts.map((text) => closeSentence(text, outline.language));
  const build = (): Point | null => {
    const headline =
      headliner.whole(`${left.label} / ${right.label}`) ?? headliner.whole(left.label);
    return headline === null
      ? null
      : point({ headline, comparison: { left, right }, narration: core });
  };
  return { order, score, stems: [], core, follower: null, sentence: null, build };
}

function listCandidates(
  { outline, headliner }: PointSource,
  list: SourceList,
  heading: string | null,
  score: number,
): Candidate[] {
  const { language, title } = outline;
  const parts = list.items.map((item) => splitItem(item, language));
  const explained = parts.filter((part) => part.text !== "").length;
  if (explained >= 2 && explained > 0.5 * parts.length) {
    return parts.map(({ lead, text, source }, index): Candidate => {
      const core = [closeSentence(source, language)];
      const build = (): Point | null => {
        const headline = headliner.whole(lead) ?? headliner.naming(source) ?? null;
        return headline === null
          ? null
          : point({
              headline,
              text:
                text === "" && headline !== openSentence(source)
                  ? closeSentence(source, language)
                  : text,
              figure: findFigure(source, language),
              narration: core,
            });
      };
      const stems = stemsOf(source, language);
      return {
        order: list.order + index / 1000,
        score: score * (1 - index / 200),
        stems,
        core,
        follower: null,
        sentence: null,
        build,
      };
    });
  }
  return chunkItems(list.items).map((items, index): Candidate => {
    const intro = index === 0 ? list.intro : null;
    const core = itemsNarration(intro, items, language);
    const build = (): Point | null => {
      const named = [list.intro, heading, title].filter((line) => line !== null);
      let headline: string | null = null;
      for (const line of named) headline ??= headliner.whole(line);
      headline ??=
        named.map(openSentence).find((line) => widthOf(line) <= 90) ??
        headliner.naming(items.join(". "));
      if (headline === null) return null;
      return point({
        headline: headline.replace(/[:：]$/u, ""),
        items: [...items],
        narration: core,
      });
    };
    return {
      order: list.order + index / 1000,
      score,
      stems: stemsOf(items.join(" "), language),
      core,
      follower: null,
      sentence: null,
      build,
    };
  });
}

function point(fields: Partial<Point> & Pick<Point, "headline" | "narration">): Point {
  return { text: "", items: [], figure: null, quote: null, comparison: null, ...fields };
}

function joint(language: string): string {
  return language === "zh" || language === "ja" ? "" : " ";
}
