import { coreOf } from "../article/core.ts";
import { isName, readDetails } from "../details.ts";
import { unitsOf } from "../line_kinds.ts";
import { ENTRY, partsBelow } from "./contents.ts";
import type { HeadedLines } from "./headed.ts";
import {
  CRUMBS,
  LABEL,
  lettersOf,
  looksLikeTitle,
  mayBeHeadline,
  NOTED,
  OPEN_ENDED,
} from "./shape.ts";
import { aboveWhat, isDetails, MAX_SIGNED } from "./signed.ts";
import {
  countTold,
  MIN_HEADLINE,
  MIN_HEADLINE_TOLD,
  MIN_TOLD,
  MOSTLY_TOLD,
  plainText,
  shareTold,
  stemsOf,
  textBelow,
} from "./told.ts";

/** A headline above a line that might be one as well may say less of the text, but not less than this share of it. */
const LESS_TOLD = 0.25;
/** Controls, authors and dates between a headline and its text are not more, in lines. */
export const MAX_ABOVE_TEXT = 16;
/** Headlines are not longer, in words. */
const MAX_TELLING = 28;
/** Lines of a standfirst without full stops are not more. */
const MAX_STANDFIRST = 4;

/** The line itself, or the headline where the line is of the standfirst below it. */
export function aboveStandfirst(page: HeadedLines, found: number, text: string): number {
  let line = aboveLine(page, found, text);
  for (let step = 1; step < MAX_STANDFIRST && line > 0; step++) {
    const above = aboveLine(page, line, text);
    const [own = "", other = ""] = [line, above].map((each) => page.blocks[each]?.text);
    // Above a headline stands a word or two on where it is.
    if (above === line || 2 * other.length < own.length) break;
    line = above;
  }
  return line;
}

/** True for "The first words of ..." */
function isShortened(line: string, whole: string): boolean {
  return OPEN_ENDED.test(line) && lettersOf(whole).startsWith(lettersOf(line));
}

/** The line above another one, if that is more likely the headline; else the line itself. */
function aboveLine({ blocks, kinds, language }: HeadedLines, found: number, text: string): number {
  const block = blocks[found];
  const above = blocks[found - 1];
  const kind = kinds[found - 1];
  if (block?.kind !== "paragraph" || above?.kind !== "paragraph" || kind === undefined) {
    return found;
  }
  const isLong = above.text.length > 1.2 * block.text.length;
  const timesTold = (line: string) => countTold(line, text, language).told;
  const isHeadline =
    unitsOf(above.text) >= 4 &&
    !isShortened(above.text, block.text) &&
    (!isLong || timesTold(above.text) >= timesTold(block.text)) &&
    mayBeHeadline(above, kind) &&
    looksLikeTitle(above.text) &&
    !isName(above.text) &&
    !CRUMBS.test(above.text) &&
    !isDetails(above, language) &&
    timesTold(above.text) > 0 &&
    (NOTED.test(block.text) || timesTold(above.text) >= LESS_TOLD * timesTold(block.text)) &&
    isTheme(LABEL.exec(above.text)?.[0] ?? "");
  return isHeadline ? found - 1 : found;

  /** True for what the text says before a colon, such as a full name, and where there is no colon; not for "Photo: ". */
  function isTheme(label: string): boolean {
    const { told, all } = countTold(label, text, language);
    return label === "" || (all >= 2 && told === all);
  }
}

/**
 * The line itself, unless the text of the page says next to nothing of it and much of a line right above the text:
 * a page may open with the headlines of other articles.
 */
export function tellingOf({ blocks, kinds, language }: HeadedLines, found: number): number {
  const core = coreOf(blocks, kinds);
  if (core === null || blocks[found]?.kind === "heading") return found;
  // A long headline may count as the first sentence.
  const start = core.start + (looksLikeTitle(blocks[core.start]?.text ?? "") ? 1 : 0);
  const said = blocks.slice(start, core.end + 1).map(({ text }) => text);
  const text = plainText(said.join(" "));
  const shareOf = (index: number) => shareTold(blocks[index]?.text ?? "", text, language);
  const headline = blocks[found]?.text ?? "";
  // A headline of words that every text has may be any text's.
  if (headline !== "" && stemsOf(headline, language).length === 0) return found;
  const own = found < 0 ? 0 : shareOf(found);
  const isNear = found >= start - MAX_ABOVE_TEXT;
  const isPart = partsBelow({ blocks, kinds }, start);
  if (own >= (isNear ? MIN_HEADLINE_TOLD : MIN_TOLD)) return found;
  for (let index = Math.max(0, start - MAX_ABOVE_TEXT); index < start; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || unitsOf(block.text) < MIN_HEADLINE) continue;
    if (block.kind === "list_item") continue;
    const mayBe =
      mayBeHeadline(block, kind) || (kind === "prose" && unitsOf(block.text) <= MAX_TELLING);
    if (!mayBe || !looksLikeTitle(block.text) || CRUMBS.test(block.text) || isName(block.text))
      continue;
    if (NOTED.test(block.text) || ENTRY.test(block.text) || isPart(index)) continue;
    if (readDetails(block.text, language) !== null) continue;
    if (shareOf(index) >= MOSTLY_TOLD) return index;
  }
  return found;
}

/**
 * The line itself, unless it is a bare line far above the text, as in a list of what others read, and a line right
 * above the text has its author or date below it.
 */
export function signedOf({ blocks, kinds, language }: HeadedLines, found: number): number {
  const core = coreOf(blocks, kinds);
  if (core === null || found < 0 || blocks[found]?.kind === "heading") return found;
  const isSigned = (index: number): boolean =>
    blocks
      .slice(index + 1, index + 1 + MAX_SIGNED)
      .some(({ text }) => readDetails(text, language) !== null);
  const start = core.start + (looksLikeTitle(blocks[core.start]?.text ?? "") ? 1 : 0);
  if (found >= start - MAX_ABOVE_TEXT || isSigned(found)) return found;
  if (aboveWhat(blocks, kinds, found, language) !== null) return found;
  const text = textBelow(blocks, kinds, start);
  for (let index = start - 1; index >= Math.max(found + 1, start - MAX_ABOVE_TEXT); index--) {
    const block = blocks[index];
    if (block?.kind !== "paragraph" || kinds[index] !== "short" || !isSigned(index)) continue;
    const isHeadline =
      unitsOf(block.text) >= MIN_HEADLINE &&
      looksLikeTitle(block.text) &&
      !CRUMBS.test(block.text) &&
      !isName(block.text) &&
      readDetails(block.text, language) === null;
    if (isHeadline && shareTold(block.text, text, language) >= MIN_HEADLINE_TOLD) return index;
  }
  return found;
}
