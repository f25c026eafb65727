import { keysOf, lineKey } from "../../documents/languages/mod.ts";
import type { Point } from "../../posts/script.ts";
import type { Section, Sentence } from "../source/outline.ts";
import { areIngredients } from "../source/recipe.ts";
import {
  briefOf,
  type Item,
  itemsNarration,
  rangeOf,
  shownItem,
  splitItem,
} from "../text/list_items.ts";
import { closeSentence, openSentence } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { speakingBudget } from "../text/speaking_time.ts";
import { widthOf } from "../text/words.ts";
import { type PointSource, pointOf } from "./candidate.ts";
import { MAX_HOOK_WIDTH } from "./headline.ts";

/** What belongs on slides of its own, in order. */
interface Group {
  heading: string | null;
  items: readonly Item[];
  /** Ingredients are shown whole, however many they are. */
  isIngredients: boolean;
}

/** Items that stand on one slide. */
interface Chunk {
  group: Group;
  /** Place of the first among the group's items, from zero. */
  from: number;
  items: Item[];
}

const INGREDIENTS = keysOf("ingredients");
const METHOD = keysOf("method");
const MAX_ITEMS = 6;
const MAX_INGREDIENTS = 10;
/** All that a slide holds, in columns. */
const MAX_WIDTH = 340;
const MIN_STEPS = 3;
const MAX_TEXT_WIDTH = 160;
/** What is written in a recipe's list in sentences is not an ingredient. */
const MIN_STEP_WIDTH = 40;
const SENTENCE_END = /[.!。！।]$/u;

/**
 * Makes points from a recipe or a manual: the ingredients, all of them, then the steps in order,
 * several a point where there are more than points. What is left out shows in the headlines: "1–4 / 9".
 * Null if there are no steps.
 */
export function stepPoints(source: PointSource): Point[] | null {
  const { outline, maxPoints } = source;
  const groups = outline.sections.flatMap((section) => groupsOf(section, outline.language));
  const ingredients = groups.filter(({ isIngredients }) => isIngredients);
  const others = groups.filter(({ isIngredients }) => !isIngredients);
  const counted = others.filter(({ items }) => items.some(({ number }) => number !== null));
  const steps = counted.length > 0 ? counted : others;
  const count = steps.reduce((sum, { items }) => sum + items.length, 0);
  if (count < MIN_STEPS && ingredients.length === 0) return null;
  const listed = ingredientsIn(ingredients, count === 0 ? maxPoints : Math.ceil(maxPoints / 2));
  const room = Math.max(1, maxPoints - listed.length);
  const size = Math.min(MAX_ITEMS, Math.max(1, Math.ceil(count / room)));
  const whole = steps.flatMap((group) => chunksOf(group, size));
  const brief = () =>
    steps
      .map((group) => ({
        ...group,
        items: group.items.map(({ text, number }) => ({
          text: briefOf(text, outline.language),
          number,
        })),
      }))
      .flatMap((group) => chunksOf(group, MAX_ITEMS));
  const chosen = [...listed, ...(whole.length <= room ? whole : brief())].slice(0, maxPoints);
  const points: Point[] = [];
  for (const [index, chunk] of chosen.entries()) {
    const point = pointFor(source, chunk, shareOf(chunk, chosen.slice(index)));
    if (point === null) break;
    points.push(point);
  }
  return points;
}

/**
 * Makes points from sections that the source counts, such as a ranking's: one of each where there is
 * room for all, else their headings as lists. Null if it counts none.
 */
export function rankedPoints(source: PointSource): Point[] | null {
  const { outline, maxPoints, budget } = source;
  const { language } = outline;
  const ranked = outline.sections.flatMap(({ heading, number, sentences }) =>
    heading === null || number === null ? [] : [{ heading, number, sentences }],
  );
  if (ranked.length < MIN_STEPS) return null;
  const points: Point[] = [];
  if (ranked.length <= maxPoints) {
    for (const { heading, number, sentences } of ranked) {
      const said = sentences.find(({ quality, pointsBack }) => quality > 0 && !pointsBack);
      const whole = said === undefined ? "" : closeSentence(said.text, language);
      const text = shorten(whole, language, MAX_TEXT_WIDTH) ?? "";
      const narration = [closeSentence(heading, language), ...(text === "" ? [] : [text])];
      if (!budget.take(narration)) break;
      points.push(pointOf({ headline: shownItem({ text: heading, number }), text, narration }));
    }
    return points;
  }
  const items = ranked.map(({ heading, number }) => ({ text: heading, number }));
  const group = { heading: null, items, isIngredients: false };
  const size = Math.min(MAX_ITEMS, Math.ceil(items.length / Math.max(1, maxPoints)));
  const chosen = chunksOf(group, size).slice(0, maxPoints);
  for (const [index, chunk] of chosen.entries()) {
    const point = pointFor(source, chunk, shareOf(chunk, chosen.slice(index)));
    if (point === null) break;
    points.push(point);
  }
  return points;
}

