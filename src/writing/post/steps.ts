import type { Point } from "../../posts/script.ts";
import { type StepGroup, stepsOf } from "../source/step_groups.ts";
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

/** Items that stand on one slide. */
interface Chunk {
  group: StepGroup;
  /** Place of the first among the group's items, from zero. */
  from: number;
  items: Item[];
}

const MAX_ITEMS = 6;
const MAX_INGREDIENTS = 10;
/** All that a slide should hold, in columns, and what it can where a step would be lost else. */
const MAX_WIDTH = 340;
const MAX_FULL_WIDTH = 480;
const MIN_WIDTH = 80;
const WIDTH_STEP = 20;
const MIN_STEPS = 3;
const MAX_TEXT_WIDTH = 160;

/**
 * Makes points from a recipe or a manual: the ingredients, all of them, then the steps in order,
 * several a point where there are more than points. What is left out shows in the headlines: "1–4 / 9".
 * Null if there are no steps.
 */
export function stepPoints(source: PointSource): Point[] | null {
  const { outline, maxPoints } = source;
  const { ingredients, steps } = stepsOf(outline);
  const count = steps.reduce((sum, { items }) => sum + items.length, 0);
  if (count < MIN_STEPS && ingredients.length === 0) return null;
  const listed = ingredientsIn(ingredients, count === 0 ? maxPoints : Math.ceil(maxPoints / 2));
  const room = Math.max(1, maxPoints - listed.length);
  const size = Math.min(MAX_ITEMS, Math.max(1, Math.ceil(count / room)));
  const whole = steps.flatMap((group) => chunksOf(group, size));
  const brief = steps
    .map((group) => ({
      ...group,
      items: group.items.map(({ text, number }) => ({
        text: briefOf(text, outline.language),
        number,
      })),
    }))
    .flatMap((group) => chunksOf(group, MAX_ITEMS));
  const shown = [whole, spread(whole, room), brief, spread(brief, room)];
  const fitting = shown.find((chunks) => chunks !== null && chunks.length <= room) ?? brief;
  const chosen = [...listed, ...fitting].slice(0, maxPoints);
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
function ingredientsIn(groups: readonly StepGroup[], room: number): Chunk[] {
  const chunks = groups.flatMap((group) => chunksOf(group, MAX_INGREDIENTS));
  const [first] = groups;
  if (chunks.length <= room || first === undefined) return chunks;
  return chunksOf({ ...first, items: groups.flatMap(({ items }) => items) }, MAX_INGREDIENTS);
}

/** Cuts a list into parts that fit on a slide, as even as they come. */
function chunksOf(group: StepGroup, maxItems: number): Chunk[] {
  const { length } = group.items;
  return filled(group, {
    maxItems: Math.ceil(length / Math.ceil(length / maxItems)),
    maxWidth: MAX_WIDTH,
  });
}

/** The items of one list on so many slides, each as full as the others; null where they are too much for that. */
function spread(chunks: readonly Chunk[], count: number): Chunk[] | null {
  const [first] = chunks;
  if (first === undefined || chunks.some(({ group }) => group !== first.group)) return null;
  for (let maxWidth = MIN_WIDTH; maxWidth <= MAX_FULL_WIDTH; maxWidth += WIDTH_STEP) {
    const tried = filled(first.group, { maxItems: MAX_ITEMS, maxWidth });
    if (tried.length <= count) return tried;
  }
  return null;
}

/** Items on slides that hold so many and so much of them, one after the other. */
function filled(
  group: StepGroup,
  { maxItems, maxWidth }: { maxItems: number; maxWidth: number },
): Chunk[] {
  const chunks: Chunk[] = [];
  let width = 0;
  for (const [from, item] of group.items.entries()) {
    const last = chunks.at(-1);
    width += widthOf(item.text);
    if (last === undefined || last.items.length >= maxItems || width > maxWidth) {
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
