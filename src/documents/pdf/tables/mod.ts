import type { Block, Cell } from "../../../posts/document.ts";
import { cleanText, hasContent } from "../../clean_text.ts";
import { rowText } from "../../dom_blocks.ts";
import { separatorBetween } from "../../line_breaks.ts";
import type { PdfCell, PdfLine } from "../line.ts";
import { withPartedCells } from "./cells.ts";

/** Lines of one page that are rows of a table. */
export interface PdfTable {
  rows: readonly PdfLine[];
}

/** Edges of cells that differ by less, in points, are aligned. */
const TOLERANCE = 5;
/** Lines further apart, in font sizes, are not of one table. */
const MAX_ROW_GAP = 4.5;
/** Lines of one cell that may stand between the rows of a table. */
const MAX_BETWEEN = 3;
const MAX_HEAD_ROWS = 3;
/** Cells of running text are longer. */
const MIN_PROSE_LENGTH = 25;
const MAX_COLUMNS = 40;
/** Rows of fewer names may be columns of running text. */
const MIN_NAMED = 3;
const MAX_NUMBER_LENGTH = 30;
const NUMERIC = /^[^\p{L}]*\p{N}[^\p{L}]*(?:\p{L}{1,3}\.?|\p{L}\p{M}*)?[^\p{L}]*$/u;

/** Finds the tables of a page: lines below one another whose cells are aligned. */
export function withTables(lines: readonly PdfLine[]): (PdfLine | PdfTable)[] {
  const result: (PdfLine | PdfTable)[] = [];
  for (let index = 0; index < lines.length; ) {
    const told = endOfTold(lines, index);
    const end = told > index ? told : endOfTable(lines, index);
    const rows = lines.slice(index, Math.max(end, index + 1));
    if (told > index) result.push({ rows });
    else if (end <= index) result.push(...rows);
    else if (isSideBySide(rows)) result.push(...columnByColumn(rows));
    else result.push({ rows: [...takeHeadAbove(result, rows), ...rows] });
    index += rows.length;
  }
  return result;
}

/** Takes the line above a table back that holds the first word of a column's name, if there is one. */
function takeHeadAbove(before: (PdfLine | PdfTable)[], rows: readonly PdfLine[]): PdfLine[] {
  const [first] = rows;
  const above = before.at(-1);
  if (first === undefined || above === undefined || "rows" in above) return [];
  const column = first.cells.find(
    ({ x, width }) => above.x + above.width > x && above.x < x + width,
  );
  const isHead =
    isBelow(first, above) &&
    above.y - first.y < 1.7 * first.fontSize &&
    Math.abs(above.fontSize - first.fontSize) < 0.5 &&
    above.x > (first.cells[0]?.x ?? 0) + first.fontSize &&
    column !== undefined &&
    column !== first.cells[0] &&
    above.text.length < 30;
  if (!isHead) return [];
  before.pop();
  return [above];
}

/** Where the rows of the table end that the file says a line is of; `start` itself if it says so of none. */
function endOfTold(lines: readonly PdfLine[], start: number): number {
  const table = lines[start]?.tableCell?.table;
  let end = start;
  while (table !== undefined && lines[end]?.tableCell?.table === table) end += 1;
  return end;
}

/** Where the table that begins at a line ends; `start` itself if there is none. */
function endOfTable(lines: readonly PdfLine[], start: number): number {
  const first = lines[start];
  if (first === undefined || first.cells.length < 2 || first.cells.length > MAX_COLUMNS) {
    return start;
  }
  let end = start + 1;
  let rows = 1;
  // Where the column that names the rows has no name, the first one names the second column.
  let edges = edgesOf(first.cells.slice(first.cells.length < MIN_NAMED ? 1 : 0));
  let last = first;
  for (let index = start + 1; index < lines.length && index - end <= MAX_BETWEEN; index++) {
    const line = lines[index];
    if (line === undefined || !isBelow(line, last)) break;
    if (line.cells.length >= 2) {
      if (!isAligned(line, edges)) break;
      rows += 1;
      end = index + 1;
      // The last two rows at least, as a head's cells may be set in the middle of their columns.
      const own = edgesOf(line.cells.slice(1));
      edges = rows % 8 === 0 ? own : new Set([...edges, ...own]);
    } else if (
      line.fontSize > 1.3 * first.fontSize ||
      line.width > 1.05 * widest(lines, start, end)
    ) {
      break;
    }
    last = line;
  }
  return rows >= 2 ? end : start;
}

function isBelow(line: PdfLine, last: PdfLine): boolean {
  const gap = last.y - line.y;
  return (
    line.page === last.page && gap > 0 && gap < MAX_ROW_GAP * Math.max(line.fontSize, last.fontSize)
  );
}

