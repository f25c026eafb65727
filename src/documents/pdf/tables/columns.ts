import type { PdfCell, PdfLine } from "../line.ts";

/** Left and right edge of a column. */
export type Column = Pick<PdfCell, "x" | "width">;

/** The columns of a table, by the rows that have the usual number of cells. */
export function columnsOf(rows: readonly PdfLine[]): Column[] {
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
export function columnAt({ x, width }: PdfCell, columns: readonly Column[]): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [index, column] of columns.entries()) {
    const overlap = Math.min(x + width, column.x + column.width) - Math.max(x, column.x);
    if (overlap > most) [best, most] = [index, overlap];
  }
  return best;
}
