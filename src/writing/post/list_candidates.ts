import type { Data } from "../../posts/data.ts";
import type { Point } from "../../posts/script.ts";
import { dataOfItems, datedList } from "../data/find_data.ts";
import { type Dated, timelineOf } from "../data/timelines.ts";
import type { SourceList } from "../source/lists.ts";
import { findFigure } from "../text/figures.ts";
import {
  briefOf,
  chunkItems,
  type Item,
  type ItemParts,
  itemsNarration,
  rangeOf,
  shownItem,
  splitItem,
} from "../text/list_items.ts";
import { closeSentence, openSentence } from "../text/sentences.ts";
import { stemsOf, widthOf } from "../text/words.ts";
import { type Candidate, type PointSource, pointOf } from "./candidate.ts";
import type { Headliner } from "./headline.ts";

/** Maximum number of explained items that fit on a slide. */
const MAX_EXPLAINED = 3;
const MAX_TITLE_WIDTH = 96;
const MIN_SAID = 2;
/** What somebody says takes more room than an entry of a list. */
const MAX_SPOKEN = 4;
/** Fewer items may have the same label by chance. */
const MIN_SPOKEN = 3;
/** The share of items with a label of their own, where these are names of speakers. */
const MAX_LEADS = 0.7;

/** Options of {@linkcode listCandidates}. */
export interface ListOptions {
  heading: string | null;
  score: number;
  /** The items' dates, where they are events in their order. By default they are looked for. */
  dated?: readonly Dated[] | null;
}

/**
 * Makes candidates from a list: one for each item if the items are explained and all of them fit,
 * else one for each group of items, to keep the list complete. Events stay together.
 */
export function listCandidates(
  source: PointSource,
  list: SourceList,
  { heading, score, ...options }: ListOptions,
): Candidate[] {
  const { outline, budget, maxPoints } = source;
  const { dated = datedList(list, outline.language) } = options;
  const split = list.items.map((item) => splitItem(item, outline.language));
  const isSpoken = areSpoken(split);
  const parts = isSpoken
    ? list.items.map((item) => ({ lead: item, text: "", source: item }))
    : split;
  const explained = parts.filter((part) => part.text !== "").length;
  const group = (chunks: readonly Item[][]) => {
    let from = 0;
    return chunks.map((chunk, index) => {
      from += chunk.length;
      const place = { from: from - chunk.length, count: chunk.length, total: list.items.length };
      const range = chunks.length === 1 ? "" : ` (${rangeOf(place)})`;
      const events = dated?.slice(from - chunk.length, from);
      return groupCandidate(source, list, chunk, { heading, score, index, range, events });
    });
  };
  const numbered = (texts: readonly string[]) =>
    texts.map((text, index) => ({ text, number: list.numbers[index] ?? null }));
  const brief = list.items.map((item) => briefOf(item, outline.language));
  if (dated != null) return group(chunkItems(numbered(brief)));
  if (isSpoken) return group(chunkItems(numbered(brief), MAX_SPOKEN));
  if (explained < 2 || explained <= 0.5 * parts.length) return group(chunkItems(numbered(brief)));
  const canSpeakAll = budget.holds(
    parts.map((part) => closeSentence(part.source, outline.language)),
  );
  if (canSpeakAll && parts.length <= maxPoints) {
    return parts.map((part, index) => itemCandidate(source, list, part, { score, index }));
  }
  const size = Math.ceil(parts.length / Math.max(1, maxPoints));
  const keepsExplanations = size <= MAX_EXPLAINED && canSpeakAll;
  return group(
    keepsExplanations
      ? chunkItems(numbered(list.items), size)
      : chunkItems(numbered(parts.map(({ lead }) => briefOf(lead, outline.language)))),
  );
}

/** True where the same labels come again: they say who speaks, not what about. */
function areSpoken(parts: readonly ItemParts[]): boolean {
  const leads = parts.filter(({ text }) => text !== "").map(({ lead }) => lead);
  return leads.length >= MIN_SPOKEN && new Set(leads).size <= MAX_LEADS * leads.length;
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
    say: (budget) => (budget.take(core) ? core : null),
    sentence: null,
    follower: null,
    build(said) {
      const words = wordsOfItem({ lead, text, source }, list.name, { headliner, language });
      if (words === null) return null;
      return pointOf({
        ...words,
        figure: findFigure(source, language),
        narration: [...said],
      });
    },
  };
}

/** Headline and text of an item that has a slide of its own. */
function wordsOfItem(
  { lead, text, source }: ItemParts,
  /** The item that its list stands below. */
  name: string | null,
  { headliner, language }: { headliner: Headliner; language: string },
): Pick<Point, "headline" | "text"> | null {
  const headline =
    headliner.whole(lead) ??
    (name === null ? null : headliner.whole(name)) ??
    headliner.naming(source) ??
    headliner.anyName(source);
  if (headline === null) return null;
  const isWhole = widthOf(headline) >= widthOf(openSentence(lead));
  return { headline, text: isWhole ? text : closeSentence(source, language) };
}

function groupCandidate(
  { outline, headliner, cover }: PointSource,
  list: SourceList,
  chunk: readonly Item[],
  {
    heading,
    score,
    index,
    range,
    events,
  }: {
    heading: string | null;
    score: number;
    index: number;
    range: string;
    events: readonly Dated[] | undefined;
  },
): Candidate {
  const { language, title } = outline;
  const items = chunk.map(({ text }) => text);
  const intro = index === 0 ? (list.name ?? list.intro ?? heading) : null;
  return {
    order: list.order + index / 1000,
    score: score * (1 - index / 500),
    stems: index === 0 ? stemsOf(items.join(" "), language) : [],
    // The slide shows all items, even if there is only time to say the first ones.
    say(budget) {
      for (let count = items.length; count >= Math.min(items.length, MIN_SAID); count--) {
        const said = itemsNarration(intro, items.slice(0, count), language);
        if (budget.take(said)) return said;
      }
      return null;
    },
    sentence: null,
    follower: null,
    build(said) {
      const [only] = chunk;
      // A list of one would show none of it.
      if (only !== undefined && chunk.length === 1) {
        const words = wordsOfItem(splitItem(only.text, language), list.name, {
          headliner,
          language,
        });
        const numbered = words && { ...only, text: words.headline };
        return (
          numbered && pointOf({ ...words, headline: shownItem(numbered), narration: [...said] })
        );
      }
      const lines = [list.name, heading, list.intro, title, cover.hook].filter(
        (line) => line !== null,
      );
      const plain = lines.map((line) => openSentence(line.replace(/\s*[:：]$/u, "")));
      let headline: string | null = null;
      for (const line of plain) headline ??= headliner.whole(line);
      headline ??= plain.find((line) => widthOf(line) <= MAX_TITLE_WIDTH) ?? null;
      headline ??= headliner.anyName(items.join(". "));
      return headline === null
        ? null
        : pointOf({
            headline: `${headline}${range}`,
            items: chunk.map(shownItem),
            narration: [...said],
            ...drawn(),
          });
    },
  };

  function drawn(): { data?: Data } {
    const said = [title, heading, list.name, list.intro].filter((line) => line !== null).join(". ");
    const data = events === undefined ? dataOfItems(items, { language, said }) : timelineOf(events);
    return data === null ? {} : { data };
  }
}
