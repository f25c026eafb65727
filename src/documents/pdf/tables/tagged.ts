import { joinLine } from "../join.ts";
import type { PdfCell, PdfLine } from "../line.ts";

/** Tables whose cells hold more, or that hold a heading, are there to lay out a page. */
const MAX_USUAL_LENGTH = 100;
const MAX_LENGTH = 1_500;
const MAX_SCALE = 1.3;

/**
 * Joins the lines of each row of the tables that the file tells of into one, cell by cell. What stands in a table that
 * lays out a page, or that has one column or row, is text as any other.
 */
export function withTableRows(lines: readonly PdfLine[]): PdfLine[] {
  const result: PdfLine[] = [];
  let index = 0;
  while (index < lines.length) {
    const table = lines[index]?.tableCell?.table;
    let end = index + 1;
    if (table !== undefined) while (lines[end]?.tableCell?.table === table) end += 1;
    const own = lines.slice(index, end);
    const rows = table === undefined ? own : rowsOf(own);
    result.push(...(table === undefined || isTable(rows) ? rows : own.map(withoutPlace)));
    index = end;
  }
  return result;
}

function rowsOf(lines: readonly PdfLine[]): PdfLine[] {
  const rows = new Map<number, PdfLine[]>();
  for (const line of lines) {
    const key = line.tableCell?.row ?? -1;
    const row = rows.get(key) ?? [];
    rows.set(key, row);
    row.push(line);
  }
  return [...rows.values()].map(rowOf);
}

function rowOf(lines: readonly PdfLine[]): PdfLine {
  const cells = new Map<number, PdfCell>();
  for (const { text, x, width, tableCell } of lines) {
    const key = tableCell?.cell ?? -1;
    const cell = cells.get(key);
    cells.set(key, cell === undefined ? { text, x, width } : joined(cell, { text, x, width }));
  }
  const [first, ...others] = lines;
  if (first === undefined) throw new TypeError("A row has at least one line");
  const isOneFont = others.every(({ font }) => font === first.font);
  const all = [...cells.values()];
  const x = Math.min(...all.map((cell) => cell.x));
  return {
    ...first,
    text: all.map(({ text }) => text).join(" "),
    x,
    y: Math.max(...lines.map(({ y }) => y)),
    width: Math.max(...all.map((cell) => cell.x + cell.width)) - x,
    fontSize: Math.max(...lines.map(({ fontSize }) => fontSize)),
    cells: all,
    font: isOneFont ? first.font : "",
  };
}

function joined(cell: PdfCell, next: PdfCell): PdfCell {
  const x = Math.min(cell.x, next.x);
  const right = Math.max(cell.x + cell.width, next.x + next.width);
  return { text: joinLine(cell.text, next.text, new Set()).join(""), x, width: right - x };
}

function isTable(rows: readonly PdfLine[]): boolean {
  const lengths = rows
    .flatMap(({ cells }) => cells.map(({ text }) => text.length))
    .toSorted((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 0;
  const sizes = rows.map(({ fontSize }) => fontSize).toSorted((a, b) => a - b);
  return (
    rows.filter(({ cells }) => cells.length > 1).length >= Math.max(2, rows.length / 2) &&
    usual < MAX_USUAL_LENGTH &&
    (lengths.at(-1) ?? 0) < MAX_LENGTH &&
    (sizes.at(-1) ?? 0) < MAX_SCALE * (sizes[sizes.length >> 1] ?? 0)
  );
}

function withoutPlace({ tableCell: _, ...line }: PdfLine): PdfLine {
  return line;
}