/** The ingredients by what they are for, or all as one list where there is no room for that. */
function ingredientsIn(groups: readonly Group[], room: number): Chunk[] {
  const chunks = groups.flatMap((group) => chunksOf(group, MAX_INGREDIENTS));
  const [first] = groups;
  if (chunks.length <= room || first === undefined) return chunks;
  return chunksOf({ ...first, items: groups.flatMap(({ items }) => items) }, MAX_INGREDIENTS);
}

/** A section's lists; below "Method" or ingredients, its sentences as well. */
function groupsOf({ heading, lists, sentences }: Section, language: string): Group[] {
  const key = heading === null ? "" : lineKey(heading);
  if (lists.length === 0 && METHOD.has(key)) return stepsOf(heading, sentences);
  const groups = lists.flatMap(({ name, items, numbers, intro }): Group[] => {
    const all = items.map((text, index) => ({ text, number: numbers[index] ?? null }));
    const own = name ?? heading;
    const isIngredients = INGREDIENTS.has(key) || areIngredients(items, language);
    if (!isIngredients) return [{ heading: own ?? intro, items: all, isIngredients }];
    const last = all.findLastIndex(
      ({ text }) => !SENTENCE_END.test(text) || widthOf(text) < MIN_STEP_WIDTH,
    );
    const parts: Group[] = [
      { heading: own, items: all.slice(0, last + 1), isIngredients },
      { heading: null, items: all.slice(last + 1), isIngredients: false },
    ];
    return parts.filter((part) => part.items.length > 0);
  });
  const [list, ...others] = lists;
  const isAllIngredients =
    others.length === 0 && groups.every(({ isIngredients }) => isIngredients);
  if (list === undefined || !isAllIngredients) return groups;
  return [
    ...groups,
    ...stepsOf(
      null,
      sentences.filter(({ order }) => order > list.order),
    ),
  ];
}

function stepsOf(heading: string | null, sentences: readonly Sentence[]): Group[] {
  const items = sentences.map(({ text }) => ({ text, number: null }));
  return items.length === 0 ? [] : [{ heading, items, isIngredients: false }];
}

/** Cuts a list into parts that fit on a slide, as even as they come. */
function chunksOf(group: Group, maxItems: number): Chunk[] {
  const { items } = group;
  const size = Math.ceil(items.length / Math.ceil(items.length / maxItems));
  const chunks: Chunk[] = [];
  let width = 0;
  for (const [from, item] of items.entries()) {
    const last = chunks.at(-1);
    width += widthOf(item.text);
    if (last === undefined || last.items.length >= size || width > MAX_WIDTH) {
      chunks.push({ group, from, items: [item] });
      width = widthOf(item.text);
    } else last.items.push(item);
  }
  return chunks;
}

/** How much of what some chunks say is in one of them. */
function shareOf(chunk: Chunk, chunks: readonly Chunk[]): number {
  const widthIn = ({ items }: Chunk) => items.reduce((sum, { text }) => sum + widthOf(text), 1);
  return widthIn(chunk) / chunks.reduce((sum, each) => sum + widthIn(each), 0);
}

function pointFor(
  { outline, cover, budget }: PointSource,
  { group: { heading, items: all }, from, items }: Chunk,
  /** The share of the time left that it may take. */
  share: number,
): Point | null {
  const { language, title } = outline;
  const name = openSentence((heading ?? title ?? cover.hook).replace(/\s*[:：]$/u, ""));
  const place = { from, count: items.length, total: all.length };
  const headline = items.length === all.length ? name : `${name} (${rangeOf(place)})`;
  const texts = items.map(({ text }) => text);
  const told = (some: readonly string[]) =>
    itemsNarration(from === 0 ? heading : null, some, language);
  const short = texts.map((text) => briefOf(text, language));
  const fitting = [texts, ...short.map((_, index) => short.slice(0, short.length - index))].map(
    told,
  );
  const fair = speakingBudget(budget.left() * share, language);
  // A list's name alone is said once.
  const narration =
    fitting.find((said) => fair.holds(said)) ??
    fitting.findLast((said) => budget.holds(said)) ??
    (from === 0 ? [closeSentence(name, language)] : null);
  if (narration === null || !budget.take(narration)) return null;
  const [only] = items;
  if (items.length > 1 || only === undefined) {
    return pointOf({ headline, items: items.map(shownItem), narration });
  }
  // A step of a list that has no name says what to do itself.
  const step = openSentence(only.text);
  if (heading === null && only.number === null && widthOf(step) <= MAX_HOOK_WIDTH) {
    return pointOf({ headline: step, narration });
  }
  const { lead, text } = splitItem(only.text, language);
  const isWhole = text === "" || lead === only.text;
  return isWhole || widthOf(lead) > MAX_HOOK_WIDTH
    ? pointOf({ headline, text: closeSentence(only.text, language), narration })
    : pointOf({
        headline: shownItem({ text: lead, number: only.number }),
        text,
        narration,
      });
}
