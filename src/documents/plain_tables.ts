const MIN_ROWS = 2;
const MIN_ALIGNED_ROWS = 3;
/** No page's table has more; longer rows are other things. */
const MAX_COLUMNS = 30;
const MAX_ROW_LENGTH = 1_000;
/** A list's, however far its text is set in. */
const MARKER = /^(?:[-*+•·–—]|\d{1,3}[.)]) {2,}/;
const FENCE = /^[ \t]*(?:```|~~~)/;

/** Writes tables as Markdown that were pasted with tabs, as from a page or a sheet, or with aligned columns. */
export function markTables(source: string): string {
  const lines = source.split("\n");
  const result: string[] = [];
  let isFenced = false;
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] ?? "";
    if (FENCE.test(line)) isFenced = !isFenced;
    const table = isFenced ? null : (tabbedFrom(lines, index) ?? alignedFrom(lines, index));
    if (table === null) {
      result.push(isFenced ? line : barred(line));
      index += 1;
    } else {
      result.push("", ...markdownOf(table.rows), "");
      index = table.end;
    }
  }
  return result.join("\n");
}

/** The entries of a menu on one line, with bars between them in place of spaces. */
function barred(line: string): string {
  if (line.length > MAX_ROW_LENGTH || /^\s|[|`]/.test(line)) return line;
  const entries = line.trimEnd().split(/ {3,}|\t/);
  const isMenu = entries.length >= 3 && entries.every((entry) => entry.split(" ").length <= 4);
  return isMenu ? entries.join(" | ") : line;
}

interface Rows {
  rows: string[][];
  /** The line below the table. */
  end: number;
}

function tabbedFrom(lines: readonly string[], start: number): Rows | null {
  const rows: string[][] = [];
  let end = start;
  for (let index = start; index < lines.length; index++) {
    const line = lines[index] ?? "";
    // Pages put a blank line between rows.
    if (line.trim() === "" && rows.length > 0 && lines[index + 1]?.includes("\t")) continue;
    const cells = /\S/.test(line) && line.length <= MAX_ROW_LENGTH ? line.split("\t") : [];
    if (cells.length < 2 || cells.length > MAX_COLUMNS || line.startsWith("\t\t")) break;
    if (/^\t[^\t]*$/.test(line)) break;
    rows.push(cells.map((cell) => cell.trim()));
    end = index + 1;
  }
  const width = Math.max(...rows.map((row) => row.length));
  const isTable = rows.length >= MIN_ROWS && rows.every((row) => Math.abs(row.length - width) <= 1);
  return isTable ? { rows, end } : null;
}

function alignedFrom(lines: readonly string[], start: number): Rows | null {
  const rows: string[][] = [];
  let column = -1;
  let index = start;
  for (; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (line.length > MAX_ROW_LENGTH || /^\s|[|`]/.test(line) || MARKER.test(line)) break;
    const cells = line.trimEnd().split(/ {2,}/);
    const second = /^\S+(?: \S+)* {2,}/.exec(line)?.[0].length ?? -1;
    if (cells.length < 2 || cells.length > MAX_COLUMNS || second < 0) break;
    if (column >= 0 && (second !== column || cells.length !== rows[0]?.length)) break;
    column = second;
    rows.push(cells);
  }
  return rows.length >= MIN_ALIGNED_ROWS ? { rows, end: index } : null;
}

function markdownOf(rows: readonly string[][]): string[] {
  const [first = [], ...rest] = rows;
  const hasHead =
    rest.length > 0 &&
    !first.some((cell) => /^[\d.,%€$£¥-]+$/.test(cell)) &&
    (first.length > 2 || rest.some((row) => row.slice(1).some((cell) => /\d/.test(cell)))) &&
    !first.slice(1).some((cell) => /^\d/.test(cell));
  const width = Math.max(...rows.map((row) => row.length));
  const head = hasHead ? first : [];
  const line = (cells: readonly string[]): string =>
    `| ${Array.from({ length: width }, (_, column) => (cells[column] ?? "").replaceAll("|", "\\|")).join(" | ")} |`;
  return [
    line(head),
    `|${" --- |".repeat(width)}`,
    ...(hasHead ? rest : rows).map((row) => line(row)),
  ];
}
