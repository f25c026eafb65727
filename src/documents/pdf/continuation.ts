import type { Block } from "../../posts/document.ts";
import { MAX_HEADING_LENGTH, MAX_HEADING_LINES, SENTENCE_END } from "./kinds.ts";
import { isRoomy, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { lastBlock, type OpenBlock } from "./open_block.ts";
import type { PdfTable } from "./tables/mod.ts";

/** The gap, in font sizes, that no justified text has: what it parts is set line by line. */
const ROW_GAP = 3;

/** The block that a line goes on with; undefined if it begins one. */
export function blockToContinue(
  open: readonly (OpenBlock | PdfTable)[],
  line: PdfLine,
  kind: Block["kind"],
  layout: PdfLayout,
): OpenBlock | undefined {
  const last = lastBlock(open);
  if (last !== undefined && continuesBlock(last, line, kind, layout)) return last;
  // A table or a caption may stand in the middle of a sentence.
  if (kind !== "paragraph" || !/^\p{Ll}/u.test(line.text)) return undefined;
  const before = open
    .slice(-MAX_HEADING_LINES)
    .findLast((block) => !("rows" in block) && block.kind !== "caption");
  const isUnfinished =
    before !== undefined &&
    !("rows" in before) &&
    before !== last &&
    before.kind === "paragraph" &&
    Math.abs(before.last.fontSize - line.fontSize) < 0.5 &&
    /[\p{Ll},-]$/u.test(before.last.text);
  return isUnfinished ? before : undefined;
}

function continuesBlock(
  open: OpenBlock,
  line: PdfLine,
  kind: Block["kind"],
  layout: PdfLayout,
): boolean {
  const { last } = open;
  const gap = last.y - line.y;
  if (kind === "list_item" || kind === "caption") return false;
  if (kind === "code" || open.kind === "code") {
    return kind === open.kind && (last.page !== line.page || gap < 3 * line.fontSize);
  }
  if (kind === "verse" || open.kind === "verse") {
    return kind === open.kind && !isRoomy(line, last, layout);
  }
  if (kind === "heading" || open.kind === "heading") {
    const isOne =
      kind === open.kind &&
      Math.abs(last.fontSize - line.fontSize) < 0.5 &&
      last.font === line.font &&
      last.page === line.page;
    return isOne && gap >= 0 && gap < 1.7 * line.fontSize && open.length < MAX_HEADING_LENGTH;
  }
  if (Math.abs(last.fontSize - line.fontSize) > 0.12 * last.fontSize) return false;
  const ends = SENTENCE_END.test(last.text);
  const isShort = freeWidthAfter(open, line) > widthOfFirstWord(line) + 2 * line.fontSize;
  if (isShort && (line.font !== last.font || open.kind === "caption") && line.y <= last.y)
    return false;
  if (isRow(last) || isRow(line)) return false;
  if (line.y > last.y || last.page !== line.page) {
    // In the next column or page, only an unfinished sentence continues.
    return (
      !ends &&
      open.kind !== "caption" &&
      (/^[\p{Ll}\p{Lo}(]/u.test(line.text) ||
        last.text.endsWith("-") ||
        /[\p{Ll},]$/u.test(last.text))
    );
  }
  if (isRoomy(line, last, layout)) return false;
  const rightToLeft = isRightToLeft(line);
  const indent = rightToLeft ? last.x + last.width - (line.x + line.width) : line.x - last.x;
  if (open.kind === "list_item") return indent > -1.5 * line.fontSize || !ends;
  if (indent > 0.8 * line.fontSize && indent < 4 * line.fontSize && ends) return false;
  return !(ends && isShort);
}

/** What is free of the block's width after its last line. */
function freeWidthAfter({ last, left, right }: OpenBlock, line: PdfLine): number {
  return isRightToLeft(line)
    ? last.x - Math.min(left, line.x)
    : Math.max(right, line.x + line.width) - (last.x + last.width);
}

function widthOfFirstWord({ text, fontSize }: PdfLine): number {
  return (/^\S+/.exec(text)?.[0].length ?? 0) * 0.5 * fontSize;
}

function isRightToLeft({ text }: PdfLine): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
}

/** True for a line whose pieces stand far apart, such as a place and a date at its ends. */
function isRow({ cells, fontSize }: PdfLine): boolean {
  return cells.some((cell, index) => {
    const before = cells[index - 1];
    return before !== undefined && cell.x - (before.x + before.width) > ROW_GAP * fontSize;
  });
}
