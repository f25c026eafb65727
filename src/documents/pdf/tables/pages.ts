import type { PdfCell, PdfLine } from "../line.ts";

/** Rows of a table that tell where its columns are. */
const SAMPLE_ROWS = 8;
const MIN_ALIGNED_SHARE = 0.8;

/**
 * The rows of two tables that are one, on a page and at the beginning of the next, where its head may come again; null
 * if they are two.
 */
export function joinedOverPages(
  rows: readonly PdfLine[],
  next: readonly PdfLine[],
): PdfLine[] | null {
  const [last, first] = [rows.at(-1), next[0]];
  if (last === undefined || first === undefined || first.page !== last.page + 1) return null;
  if (mostCells(rows) !== mostCells(next) || Math.abs(first.fontSize - last.fontSize) > 1) {
    return null;
  }
  const above = rows.slice(-SAMPLE_ROWS).flatMap(({ cells }) => cells);
  const below = next.slice(0, SAMPLE_ROWS).flatMap(({ cells }) => cells);
  const aligned = below.filter((cell) => above.some((other) => isAligned(cell, other)));
  if (aligned.length < MIN_ALIGNED_SHARE * below.length) return null;
  const repeated = next.findIndex((row, index) => row.text !== rows[index]?.text);
  return [...rows, ...next.slice(Math.max(0, repeated))];
}

function mostCells(rows: readonly PdfLine[]): number {
  return rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
}

function isAligned(cell: PdfCell, other: PdfCell): boolean {
  const [end, otherEnd] = [cell.x + cell.width, other.x + other.width];
  return cell.x < otherEnd && other.x < end;
}
