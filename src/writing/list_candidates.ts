import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import { findFigure } from "./figures.ts";
import { chunkItems, type ItemParts, itemsNarration, splitItem } from "./list_items.ts";
import type { SourceList } from "./outline.ts";
import { closeSentence, openSentence } from "./sentences.ts";
import { stemsOf, widthOf } from "./words.ts";

/** Maximum number of explained items that fit on a slide. */
const MAX_EXPLAINED = 3;
const MAX_TITLE_WIDTH = 96;

/**
 * Makes candidates from a list: one for each item if the items are explained and all of them fit,
 * else one for each group of items, to keep the list complete.
 */
export function listCandidates(
  source: PointSource,
  list: SourceList,
  { heading, score }: { heading: string | null; score: number },
): Candidate[] {
  const { outline, budget, maxPoints } = source;
  const parts = list.items.map((item) => splitItem(item, outline.language));
  const explained = parts.filter((part) => part.text !== "").length;
  const group = (items: readonly string[][]) =>
    items.map((chunk, index) => groupCandidate(source, list, chunk, { heading, score, index }));
  if (explained < 2 || explained <= 0.5 * parts.length) return group(chunkItems(list.items));
  const canSpeakAll = budget.holds(
    parts.map((part) => closeSentence(part.source, outline.language)),
  );
  if (canSpeakAll && parts.length <= maxPoints) {
    return parts.map((part, index) => itemCandidate(source, list, part, { score, index }));
  }
  const size = Math.ceil(parts.length / Math.max(1, maxPoints));
  const keepsExplanations = size <= MAX_EXPLAINED && canSpeakAll;
  return group(
    keepsExplanations ? chunkItems(list.items, size) : chunkItems(parts.map((part) => part.lead)),
  );
}

function itemCandidate(
  { outline, headliner }: PointSource,
  list: SourceList,
  { lead, text, source }: ItemParts,
  { score, index }: { score: number; index: number },
): Candidate {
  const { language } = outline;
  const core = [closeSentence(source, language)];
  return {
    order: list.order + index / 1000,
    score: score * (1 - index / 500),
    // No stems: items of one list are kept together even if they are similar.
    stems: [],
    core,
    sentence: null,
    follower: null,
    build() {
      const headline =
        headliner.whole(lead) ?? headliner.naming(source) ?? headliner.anyName(source);
      if (headline === null) return null;
      const body = widthOf(headline) >= widthOf(openSentence(lead)) ? text : (core[0] ?? "");
      return pointOf({
        headline,
        text: body,
        figure: findFigure(source, language),
        narration: core,
      });
    },
  };
}

function groupCandidate(
  { outline, headliner, cover }: PointSource,
  list: SourceList,
  items: readonly string[],
  { heading, score, index }: { heading: string | null; score: number; index: number },
): Candidate {
  const { language, title } = outline;
  const core = itemsNarration(index === 0 ? (list.intro ?? heading) : null, items, language);
  return {
    order: list.order + index / 1000,
    score: score * (1 - index / 500),
    stems: index === 0 ? stemsOf(items.join(" "), language) : [],
    core,
    sentence: null,
    follower: null,
    build() {
      const lines = [heading, list.intro, title, cover.hook].filter((line) => line !== null);
      const plain = lines.map((line) => openSentence(line.replace(/\s*[:：]$/u, "")));
      let headline: string | null = null;
      for (const line of plain) headline ??= headliner.whole(line);
      headline ??= plain.find((line) => widthOf(line) <= MAX_TITLE_WIDTH) ?? null;
      headline ??= headliner.anyName(items.join(". "));
      return headline === null ? null : pointOf({ headline, items: [...items], narration: core });
    },
  };
}
