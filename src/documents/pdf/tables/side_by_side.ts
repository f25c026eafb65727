import type { PdfLine } from "../line.ts";
import { columnAt, columnsOf } from "./columns.ts";

/** Cells of running text are longer. */
const MIN_PROSE_LENGTH = 25;

/** What stands above columns of running text, such as the numbers along two drawings, has fewer rows. */
const MAX_ROWS_ABOVE = 8;
const MIN_ROWS_BELOW = 4;
const BULLET = /^[•‣⁃∙\u25A0-\u25FF]\s*\S/u;
/** Items may have a second line. */
const MIN_BEGUN_SHARE = 0.5;

/**
 * How many of some rows are a table's, rather than lines of columns of running text that are too short, or stand too
 * close to others, to have been told apart before.
 */
export function rowsAboveColumns(rows: readonly PdfLine[]): number {
  if (isSideBySide(rows) || areLists(rows)) return 0;
  const most = Math.min(MAX_ROWS_ABOVE, rows.length - MIN_ROWS_BELOW);
  for (let above = 1; above <= most; above++) {
    const below = rows.slice(above);
    if (isSideBySide(below) && areAllOfProse(below)) return above;
  }
  return rows.length;
}

/** True for lists side by side. */
function areLists(rows: readonly PdfLine[]): boolean {
  const begun = rows.filter(({ cells }) => cells.every(({ text }) => BULLET.test(text)));
  return begun.length >= MIN_BEGUN_SHARE * rows.length;
}

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

/** True if no column is narrow, as that of the names of a table's rows is. */
function areAllOfProse(rows: readonly PdfLine[]): boolean {
  const columns = columnsOf(rows);
  const lengths = columns.map(() => ({ cells: 0, length: 0 }));
  for (const cell of rows.flatMap((row) => row.cells)) {
    const column = lengths[columnAt(cell, columns)];
    if (column === undefined) continue;
    column.cells += 1;
    column.length += cell.text.length;
  }
  return lengths.every(({ cells, length }) => length >= MIN_PROSE_LENGTH * cells);
}

/** Gives the lines of each column below one another. */
export function columnByColumn(rows: readonly PdfLine[]): PdfLine[] {
  const columns = columnsOf(rows);
  return columns.flatMap((_, column) =>
    rows.flatMap((row) =>
      row.cells
        .filter((cell) => columnAt(cell, columns) === column)
        .map((cell) => ({ ...row, text: cell.text, x: cell.x, width: cell.width, cells: [cell] })),
    ),
  );
}
