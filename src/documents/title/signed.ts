import type { Block } from "../../posts/document.ts";
import { isName, isNames, isSigned, readDetails } from "../details.ts";
import { endsSentence, type LineKind, unitsOf } from "../line_kinds.ts";
import type { HeadedLines } from "./headed.ts";
import { CRUMBS, looksLikeTitle, mayBeHeadline } from "./shape.ts";
import { countTold, MIN_HEADLINE, MOSTLY_TOLD, shareTold } from "./told.ts";

/** A line with a year or a date, in whatever language. */
const DATED = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})|\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2}/u;
const MAX_DATE_UNITS = 9;
/** Authors and controls between a headline and the date are not more, in lines. */
const MAX_ABOVE_DATE = 5;
/** Below a headline, its author or date stands within as many lines. */
export const MAX_SIGNED = 3;
/** Entries of a menu with other entries around them are not longer, in words. */
const MAX_ENTRY = 5;
/** A menu further up has words of the text as well, in lines. */
export const MAX_MENU = 40;
/** Further above the text, in lines, a headline says something of it. */
const MAX_UNTOLD = 16;
/** What a control below a line says for it. */
export const WORTH_OF_CONTROL = 3;
const WORTH_OF_DATE = 5;
const WORTH_OF_AUTHOR = 8;

/** True for a line that says by whom, when or where a text was published. */
export function isDetails(block: Block | undefined, language: string): boolean {
  if (block === undefined) return false;
  return readDetails(block.text, language) !== null || isSigned(block.text, language);
}

/** True if an author stands within a few lines below one. */
export function isSignedBelow(blocks: readonly Block[], index: number, language: string): boolean {
  return blocks
    .slice(index + 1, index + 1 + MAX_SIGNED)
    .some((below) => detailsScore(below, language) >= WORTH_OF_AUTHOR);
}

/** How much what stands below a line makes it a headline: an author more than a date, and a control least. */
export function detailsScore(block: Block | undefined, language: string): number {
  const details = block === undefined ? null : readDetails(block.text, language);
  if (details === null) return isDetails(block, language) ? WORTH_OF_AUTHOR : WORTH_OF_CONTROL;
  return details.byline === undefined ? WORTH_OF_DATE : WORTH_OF_AUTHOR;
}

/**
 * Of the nearest lines above the dates of a page that are long enough for a headline, the one of which the text tells
 * most; -1 if there is none.
 */
export function aboveDate(
  { blocks, kinds, language }: HeadedLines,
  {
    end,
    text,
    isElsewhere,
  }: { end: number; text: string; isElsewhere: (index: number) => boolean },
): number {
  const shareOf = (index: number): number => shareTold(blocks[index]?.text ?? "", text, language);
  const lines = [...blocks.keys()]
    .slice(Math.max(0, end - MAX_MENU), end + 1)
    .filter((index) => isDateLine(blocks[index]?.text ?? "", { kind: kinds[index], language }))
    .map(nearestAbove)
    .filter((line) => line >= end - MAX_UNTOLD || shareOf(line) >= MOSTLY_TOLD);
  return lines.reduce(
    (best, line) => (best < 0 || (line >= 0 && shareOf(line) > shareOf(best)) ? line : best),
    -1,
  );

  function nearestAbove(date: number): number {
    for (let index = date - 1; index >= Math.max(0, date - MAX_ABOVE_DATE); index--) {
      const block = blocks[index];
      const kind = kinds[index];
      if (block === undefined || kind === undefined || !mayBeHeadline(block, kind)) continue;
      if (unitsOf(block.text) < MIN_HEADLINE || CRUMBS.test(block.text)) continue;
      // Where an author is or works stands below the name.
      if (isName(blocks[index - 1]?.text ?? "") || isElsewhere(index)) continue;
      if (!looksLikeTitle(block.text) || isNames(block.text)) continue;
      if (isDetails(block, language)) continue;
      if (isEntry(index - 1) && isEntry(index + 1) && unitsOf(block.text) <= MAX_ENTRY) continue;
      // Where an author was may stand between: the headline says more of the text.
      return isMoreTold(index - 1, index) ? index - 1 : index;
    }
    return -1;
  }

  /** True for a word or three of a menu. */
  function isEntry(line: number): boolean {
    const { text: own = "", kind } = blocks[line] ?? {};
    const isControl = kinds[line] === "button" || kinds[line] === "furniture";
    if (kind !== "paragraph" || !(kinds[line] === "short" || isControl)) return false;
    if (/[\p{Nd}:：,]/u.test(own)) return false;
    return unitsOf(own) <= 3 && !isName(own) && readDetails(own, language) === null;
  }

  function isMoreTold(above: number, below: number): boolean {
    const own = blocks[above]?.text ?? "";
    if (kinds[above] !== "short" || !looksLikeTitle(own) || CRUMBS.test(own)) return false;
    const other = blocks[below]?.text ?? "";
    return countTold(own, text, language).told > countTold(other, text, language).told;
  }
}

/** True for a line that has a date and hardly more. */
export function isDateLine(
  text: string,
  { kind, language }: { kind: LineKind | undefined; language: string },
): boolean {
  if (endsSentence(text)) return false;
  // "5 March, 13:20"
  if (kind === "count" && /\p{L}.*\p{Nd}:\p{Nd}{2}/u.test(text)) return true;
  if (DATED.test(text) && unitsOf(text) <= MAX_DATE_UNITS) return true;
  return /\p{Nd}/u.test(text) && readDetails(text, language)?.date !== undefined;
}

/** What stands directly below a line: details of the page, or the article. */
export function aboveWhat(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  index: number,
  language: string,
): "details" | "prose" | null {
  const next = blocks[index + 1];
  const kind = kinds[index + 1];
  if (next === undefined) return null;
  if (kind === "count" || kind === "button" || kind === "furniture" || kind === "comments")
    return "details";
  if (isDetails(next, language)) return "details";
  return kind === "prose" || kind === "sentence" ? "prose" : null;
}
