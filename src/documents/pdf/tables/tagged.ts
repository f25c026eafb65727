import { joinLine } from "../join.ts";
import type { PdfCell, PdfLine } from "../line.ts";

/** Tables whose cells hold more, or that hold a heading, are there to lay out a page. */
const MAX_USUAL_LENGTH = 100;
const MAX_LENGTH = 1_500;
const MAX_SCALE = 1.3;
const NO_WORDS: ReadonlySet<string> = new Set();

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
  const cells = new Map<number, OpenCell>();
  for (const { text, x, width, tableCell } of lines) {
    const key = tableCell?.cell ?? -1;
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, { parts: [text], left: x, right: x + width });
    else add(cell, { text, x, width });
  }
  const [first, ...others] = lines;
  if (first === undefined) throw new TypeError("A row has at least one line");
  const isOneFont = others.every(({ font }) => font === first.font);
  const all = [...cells.values()].map(({ parts, left, right }): PdfCell => {
    return { text: parts.join(""), x: left, width: right - left };
  });
  const left = least(all.map(({ x }) => x));
  return {
    ...first,
    text: all.map(({ text }) => text).join(" "),
    x: left,
    y: most(lines.map(({ y }) => y)),
    width: most(all.map(({ x, width }) => x + width)) - left,
    fontSize: most(lines.map(({ fontSize }) => fontSize)),
    cells: all,
    font: isOneFont ? first.font : "",
  };
}

/** A cell under construction. */
interface OpenCell {
  /** The text in parts, as joining them anew with each line would take time by the square. */
  parts: string[];
  left: number;
  right: number;
}

function add(cell: OpenCell, { text, x, width }: PdfCell): void {
  cell.parts.push(...joinLine(cell.parts.pop() ?? "", text, NO_WORDS));
  cell.left = Math.min(cell.left, x);
  cell.right = Math.max(cell.right, x + width);
}

function least(values: readonly number[]): number {
  return values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
}

function most(values: readonly number[]): number {
  return values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
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
