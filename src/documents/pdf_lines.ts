import type { StructuredTextItem } from "unpdf";
import { inReadingOrder } from "./pdf_columns.ts";
import type { PdfLine } from "./pdf_line.ts";

/** Pieces further apart than this are separate lines, in font sizes. */
const MAX_WORD_GAP_WIDTH = 1.05;
/** Wider than the gaps in justified text. */
const CELL_GAP = 1.5;
const WORD_GAP = 0.16;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const HAS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Groups the text items of a page into lines, in reading order. */
export function readLines(items: readonly StructuredTextItem[], page: number): PdfLine[] {
  const rows: Row[] = [];
  for (const item of withoutMarks(items)) {
    const last = rows.at(-1);
    if (item.str.trim() === "") {
      // The position of a space is unreliable in some directions, and a wide one is a table's gap.
      if (last !== undefined && item.width < MAX_WORD_GAP_WIDTH * item.fontSize)
        last.pieces.push(item);
    } else if (last !== undefined && continues(last, item)) append(last, item);
    else {
      const { str: text, x, y, width, fontSize } = item;
      const rightToLeft = HAS_RIGHT_TO_LEFT.test(text);
      rows.push({ text, x, y, width, fontSize, page, cells: 1, pieces: [item], rightToLeft });
    }
  }
  return joinCells(inReadingOrder(rows)).map(({ pieces, rightToLeft: _, ...line }) => ({
    ...line,
    ...inOrder(pieces),
  }));
}

/** A line under construction. */
interface Row extends PdfLine {
  pieces: Piece[];
  /** True if any letter is written from right to left. */
  rightToLeft: boolean;
}

type Piece = Pick<StructuredTextItem, "str" | "x" | "width" | "fontSize">;

/** Joins pieces in reading order: as they come, or from the right in a right-to-left line. */
function inOrder(pieces: readonly Piece[]): Pick<PdfLine, "text" | "cells"> {
  const allText = pieces.map((piece) => piece.str).join("");
  const isRightToLeft =
    (allText.match(RIGHT_TO_LEFT)?.length ?? 0) > allText.replace(/\P{L}/gu, "").length / 2;
  const ordered = isRightToLeft
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
    // In right-to-left text, a minus sign comes after its number.
    const pieceText = isRightToLeft ? piece.str.replace(/^([\p{Nd}.,%\s]+)-$/u, "-$1") : piece.str;
    const gap = last === undefined ? 0 : Math.max(piece.x - endOf(last), last.x - endOf(piece));
    if (gap > WORD_GAP * piece.fontSize) text += " ";
    if (gap > CELL_GAP * piece.fontSize) cells += 1;
    text += pieceText;
    last = piece;
  }
  return { text: text.replace(/\s+/g, " ").trim(), cells };
}

function endOf({ x, width }: Piece): number {
  return x + width;
}

function continues(line: Row, item: StructuredTextItem): boolean {
  const size = Math.max(line.fontSize, item.fontSize);
  if (Math.abs(line.y - item.y) > 0.4 * size) return false;
  const after = item.x - (line.x + line.width);
  const before = line.x - (item.x + item.width);
  const rightToLeft = line.rightToLeft || HAS_RIGHT_TO_LEFT.test(item.str);
  const gap = rightToLeft ? Math.max(after, before) : after;
  return gap < MAX_WORD_GAP_WIDTH * size && gap > -0.6 * size;
}

function append(row: Row, ...pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    row.pieces.push(piece);
    row.text += piece.str;
    row.rightToLeft ||= HAS_RIGHT_TO_LEFT.test(piece.str);
    const end = Math.max(row.x + row.width, piece.x + piece.width);
    row.x = Math.min(row.x, piece.x);
    row.width = end - row.x;
    row.fontSize = Math.max(row.fontSize, piece.fontSize);
  }
}

/** Removes footnote marks: small raised text after a word. */
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

/** Joins the cells of a table row, which come as separate lines. */
function joinCells(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const isSameRow = last !== undefined && Math.abs(last.y - row.y) < 0.3 * row.fontSize;
    // Numbers in a right-to-left line may overlap the piece before them.
    if (last !== undefined && isSameRow && row.x >= last.x) {
      append(last, ...row.pieces);
    } else result.push(row);
  }
  return result;
}
