import type { Block } from "../../posts/document.ts";
import { isCaption } from "./captions.ts";
import { isLarge, isRoomy, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { listMarker } from "./list_marker.ts";
import type { OpenBlock } from "./open_block.ts";
import type { PdfTable } from "./tables/mod.ts";

/** What a sentence ends with, and quotation marks and brackets after it. */
export const SENTENCE_END = /[.!?…:。．！？।؟۔።]["'”’“‘»«)\]」』]*$/u;
/** A heading has fewer letters. */
export const MAX_HEADING_LENGTH = 160;
/** A heading in the body's size has fewer lines. */
export const MAX_HEADING_LINES = 3;
/** Where the lines of an item are below its first, in font sizes. */
const MAX_HANGING_GAP = 1.5;
const MIN_HANGING_INDENT = 0.4;
/** Scripts whose letters are as wide in every font. */
const EQUALLY_WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** A line that goes on below is about as wide as that. */
const MIN_WRAPPED_SHARE = 0.7;

/** True for a line of a program. */
export function isCode(line: PdfLine, layout: PdfLayout): boolean {
  const isProgram = layout.hasCode && line.isMonospaced && !isLarge(line, layout);
  return isProgram && !EQUALLY_WIDE.test(line.text);
}

/** What stands around a line. */
export interface Surroundings {
  next: readonly (PdfLine | PdfTable)[];
  last: OpenBlock | undefined;
  /** Number of the last list item that had one. */
  counted: number | null;
  layout: PdfLayout;
}

/** Tells which kind of block a line is of. */
export function kindOf(
  line: PdfLine,
  { next, last, counted, layout }: Surroundings,
): Block["kind"] {
  if (isCode(line, layout)) return "code";
  const marker = listMarker(line.text);
  if (marker !== null && marker.number === null) return "list_item";
  if (line.text.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(line.text)) return "paragraph";
  if (hangsBelow(line, last)) return "paragraph";
  if (line.headingLevel !== undefined || isLarge(line, layout)) return "heading";
  const isApart = last === undefined || last.kind === "heading" || isRoomy(line, last.last, layout);
  const starts = isApart || SENTENCE_END.test(last.last.text);
  if (starts && isCaption(line.text)) return "caption";
  if (isEmphasised(line, next, last, starts, layout)) return "heading";
  const isCounted =
    isApart || (starts && marker?.number === 1) || marker?.number === (counted ?? Number.NaN) + 1;
  if (marker !== null && isCounted) return "list_item";
  return isSetApart(line, next[0], last?.last, layout) ? "heading" : "paragraph";
}

/** True for a line that is set in below the first one of a list's item, in its letters, whatever their size. */
function hangsBelow(line: PdfLine, last: OpenBlock | undefined): boolean {
  if (last?.kind !== "list_item" || line.headingLevel !== undefined) return false;
  const before = last.last;
  const gap = before.y - line.y;
  return (
    line.page === before.page &&
    line.font === before.font &&
    Math.abs(line.fontSize - before.fontSize) < 0.5 &&
    gap > 0 &&
    gap < MAX_HANGING_GAP * line.fontSize &&
    line.x > last.first.x + MIN_HANGING_INDENT * line.fontSize
  );
}

/** True for the few lines in a font of their own that stand above a text in the body's font. */
function isEmphasised(
  line: PdfLine,
  next: readonly (PdfLine | PdfTable)[],
  last: OpenBlock | undefined,
  starts: boolean,
  layout: PdfLayout,
): boolean {
  const { bodyFont, bodySize } = layout;
  if (
    bodyFont === null ||
    line.font === bodyFont ||
    line.font === "" ||
    line.isMonospaced ||
    line.fontSize < 0.95 * bodySize
  )
    return false;
  const own = next.findIndex((piece) => "rows" in piece || piece.font !== line.font);
  const end = own > 0 ? next[own - 1] : line;
  if (isStatement(line) || (end !== undefined && !("rows" in end) && isStatement(end)))
    return false;
  const isNext = last?.kind === "heading" && last.last.font === line.font;
  if (!/^[\p{Lu}\p{Lo}\p{N}¿¡"“«„]/u.test(line.text)) {
    return isNext && !isRoomy(line, last.last, layout);
  }
  if (isNext) return true;
  const [below] = next;
  const goesOn =
    below !== undefined &&
    !("rows" in below) &&
    below.font !== line.font &&
    line.width > MIN_WRAPPED_SHARE * below.width &&
    /^\p{Ll}/u.test(below.text);
  // A sentence that begins in another font.
  if (!starts || (goesOn && !isRoomy(below, line, layout))) return false;
  const other = next.find((piece) => "rows" in piece || piece.font !== line.font);
  return other !== undefined && !("rows" in other) && [bodyFont, ""].includes(other.font);
}

function isStatement({ text }: PdfLine): boolean {
  return /[.,;]["'”’“»)]*$/u.test(text);
}

/** True for a short line without a full stop that has space on both sides. */
function isSetApart(
  line: PdfLine,
  next: PdfLine | PdfTable | undefined,
  before: PdfLine | undefined,
  layout: PdfLayout,
): boolean {
  const below = next !== undefined && "rows" in next ? next.rows[0] : next;
  return (
    before !== undefined &&
    below !== undefined &&
    line.cells.length === 1 &&
    line.text.length <= 60 &&
    !/[.,;:!?]$/.test(line.text) &&
    /^[\p{Lu}\p{Lo}\d]/u.test(line.text) &&
    isRoomy(line, before, layout) &&
    isRoomy(below, line, layout, 1.1)
  );
}