function widest(lines: readonly PdfLine[], start: number, end: number): number {
  return Math.max(...lines.slice(start, Math.min(end, start + 8)).map((line) => line.width));
}

/** Left and right edges and middles of cells, rounded so that aligned ones agree. */
function edgesOf(cells: readonly PdfCell[]): Set<string> {
  return new Set(
    cells.flatMap(({ x, width }) => [
      `left ${Math.round(x / TOLERANCE)}`,
      `right ${Math.round((x + width) / TOLERANCE)}`,
      `middle ${Math.round((x + width / 2) / TOLERANCE)}`,
    ]),
  );
}

function isAligned(line: PdfLine, edges: ReadonlySet<string>): boolean {
  const has = (edge: string, x: number) => {
    const rounded = Math.round(x / TOLERANCE);
    return [rounded - 1, rounded, rounded + 1].some((near) => edges.has(`${edge} ${near}`));
  };
  const cells = line.cells.slice(1);
  const aligned = cells.filter(
    ({ x, width }) => has("left", x) || has("right", x + width) || has("middle", x + width / 2),
  );
  return 2 * aligned.length >= cells.length;
}

/** True for columns of running text that are too short to have been told apart before. */
function isSideBySide(rows: readonly PdfLine[]): boolean {
  const columns = rows[0]?.cells.length ?? 0;
  if (columns > 3 || rows.some((row) => row.cells.length > columns)) return false;
  const cells = rows.flatMap((row) => row.cells);
  const isLong = cells.every((cell) => cell.text.length >= 4);
  const average = cells.reduce((sum, cell) => sum + cell.text.length, 0) / cells.length;
  const later = rows.slice(1).flatMap((row) => row.cells);
  const running = later.filter((cell) => /^[\p{Ll}(]/u.test(cell.text)).length;
  return isLong && average >= MIN_PROSE_LENGTH && running >= 0.4 * later.length;
}

function columnByColumn(rows: readonly PdfLine[]): PdfLine[] {
  const columns = columnsOf(rows);
  return columns.flatMap((_, column) =>
    rows.flatMap((row) =>
      row.cells
        .filter((cell) => columnAt(cell, columns) === column)
        .map((cell) => ({ ...row, text: cell.text, x: cell.x, width: cell.width, cells: [cell] })),
    ),
  );
}

/** Left and right edge of a column. */
type Column = Pick<PdfCell, "x" | "width">;

/** The columns of a table, by the rows that have the usual number of cells. */
function columnsOf(rows: readonly PdfLine[]): Column[] {
  const counts = new Map<number, number>();
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  counts.delete(1);
  // Where the file tells of cells, fewer are empty ones, or one over several columns.
  const isTold = rows[0]?.tableCell !== undefined;
  const usual = [...counts].sort((a, b) => (isTold ? 0 : b[1] - a[1]) || b[0] - a[0])[0]?.[0] ?? 1;
  const spans = rows
    .filter((row) => row.cells.length === usual)
    .flatMap((row) => row.cells)
    .sort((a, b) => a.x - b.x);
  const columns: Column[] = [];
  for (const { x, width } of spans) {
    const last = columns.at(-1);
    if (last === undefined || x > last.x + last.width) columns.push({ x, width });
    else last.width = Math.max(last.width, x + width - last.x);
  }
  const isRightToLeft = (rows[0]?.cells[0]?.x ?? 0) > (rows[0]?.cells.at(-1)?.x ?? 0);
  return isRightToLeft ? columns.reverse() : columns;
}

/** The column that a cell overlaps most, or else the nearest. */
function columnAt({ x, width }: PdfCell, columns: readonly Column[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const overlap = Math.min(x + width, column.x + column.width) - Math.max(x, column.x);
    if (overlap > most) [best, most] = [index, overlap];
  }
  return best;
}

/** A row as texts by column, and the font of its line. */
interface Row {
  texts: string[];
  font: string;
  y: number;
}

/** Makes a list item of each row, with its cells, or of each column if there is one row alone. */
export function blocksOfTable(table: PdfTable): Block[] {
  const lines = withPartedCells(table.rows);
  const columns = columnsOf(lines);
  const all = lines.map((line) => rowOf(line, columns));
  const isTold = lines[0]?.tableCell !== undefined;
  const rows = isTold ? all : joinWrapped(all, lines);
  const heads = headRows(rows);
  const head = columns.map((_, column) =>
    heads.reduce((text, row) => joinTexts(text, row.texts[column] ?? ""), ""),
  );
  const body = rows.slice(heads.length);
  const [only, ...others] = body;
  const blocks =
    heads.length > 0 && only !== undefined && others.length === 0
      ? only.texts.map((text, column) => figureBlock(head[column] ?? "", text))
      : body.map((row) => rowBlock(head, row.texts));
  return blocks.filter((block) => hasContent(block.text));
}

function rowOf(line: PdfLine, columns: readonly Column[]): Row {
  const texts = columns.map(() => "");
  for (const cell of line.cells) {
    const column = columnAt(cell, columns);
    texts[column] = joinTexts(texts[column] ?? "", cell.text);
  }
  return { texts, font: line.font, y: line.y };
}

/** Joins the lines of rows whose cells have several: those that have no first cell, or stand close. */
function joinWrapped(rows: readonly Row[], lines: readonly PdfLine[]): Row[] {
  const gaps = rows.slice(1).map((row, index) => (rows[index]?.y ?? 0) - row.y);
  // Those to rows of the next page are below nothing.
  const least = gaps.reduce((a, b) => (b > 0 ? Math.min(a, b) : a), Number.POSITIVE_INFINITY);
  const wide = gaps.filter((gap) => gap > 1.3 * least).length;
  // Rows of several lines each are set apart from one another.
  const isParted = wide >= 2 && wide < 0.8 * gaps.length;
  const result: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const last = result.at(-1);
    const gap = gaps[index - 1] ?? 0;
    const isClose = gap >= 0 && gap < 1.7 * (lines[index]?.fontSize ?? 0);
    const isNew =
      last === undefined ||
      row.texts.some((text, column) => isNumber(text) && isNumber(last.texts[column] ?? "")) ||
      (row.texts[0] !== "" && !(isParted && gap < 1.12 * least && row.texts.includes(""))) ||
      !isClose;
    if (isNew) result.push({ ...row, texts: [...row.texts] });
    else last.texts = last.texts.map((text, column) => joinTexts(text, row.texts[column] ?? ""));
  }
  return result;
}

