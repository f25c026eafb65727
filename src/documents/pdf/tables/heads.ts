import { isNumber } from "./numbers.ts";
import type { Row } from "./rows.ts";

const MAX_HEAD_ROWS = 3;

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

function mostOf(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
