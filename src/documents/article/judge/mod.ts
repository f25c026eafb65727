import { isName } from "../../details.ts";
import { unitsOf } from "../../line_kinds.ts";
import type { ReadBlock } from "../../read_block.ts";
import { coreOf } from "../core.ts";
import { isForeign, isKept, isText } from "../judged_blocks.ts";
import grown from "./forest.json";
import { likelihood } from "./forest.ts";
import { readLines } from "./line.ts";
import { type JudgedPage, signsOf } from "./signs.ts";

/** From here on, a line below all others is no part of the article, if it is no longer than a word. */
const MIN_BELOW = 0.35;
/** A longer one costs more if it is lost: so much more has to be sure for each of its words, up to the most. */
const MORE_PER_WORD = 0.01;
const MOST = 0.95;
/** The same of a line between others, beside what is no part of the article. */
const MIN_BETWEEN = 0.5;
/** The same within a text that runs on: few pages put something there. */
const MIN_WITHIN = 0.6;
/** The same of a line that may be the heading of the text below it, as nothing tells headings apart so well. */
const MIN_HEADING = 0.97;
/** The same of one above a heading of the text below. */
const MIN_PART = 0.985;
/** The same of a name, and of one that has as many words as the headlines of other articles. */
const MIN_HEADLINE = 0.9;
const MIN_HEADLINE_UNITS = 5;
/** Of the first paragraph, which opens the text, in words. */
const MIN_OPENING = 20;
/** The same of a paragraph, of which a doubt is enough for a post to do without it, in words. */
const LONG = 25;
const MIN_LONG = 0.9;
/** What stands beside a dropped line is judged again. */
const MAX_ROUNDS = 3;
/** Lines with the same name before a colon are somebody's. */
const MIN_SAID = 3;
/** Less doubt is none. */
const MIN_DOUBT = 0.05;
/** The same of headings, which nothing tells apart as well. */
const MIN_DOUBT_OF_HEADING = 0.3;
const LABEL = /^\p{Lu}?[^:：.!?]{1,30}(?=[:：]\s)/u;
const DASH = /^[–—](?=\s)/u;
const LEADS = /[:：]$/u;
/** Who finds more of the words unlikely where the text runs has not understood the page, and may doubt, but not drop. */
const MAX_SHARE = 0.4;
/** What stands so many lines below where the text runs is hardly part of it, no more than a number alone. */
const FAR_BELOW = 10;
const DOUBT_OF_STRAY = 0.5;

/**
 * Drops lines that no rule is sure of, and that look, speak and stand as what pages have around their articles:
 * what a forest has learnt of many pages, by `train:reading`.
 */
export function dropUnlikely(
  page: JudgedPage & { judged: { blocks: ReadBlock[] }; dropped: Set<number> },
): void {
  const { judged, dropped } = page;
  const { blocks, kinds } = judged;
  const doubts = new Map<number, number>();
  const unlikely = new Set<number>();
  const said = saidLines(page);
  const lines = readLines(judged);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const known = { ...page, dropped: new Set([...dropped, ...unlikely]) };
    const leastFor = measureOf(known);
    const before = unlikely.size;
    const isAsked = (index: number): boolean => !known.dropped.has(index) && !said.has(index);
    for (const [index, signs] of signsOf(known, lines, isAsked).entries()) {
      if (signs === null) continue;
      const doubt = likelihood(grown, signs);
      doubts.set(index, doubt);
      if (doubt >= leastFor(index)) unlikely.add(index);
    }
    if (unlikely.size === before) break;
  }
  noteDoubts(page, doubts);
  const core = coreOf(blocks, kinds);
  const isWithin = (index: number): boolean =>
    core === null || (index >= core.start && index <= core.end);
  const unitsIn = (test: (index: number) => boolean): number =>
    [...blocks.keys()]
      .filter(
        (index) => !dropped.has(index) && isKept(kinds[index]) && isWithin(index) && test(index),
      )
      .reduce((sum, index) => sum + unitsOf(blocks[index]?.text ?? ""), 0);
  const share =
    unitsIn((index) => unlikely.has(index)) /
    Math.max(
      1,
      unitsIn(() => true),
    );
  if (share > MAX_SHARE) return;
  for (const index of unlikely) dropped.add(index);
  dropEmptyHeadings(page, unlikely);
}

/** Notes with each line of text how likely it is none of the article, and with a heading where it is quite likely. */
function noteDoubts(
  { judged, title }: JudgedPage & { judged: { blocks: ReadBlock[] } },
  doubts: ReadonlyMap<number, number>,
): void {
  const { blocks, kinds } = judged;
  const core = coreOf(blocks, kinds);
  const isFar = (index: number): boolean =>
    core !== null && (index < Math.min(title, core.start) || index > core.end + FAR_BELOW);
  for (const [index, found] of doubts) {
    const block = blocks[index];
    const isTold = isText(kinds[index]) || found >= MIN_DOUBT_OF_HEADING;
    if (block === undefined || !isTold) continue;
    const isBare = block.kind === "list_item" && !/\p{L}/u.test(block.text);
    const stray = isFar(index) || isBare ? DOUBT_OF_STRAY : 0;
    const doubt = Math.max(stray, found, block.doubt ?? 0);
    if (doubt >= MIN_DOUBT) blocks[index] = { ...block, doubt: Math.round(doubt * 100) / 100 };
  }
}

