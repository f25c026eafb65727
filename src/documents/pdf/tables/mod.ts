import type { PdfCell, PdfLine } from "../line.ts";
import { columnByColumn, rowsAboveColumns } from "./side_by_side.ts";

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
const MAX_COLUMNS = 40;
/** Rows of fewer names may be columns of running text. */
const MIN_NAMED = 3;

/** Finds the tables of a page: lines below one another whose cells are aligned. */
export function withTables(lines: readonly PdfLine[]): (PdfLine | PdfTable)[] {
  const result: (PdfLine | PdfTable)[] = [];
  for (let index = 0; index < lines.length; ) {
    const told = endOfTold(lines, index);
    const end = told > index ? told : endOfTable(lines, index);
    const rows = lines.slice(index, Math.max(end, index + 1));
    if (told > index) result.push({ rows });
    else if (end <= index) result.push(...rows);
    else {
      const ofTable = rowsAboveColumns(rows);
      const table = rows.slice(0, ofTable);
      if (ofTable > 0) result.push({ rows: [...takeHeadAbove(result, table), ...table] });
      result.push(...columnByColumn(rows.slice(ofTable)));
    }
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
