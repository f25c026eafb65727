import { inReadingOrder } from "./columns.ts";
import type { PdfItem } from "./item.ts";
import type { PdfLine } from "./line.ts";
import { withoutMarks } from "./marks.ts";
import { withMonospace } from "./monospace.ts";
import { cellsOf, type Piece } from "./pieces.ts";
import { stretchedLines } from "./stretched.ts";
import { withTableRows } from "./tables/tagged.ts";
import { turnedParts } from "./turned.ts";

/** Pieces further apart than this are separate lines, in font sizes. */
const MAX_WORD_GAP_WIDTH = 1.05;
/** Of a paragraph's lines, so many stand below the one before; columns make the others. */
const MIN_DOWNWARD_SHARE = 0.85;
const HAS_RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Groups the text items of a page into lines, in reading order. */
export function readLines(items: readonly PdfItem[], page: number): PdfLine[] {
  return turnedParts(items).flatMap((part) => linesIn(part, page));
}

function linesIn(items: readonly PdfItem[], page: number): PdfLine[] {
  const rows: Row[] = [];
  for (const item of withoutMarks(withMonospace(items))) {
    const last = rows.at(-1);
    if (item.str.trim() === "") {
      // The position of a space is unreliable in some directions, and a wide one is a table's gap.
      if (last !== undefined && item.width < MAX_WORD_GAP_WIDTH * item.fontSize)
        last.pieces.push(item);
    } else if (last !== undefined && continues(last, item)) append(last, item);
    else {
      const { str: text, x, y, width, fontSize } = item;
      const rightToLeft = HAS_RIGHT_TO_LEFT.test(text);
      rows.push({ text, x, y, width, fontSize, pieces: [item], rightToLeft });
    }
  }
  const whole = withStretchedJoined(rows);
  const ordered = inStructureOrder(whole);
  if (ordered === null && whole.some((row) => cellOf(row) !== undefined)) {
    return linesIn(items.map(withoutCell), page);
  }
  if (ordered === null) return joinCells(inReadingOrder(whole)).map((row) => lineOf(row, page));
  return withTableRows(joinCells(ordered).map((row) => lineOf(row, page)));
}

/** Without where in a table the file says that an item is, if its structure is not to be trusted. */
function withoutCell(item: PdfItem): PdfItem {
  if (item.tag === undefined) return item;
  const { cell: _, ...tag } = item.tag;
  return { ...item, tag };
}

/** A line under construction. */
interface Row {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  pieces: Pick<PdfItem, "str" | "x" | "width" | "fontSize" | "font" | "isMonospaced" | "tag">[];
  /** True if any letter is written from right to left. */
  rightToLeft: boolean;
  /** True if its gaps are those of a text, however wide they are. */
  isStretched?: boolean;
}

/** Makes one row of each line that is drawn out to the width of its column. */
function withStretchedJoined(rows: readonly Row[]): Row[] {
  const joined = new Set<Row>();
  for (const [first, ...others] of stretchedLines(rows)) {
    if (first === undefined || joined.has(first)) continue;
    for (const other of others) {
      append(first, ...other.pieces);
      joined.add(other);
    }
    first.isStretched = true;
  }
  return rows.filter((row) => !joined.has(row));
}

/** Rows in the order of the page's structure; null if it has none, or one that nobody reads in. */
function inStructureOrder(rows: readonly Row[]): Row[] | null {
  const told = rows.flatMap((row) => {
    const tag = row.pieces[0]?.tag;
    return tag === undefined ? [] : [{ row, tag }];
  });
  if (told.length < rows.length) return null;
  told.sort((a, b) => a.tag.order - b.tag.order);
  let [steps, down] = [0, 0];
  for (const [index, { row, tag }] of told.entries()) {
    const before = told[index - 1];
    if (before === undefined || before.tag.element !== tag.element) continue;
    steps += 1;
    if (row.y <= before.row.y + 0.3 * row.fontSize) down += 1;
  }
  return down >= MIN_DOWNWARD_SHARE * steps ? told.map(({ row }) => row) : null;
}

function lineOf({ pieces, x, y, width, fontSize, isStretched }: Row, page: number): PdfLine {
  const parted = cellsOf(pieces);
  const whole = { text: parted.map(({ text }) => text).join(" "), x, width };
  const cells = isStretched ? [whole] : parted;
  const tag = pieces[0]?.tag;
  const role = [tag?.role ?? "", ...(tag?.within ?? [])].find((name) => /^H[1-6]$/.test(name));
  return {
    text: whole.text,
    x,
    y,
    width,
    fontSize: sizeOf(pieces) ?? fontSize,
    page,
    cells,
    ...fontOf(pieces),
    ...(role !== undefined && { headingLevel: Number(role.slice(1)) }),
    ...(tag?.cell !== undefined && { tableCell: tag.cell }),
  };
}

/** The size of most letters, as one in a line may be of another font, or a sign. */
function sizeOf(pieces: readonly Piece[]): number | undefined {
  const lengths = new Map<number, number>();
  for (const { str, fontSize } of pieces) {
    lengths.set(fontSize, (lengths.get(fontSize) ?? 0) + str.trim().length);
  }
  return [...lengths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0];
}

function fontOf(pieces: readonly Piece[]): Pick<PdfLine, "font" | "isMonospaced"> {
  const lengths = new Map<string, number>();
  let [all, monospaced] = [0, 0];
  for (const { str, font, isMonospaced } of pieces) {
    const { length } = str.trim();
    lengths.set(font, (lengths.get(font) ?? 0) + length);
    all += length;
    if (isMonospaced) monospaced += length;
  }
  const [font = "", most = 0] = [...lengths].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { font: most > 0.9 * all ? font : "", isMonospaced: monospaced > 0.9 * all };
}

function continues(line: Row, item: PdfItem): boolean {
  const size = Math.max(line.fontSize, item.fontSize);
  if (cellOf(line) !== item.tag?.cell?.cell) return false;
  if (Math.abs(line.y - item.y) > 0.4 * size) return false;
  const after = item.x - (line.x + line.width);
  const before = line.x - (item.x + item.width);
  const rightToLeft = line.rightToLeft || HAS_RIGHT_TO_LEFT.test(item.str);
  const gap = rightToLeft ? Math.max(after, before) : after;
  return gap < MAX_WORD_GAP_WIDTH * size && gap > -0.6 * size;
}

/** The number of the cell that the file says a row of text is in. */
function cellOf({ pieces }: Row): number | undefined {
  return pieces[0]?.tag?.cell?.cell;
}

function append(row: Row, ...pieces: readonly Row["pieces"][number][]): void {
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

/** Joins the cells of a table row, which come as separate lines. */
function joinCells(rows: readonly Row[]): Row[] {
  const result: Row[] = [];
  for (const row of rows) {
    const last = result.at(-1);
    const isSameRow = last !== undefined && Math.abs(last.y - row.y) < 0.3 * row.fontSize;
    // Numbers in a right-to-left line may overlap the piece before them.
    if (last !== undefined && isSameRow && row.x >= last.x && cellOf(last) === cellOf(row)) {
      append(last, ...row.pieces);
    } else result.push(row);
  }
  return result;
}
