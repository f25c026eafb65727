import type { Block } from "../../posts/document.ts";
import { cleanBlock } from "../clean_block.ts";
import { hasContent } from "../clean_text.ts";
import { isCaption } from "./captions.ts";
import { joinLine } from "./join.ts";
import { isLarge, isRoomy, levelOf, measureLayout, type PdfLayout } from "./layout.ts";
import type { PdfLine } from "./line.ts";
import { type ListMarker, listMarker } from "./list_marker.ts";
import { blocksOfTable } from "./tables/blocks.ts";
import { type PdfTable, withTables } from "./tables/mod.ts";
import { joinedOverPages } from "./tables/pages.ts";
import { verseLines } from "./verse.ts";

const SENTENCE_END = /[.!?…:。．！？।؟۔።]["'”’“‘»«)\]」』]*$/u;
/** Scripts whose letters are as wide in every font. */
const EQUALLY_WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** The gap, in font sizes, that no justified text has: what it parts is set line by line. */
const ROW_GAP = 3;
const MAX_HEADING_LENGTH = 160;
/** A heading in the body's size has fewer lines. */
const MAX_HEADING_LINES = 3;
/** A line that goes on below is about as wide as that. */
const MIN_WRAPPED_SHARE = 0.7;
const MAX_LIST_LEVEL = 6;
/** How far back the items of a list are looked for. */
const MAX_LIST_LOOKBACK = 30;
const MAX_INDENT = 40;

/** A block with where it stands, for what is told by its place. */
export interface PlacedBlock {
  block: Block;
  /** Zero-based. */
  page: number;
  fontSize: number;
  /** The font of its first line, as in `PdfLine`; empty for a table. */
  font: string;
  /** True if its first line has parts far from each other, as the head of a page has. */
  isParted: boolean;
}

interface OpenBlock {
  kind: Block["kind"];
  level: number;
  number: number | null;
  /** The text in parts, as joining them anew with each line would take time by the square. */
  parts: string[];
  length: number;
  first: PdfLine;
  last: PdfLine;
  /** Left and right edge of the block's lines. */
  left: number;
  right: number;
}

/** Groups lines into headings, paragraphs, lists, tables and programs, by size, font, place and wording. */
export function linesToBlocks(pages: readonly (readonly PdfLine[])[]): PlacedBlock[] {
  const layout = measureLayout(pages.flat());
  const pieces = pages.flatMap((page) => withTables(page.map((line) => asOneCell(line, layout))));
  const verse = new Set(pages.flatMap((page) => [...verseLines(page, layout)]));
  const open: (OpenBlock | PdfTable)[] = [];
  let counted: number | null = null;
  for (const [index, piece] of pieces.entries()) {
    if ("rows" in piece) {
      const before = open.at(-1);
      const rows =
        before !== undefined && "rows" in before ? joinedOverPages(before.rows, piece.rows) : null;
      if (rows === null) open.push(piece);
      else open[open.length - 1] = { rows };
      continue;
    }
    const last = lastBlock(open);
    const next = pieces.slice(index + 1, index + 1 + MAX_HEADING_LINES);
    const kind: Block["kind"] = verse.has(piece)
      ? "verse"
      : kindOf(piece, { next, last, counted, layout });
    const continued = blockToContinue(open, piece, kind, layout);
    if (continued !== undefined) {
      addLine(continued, piece, layout);
      continue;
    }
    const begun = openBlock(piece, kind, listOf(open), layout);
    counted = kind === "heading" ? null : (begun.number ?? counted);
    open.push(begun);
  }
  return open.flatMap(placedBlocks);
}

/** The lines of a program are no rows, however far their words stand apart. */
function asOneCell(line: PdfLine, layout: PdfLayout): PdfLine {
  if (!isCode(line, layout)) return line;
  return { ...line, cells: [{ text: line.text, x: line.x, width: line.width }] };
}

function isCode(line: PdfLine, layout: PdfLayout): boolean {
  const isProgram = layout.hasCode && line.isMonospaced && !isLarge(line, layout);
  return isProgram && !EQUALLY_WIDE.test(line.text);
}

function lastBlock(open: readonly (OpenBlock | PdfTable)[]): OpenBlock | undefined {
  const last = open.at(-1);
  return last === undefined || "rows" in last ? undefined : last;
}

/** What stands around a line. */
interface Surroundings {
  next: readonly (PdfLine | PdfTable)[];
  last: OpenBlock | undefined;
  /** Number of the last list item that had one. */
  counted: number | null;
  layout: PdfLayout;
}

function kindOf(line: PdfLine, { next, last, counted, layout }: Surroundings): Block["kind"] {
  if (isCode(line, layout)) return "code";
  const marker = listMarker(line.text);
  if (marker !== null && marker.number === null) return "list_item";
  if (line.text.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(line.text)) return "paragraph";
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

/** The block that a line goes on with; undefined if it begins one. */
function blockToContinue(
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

/** The list items that a new line may nest in, from the outermost. */
function listOf(open: readonly (OpenBlock | PdfTable)[]): OpenBlock[] {
  const items: OpenBlock[] = [];
  for (const block of open.slice(-MAX_LIST_LOOKBACK).reverse()) {
    if ("rows" in block || block.kind !== "list_item") break;
    const inner = items[0];
    if (inner === undefined || block.level < inner.level) items.unshift(block);
  }
  return items;
}

function openBlock(
  line: PdfLine,
  kind: Block["kind"],
  list: readonly OpenBlock[],
  layout: PdfLayout,
): OpenBlock {
  const marker: ListMarker | null = kind === "list_item" ? listMarker(line.text) : null;
  const text = line.text.slice(marker?.length ?? 0);
  const outer = list.findLast(({ first }) => first.x < line.x - 0.7 * line.fontSize);
  return {
    kind,
    level:
      kind === "heading"
        ? levelOf(line, layout)
        : kind === "list_item"
          ? Math.min(MAX_LIST_LEVEL, (outer?.level ?? 0) + 1)
          : 0,
    number: marker?.number ?? null,
    parts: [text],
    length: text.length,
    first: line,
    last: line,
    left: line.x,
    right: line.x + line.width,
  };
}

function addLine(open: OpenBlock, line: PdfLine, { words }: PdfLayout): void {
  const before = open.parts.pop() ?? "";
  const added: readonly string[] =
    open.kind === "code"
      ? [before, `\n${indentOf(line, open.left)}${line.text}`]
      : open.kind === "verse"
        ? [before, `\n${line.text}`]
        : joinLine(before, line.text, words);
  open.parts.push(...added);
  open.length += line.text.length;
  open.last = line;
  open.left = Math.min(open.left, line.x);
  open.right = Math.max(open.right, line.x + line.width);
}

/** The blanks that set a line of a program in, whose letters are all as wide. */
function indentOf(line: PdfLine, left: number): string {
  const letter = line.width / Math.max(1, line.text.length);
  return " ".repeat(Math.min(MAX_INDENT, Math.max(0, Math.round((line.x - left) / letter))));
}

function placedBlocks(open: OpenBlock | PdfTable): PlacedBlock[] {
  if ("rows" in open) {
    const { page = 0, fontSize = 0 } = open.rows[0] ?? {};
    return blocksOfTable(open).map((block) => ({
      block,
      page,
      fontSize,
      font: "",
      isParted: false,
    }));
  }
  const { kind, parts, level, number, first } = open;
  const { text } = cleanBlock({ kind, text: parts.join(""), level: 0 });
  if (!hasContent(text) || (kind !== "code" && isFormula(text))) return [];
  const isProse = kind === "heading" && isTooLong(text);
  const block: Block = isProse
    ? { kind: "paragraph", text, level: 0 }
    : { kind, text, level, ...(number !== null && { number }) };
  const { page, fontSize, font, cells } = first;
  return [{ block, page, fontSize, font, isParted: cells.length > 1 }];
}

/** True for what is set of signs and single letters, which nobody can read out. */
function isFormula(text: string): boolean {
  return (
    /[\p{L}∑∫∏√]/u.test(text) &&
    !/[\p{L}\p{M}]{3}|\p{Lo}/u.test(text) &&
    (text.length < 3 || /[\p{Sm}\p{Sk}^_]/u.test(text)) &&
    !/\p{Nd}{2}/u.test(text)
  );
}

/** True for sentences in large letters, which are no heading. */
function isTooLong(text: string): boolean {
  return text.length > MAX_HEADING_LENGTH || (text.length > 90 && SENTENCE_END.test(text));
}
