import type { PdfTableCell } from "./item.ts";

/** A piece of a line between wide gaps, such as the cell of a table's row. */
export interface PdfCell {
  text: string;
  x: number;
  width: number;
  /** What smaller gaps part it into, which may be cells as well; absent if nothing does. */
  parts?: readonly PdfCell[];
}

/** A line on a page. Lengths are in points, from the lower left corner of the page. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
  /** Zero-based. */
  page: number;
  /** In reading order; prose has one alone. */
  cells: readonly PdfCell[];
  /** The font of its letters, by its name within the file; empty if there are several. */
  font: string;
  /** True if all its letters are equally wide. */
  isMonospaced: boolean;
  /** Level of the heading that the file says it is a part of. */
  headingLevel?: number;
  /** Where in a table the file says that it stands. */
  tableCell?: PdfTableCell;
}

/** What weighs in a text: its letters and digits. */
export function weightOf({ text }: Pick<PdfLine, "text">): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** The font size of most letters, in steps of half a point. */
export function usualSize(lines: readonly PdfLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}
