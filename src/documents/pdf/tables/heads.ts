import { isNumber } from "./numbers.ts";
import type { Row } from "./rows.ts";

const MAX_HEAD_ROWS = 3;
const MAX_TITLE_ROWS = 2;
/** In a narrower table, one cell alone is as likely the first word of what names a column. */
const MIN_TITLED_COLUMNS = 3;

/**
 * The rows that name the columns: in a font of their own, without numbers above columns of them, or
 * without a name for the column that names the rows.
 */
export function headRows(rows: readonly Row[]): Row[] {
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

/** The rows above those that name the columns that have one cell alone, which names the table. */
export function titleRows(rows: readonly Row[]): Row[] {
  const end = rows.findIndex(({ texts }) => texts.filter((text) => text !== "").length > 1);
  const isTitle =
    end > 0 &&
    end <= MAX_TITLE_ROWS &&
    (rows[0]?.texts.length ?? 0) >= MIN_TITLED_COLUMNS &&
    headRows(rows.slice(end)).length > 0;
  return isTitle ? rows.slice(0, end) : [];
}

function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
