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
const WIDEST_WORD_GAP = 1.05;
const WORD_GAP = 0.16;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Puts the pieces of text that a page is made of together to lines, in reading order. */
export function readLines(items: readonly StructuredTextItem[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const item of withoutMarks(items)) {
    const last = lines.at(-1);
    if (last === undefined || !continues(last, item)) {
      const { str: text, x, y, width, fontSize } = item;
      if (text.trim() !== "") lines.push({ text, x, y, width, fontSize, page, cells: 1 });
      continue;
    }
    append(last, item);
  }
  const ordered = inReadingOrder(lines);
  return joinCells(ordered).map((line) => ({ ...line, text: line.text.trim() }));
}

function continues(line: PdfLine, item: StructuredTextItem): boolean {
  const size = Math.max(line.fontSize, item.fontSize);
  if (Math.abs(line.y - item.y) > 0.4 * size) return false;
  const after = item.x - (line.x + line.width);
  const before = line.x - (item.x + item.width);
  const gap =
    RIGHT_TO_LEFT.test(item.str) || RIGHT_TO_LEFT.test(line.text) ? Math.max(after, before) : after;
  return gap < WIDEST_WORD_GAP * size && gap > -0.6 * size;
}

function append(
  line: PdfLine,
  item: Pick<PdfLine, "x" | "width" | "fontSize"> & { str: string },
): void {
  const leftOf = item.x + item.width <= line.x + 0.5;
  const gap = leftOf ? line.x - (item.x + item.width) : item.x - (line.x + line.width);
  const needsBlank =
    gap > WORD_GAP * line.fontSize && !/\s$/.test(line.text) && !/^\s/.test(item.str);
  line.text += (needsBlank ? " " : "") + item.str;
  const end = Math.max(line.x + line.width, item.x + item.width);
  line.x = Math.min(line.x, item.x);
  line.width = end - line.x;
  if (item.str.trim() !== "") line.fontSize = Math.max(line.fontSize, item.fontSize);
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
function joinCells(lines: readonly PdfLine[]): PdfLine[] {
  const result: PdfLine[] = [];
  for (const line of lines) {
    const last = result.at(-1);
    const isSameRow = last !== undefined && Math.abs(last.y - line.y) < 0.3 * line.fontSize;
    if (last !== undefined && isSameRow && line.x >= last.x + last.width) {
      append(last, { ...line, str: line.text });
      last.cells += 1;
    } else result.push({ ...line });
  }
  return result;
}