/** Drops the headings whose text is unlikely, as nothing is left below them. */
function dropEmptyHeadings(
  { judged: { blocks, kinds }, title, dropped }: JudgedPage & { dropped: Set<number> },
  unlikely: ReadonlySet<number>,
): void {
  let isEmpty = true;
  let isUnlikely = false;
  for (let index = blocks.length - 1; index > title; index--) {
    isUnlikely ||= unlikely.has(index);
    if (dropped.has(index)) continue;
    const isHeading = kinds[index] === "short" && !LEADS.test(blocks[index]?.text ?? "");
    if (isHeading && isEmpty && isUnlikely) dropped.add(index);
    else {
      isEmpty = isHeading;
      isUnlikely = false;
    }
  }
}

/** Says how likely it has to be that a line is no part of the article, by where it stands. */
function measureOf(page: JudgedPage): (index: number) => number {
  const { judged, dropped } = page;
  const { blocks, kinds } = judged;
  const isOwn = (index: number): boolean => isText(kinds[index]) && !dropped.has(index);
  const isProse = (_: unknown, index: number): boolean => kinds[index] === "prose" && isOwn(index);
  const first = blocks.findIndex(isProse);
  const last = blocks.findLastIndex(isProse);
  const isListed = listedBelow(page);
  return (index) => {
    if (isListed(index)) return Number.POSITIVE_INFINITY;
    const units = unitsOf(blocks[index]?.text ?? "");
    if (mayHead(page, index)) {
      if (isTold(page, index)) return Number.POSITIVE_INFINITY;
      const isHeadline = units >= MIN_HEADLINE_UNITS || isName(blocks[index]?.text ?? "");
      if (isHeadline) return MIN_HEADLINE;
      return kinds[index + 1] === "short" && isTold(page, index + 1) ? MIN_PART : MIN_HEADING;
    }
    if (units >= LONG) return MIN_LONG;
    if (isOwn(index - 1) && isOwn(index + 1)) return MIN_WITHIN;
    if (index <= first && units >= MIN_OPENING) return MIN_WITHIN;
    return Math.min(
      MOST,
      Math.max(index >= last ? 0 : MIN_BETWEEN, MIN_BELOW + MORE_PER_WORD * units),
    );
  };
}

/** Tells what is part of a list: items that stand together, and what stands below a colon, with the line that has it. */
function listedBelow({
  judged: { blocks, kinds },
  dropped,
}: JudgedPage): (index: number) => boolean {
  const isItem = (index: number | undefined): boolean => blocks[index ?? -1]?.kind === "list_item";
  // A word that menus have as well, between two other items.
  const isAmong = (index: number): boolean => [-1, 0, 1].every((step) => isItem(index + step));
  const kept = [...blocks.keys()].filter(
    (index) => !dropped.has(index) && (!isForeign(kinds[index]) || isAmong(index)),
  );
  const items = new Set(
    kept.filter(
      (line, at) =>
        isItem(line) && !isBareRow(blocks[line]) && (isItem(kept[at - 1]) || isItem(kept[at + 1])),
    ),
  );
  const led = new Set<number>();
  for (const [index, { text }] of blocks.entries()) {
    if (dropped.has(index)) continue;
    const isShort = kinds[index] === "short";
    const leads = LEADS.test(text) && kinds[index + 1] === "short";
    const isLed = isShort && (led.has(index - 1) || LEADS.test(blocks[index - 1]?.text ?? ""));
    if (leads || (isLed && !dropped.has(index - 1))) led.add(index);
  }
  return (index) => led.has(index) || items.has(index);
}

/** True for a row of words alone in columns without names, as what an article is filed under is set. */
function isBareRow(block: ReadBlock | undefined): boolean {
  const { cells } = block ?? {};
  return cells?.every(({ column, text }) => column === null && !/\p{Nd}/u.test(text)) ?? false;
}

/** True for a heading, and for a line above text or above one that stands above text. */
function mayHead({ judged: { blocks, kinds }, dropped }: JudgedPage, index: number): boolean {
  if (blocks[index]?.kind === "heading") return true;
  if (kinds[index] !== "short") return false;
  const below = kinds[index + 1] === "short" ? index + 2 : index + 1;
  return isText(kinds[below]) && !dropped.has(below) && !dropped.has(below - 1);
}

/** True if the text below a line says one of its words. */
function isTold({ judged: { blocks, kinds, stemsIn } }: JudgedPage, index: number): boolean {
  const below = isText(kinds[index + 1]) ? (blocks[index + 1]?.text ?? "") : "";
  const told = stemsIn(below);
  return [...stemsIn(blocks[index]?.text ?? "")].some((stem) => told.has(stem));
}

/** What somebody says, by a speaker, by the same name before a colon or behind a dash: it belongs to who says it. */
function saidLines({ judged: { blocks } }: JudgedPage): ReadonlySet<number> {
  const labelOf = (index: number): string => {
    const text = blocks[index]?.text ?? "";
    return DASH.exec(text)?.[0] ?? LABEL.exec(text)?.[0] ?? "";
  };
  const labelled = Map.groupBy(blocks.keys(), labelOf);
  return new Set(
    [...blocks.keys()].filter((index) => {
      const label = labelOf(index);
      const isOften = label !== "" && (labelled.get(label)?.length ?? 0) >= MIN_SAID;
      return isOften || blocks[index]?.speaker !== undefined;
    }),
  );
}
