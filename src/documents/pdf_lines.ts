import type { StructuredTextItem } from "unpdf";
import { inReadingOrder } from "./pdf_columns.ts";

/** One line of a page. Lengths are in points, counted from the page's lower left corner. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  /** 0 for the first page. */
  page: number;
  /** Pieces with wide gaps between them, as in a row of a table; 1 for prose. */
  cells: number;
}

/** A gap between two pieces of a line that makes them two, in widths of the letter m. */
const MAX_WORD_GAP_WIDTH = 1.05;
/** Justified lines have wide gaps as well; a table's are wider. */
const CELL_GAP = 1.5;
const WORD_GAP = 0.16;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;

/** Puts the pieces of text that a page is made of together to lines, in reading order. */
export function readLines(items: readonly StructuredTextItem[], page: number): PdfLine[] {
  const rows: Row[] = [];
  for (const item of withoutMarks(items)) {
    const last = rows.at(-1);
    if (item.str.trim() === "") {
      // Where a blank stands is not known for every direction, and a wide one is a gap in a table.
      if (last !== undefined && item.width < MAX_WORD_GAP_WIDTH * item.fontSize)
        last.pieces.push(item);
    } else if (last !== undefined && continues(last, item)) append(last, item);
    else {
      const { str: text, x, y, width, fontSize } = item;
      rows.push({ text, x, y, width, fontSize, page, cells: 1, pieces: [item] });
    }
  }
  return joinCells(inReadingOrder(rows)).map(({ pieces, ...line }) => ({
    ...line,
    ...inOrder(pieces),
  }));
}

/** A line that is being put together. */
interface Row extends PdfLine {
  pieces: Piece[];
}

type Piece = Pick<StructuredTextItem, "str" | "x" | "width" | "fontSize">;

/** Pieces come in the order in which they were set; a line that runs right to left is read from its right end. */
function inOrder(pieces: readonly Piece[]): Pick<PdfLine, "text" | "cells"> {
  const all = pieces.map((piece) => piece.str).join("");
  const backwards = (all.match(RIGHT_TO_LEFT)?.length ?? 0) > all.replace(/\P{L}/gu, "").length / 2;
  const ordered = backwards
    ? pieces.filter((piece) => piece.str.trim() !== "").sort((a, b) => endOf(b) - endOf(a))
    : pieces;
  let text = "";
  let cells = 1;
  let last: Piece | undefined;
  for (const piece of ordered) {
    if (piece.str.trim() === "") {
      text += " ";
      continue;
    }
    // A hyphen before a number is set at the number's far end.
    const said = backwards ? piece.str.replace(/^([\p{Nd}.,%\s]+)-$/u, "-$1") : piece.str;
    const gap = last === undefined ? 0 : Math.max(piece.x - endOf(last), last.x - endOf(piece));
    if (gap > WORD_GAP * piece.fontSize) text += " ";
    if (gap > CELL_GAP * piece.fontSize) cells += 1;
    text += said;
    last = piece;
  }
  return { text: text.replace(/\s+/g, " ").trim(), cells };
}

function endOf({ x, width }: Piece): number {
  return x + width;
}

function continues(line: PdfLine, item: StructuredTextItem): boolean {
  const size = Math.max(line.fontSize, item.fontSize);
  if (Math.abs(line.y - item.y) > 0.4 * size) return false;
  const after = item.x - (line.x + line.width);
  const before = line.x - (item.x + item.width);
  const gap = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(item.str + line.text)
    ? Math.max(after, before)
    : after;
  return gap < MAX_WORD_GAP_WIDTH * size && gap > -0.6 * size;
}

function append(row: Row, ...pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    row.pieces.push(piece);
    row.text += piece.str;
    const end = Math.max(row.x + row.width, piece.x + piece.width);
    row.x = Math.min(row.x, piece.x);
    row.width = end - row.x;
    row.fontSize = Math.max(row.fontSize, piece.fontSize);
  }
}

/** Leaves out what is set small and high after a word: the marks of footnotes. */
function withoutMarks(items: readonly StructuredTextItem[]): StructuredTextItem[] {
  return items.filter((item, index) => {
    const before = items[index - 1];
    if (before === undefined || !/^[\d,*†‡\s]{1,5}$/.test(item.str) || item.str.trim() === "")
      return true;
    const isSmall = item.fontSize < 0.8 * before.fontSize;
    const isHigh = item.y > before.y + 0.15 * before.fontSize;
    return !(isSmall && isHigh && item.y < before.y + before.fontSize);
  });
}

/** Cells of one row of a table come as lines of their own. */
function joinCells(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const isSameRow = last !== undefined && Math.abs(last.y - row.y) < 0.3 * row.fontSize;
    // Numbers in a line that runs right to left may stand within what was set before them.
    if (last !== undefined && isSameRow && row.x >= last.x) {
      append(last, ...row.pieces);
    } else result.push(row);
  }
  return result;
}