function isNumber(text: string): boolean {
  return text.length <= MAX_NUMBER_LENGTH && NUMERIC.test(text);
}

function joinTexts(before: string, after: string): string {
  if (before === "" || after === "") return before + after;
  return before + separatorBetween(before, after) + after;
}

/**
 * The rows that name the columns: in a font of their own, without numbers above columns of them, or
 * without a name for the column that names the rows.
 */
function headRows(rows: readonly Row[]): Row[] {
  const body = rows.slice(1);
  const isNumeric = (column: number) => {
    const texts = body.map((row) => row.texts[column] ?? "").filter((text) => text !== "");
    return texts.filter((text) => isNumber(text)).length > 0.6 * texts.length;
  };
  const numeric = (rows[0]?.texts ?? []).map((_, column) => isNumeric(column));
  const usualFont = mostOf(body.map(({ font }) => font));
  const isCornerEmpty =
    body.length >= 2 &&
    rows[0]?.texts.every((text, column) => (text === "") === (column === 0)) === true &&
    body.every(({ texts }) => texts[0] !== "");
  const isHead = (row: Row) => {
    const filled = row.texts.filter((text) => text !== "");
    if (filled.length < Math.min(2, row.texts.length) || filled.some((text) => text.length > 60)) {
      return false;
    }
    if (isCornerEmpty && row === rows[0]) return true;
    if (body.length > 0 && row.font !== usualFont) return true;
    return (
      row.texts.some((text, column) => numeric[column] && text !== "") &&
      row.texts.every((text, column) => !(numeric[column] && isNumber(text)))
    );
  };
  const end = rows.slice(0, MAX_HEAD_ROWS + 1).findIndex((row) => !isHead(row));
  return end < 0 || end > MAX_HEAD_ROWS ? [] : rows.slice(0, end);
}

function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function rowBlock(head: readonly string[], texts: readonly string[]): Block {
  const cells = texts.map((text, column): Cell => {
    const clean = cleanText(text);
    return {
      column: cleanText(head[column] ?? "") || null,
      text: column === 0 ? clean.replace(/[:：]$/u, "") : clean,
    };
  });
  return {
    kind: "list_item",
    text: rowText(cells),
    level: 1,
    cells: cells.filter(({ text }) => text !== ""),
  };
}

/** Says a figure with its name, as they stand: "37 cities" or "Cities: 37". */
function figureBlock(above: string, below: string): Block {
  const [first, second] = [cleanText(above), cleanText(below)];
  const isNameBelow = isNumber(first) && !isNumber(second);
  const [name, value] = isNameBelow ? [second, first] : [first, second];
  const text = isNameBelow ? `${value} ${name}` : `${name}: ${value}`;
  return {
    kind: "list_item",
    text: name === "" || value === "" ? name + value : text,
    level: 1,
    cells: value === "" ? [] : [{ column: name || null, text: value }],
  };
}
