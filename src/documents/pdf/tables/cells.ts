import type { PdfCell, PdfLine } from "../line.ts";

/** A gap of so many font sizes parts cells if it does so in one other row; a smaller one, if in two. */
const CLEAR_GAP = 0.9;
/** Wider gaps, in font sizes, lie across empty cells, and do not tell where a column ends. */
const MAX_GAP = 8;

/** A gap between two cells of a row. */
interface Gap {
  left: number;
  right: number;
}

/** Parts the cells of a table's rows that stand as close as words, where other rows have a gap between columns. */
export function withPartedCells(rows: readonly PdfLine[]): PdfLine[] {
  if (!rows.some(({ cells }) => cells.some(({ parts }) => parts !== undefined))) return [...rows];
  const gaps = rows.map(gapsOf);
  return rows.map((row, index) => {
    const others = gaps.filter((_, other) => other !== index);
    const cells = row.cells.flatMap((cell) => partedCell(cell, others, row.fontSize));
    return cells.length === row.cells.length ? row : { ...row, cells };
  });
}

function gapsOf({ cells, fontSize }: PdfLine): Gap[] {
  return cells.flatMap((cell, index) => {
    const gap = gapBetween(cells[index - 1], cell);
    return gap !== null && gap.right - gap.left < MAX_GAP * fontSize ? [gap] : [];
  });
}

function gapBetween(one: PdfCell | undefined, other: PdfCell): Gap | null {
  if (one === undefined) return null;
  // Cells of what is written from the right come from there.
  const [before, after] = one.x < other.x ? [one, other] : [other, one];
  return { left: before.x + before.width, right: after.x };
}

function partedCell(cell: PdfCell, others: readonly (readonly Gap[])[], size: number): PdfCell[] {
  const cells: PdfCell[][] = [];
  for (const part of cell.parts ?? [cell]) {
    const gap = gapBetween(cells.at(-1)?.at(-1), part);
    const meeting = others.filter((gaps) =>
      gaps.some(({ left, right }) => gap !== null && left < gap.right && right > gap.left),
    ).length;
    const isClear = gap !== null && gap.right - gap.left > CLEAR_GAP * size;
    const isOwn = gap === null || meeting >= (isClear ? 1 : 2);
    if (isOwn) cells.push([part]);
    else cells.at(-1)?.push(part);
  }
  return cells.map(joined);
}

function joined(parts: readonly PdfCell[]): PdfCell {
  const left = Math.min(...parts.map(({ x }) => x));
  const right = Math.max(...parts.map(({ x, width }) => x + width));
  return { text: parts.map(({ text }) => text).join(" "), x: left, width: right - left };
}
