import { joinLine } from "../join.ts";
import type { PdfLine } from "../line.ts";
import { type Column, columnAt } from "./columns.ts";
import { isNumber } from "./numbers.ts";

/** A row as texts by column, and the font of its line. */
export interface Row {
  texts: string[];
  font: string;
  y: number;
}

const NO_WORDS: ReadonlySet<string> = new Set();
const MIN_CAPITAL_SHARE = 0.6;

/** Sorts the cells of a line into columns. */
export function rowOf(line: PdfLine, columns: readonly Column[]): Row {
  const texts = columns.map(() => "");
  for (const cell of line.cells) {
    const column = columnAt(cell, columns);
    texts[column] = joinTexts(texts[column] ?? "", cell.text);
  }
  return { texts, font: line.font, y: line.y };
}

/** Joins the lines of rows whose cells have several: those that have no first cell, or stand close. */
export function joinWrapped(rows: readonly Row[], lines: readonly PdfLine[]): Row[] {
  const gaps = rows.slice(1).map((row, index) => (rows[index]?.y ?? 0) - row.y);
  // Those to rows of the next page are below nothing.
  const least = gaps.reduce((a, b) => (b > 0 ? Math.min(a, b) : a), Number.POSITIVE_INFINITY);
  const wide = gaps.filter((gap) => gap > 1.3 * least).length;
  // Rows of several lines each are set apart from one another.
  const isParted = wide >= 2 && wide < 0.8 * gaps.length;
  const names = rows.map(({ texts }) => texts[0] ?? "").filter((name) => name !== "");
  const capital = names.filter((name) => /^[\p{Lu}\p{Nd}]/u.test(name)).length;
  const areCapital = capital >= MIN_CAPITAL_SHARE * names.length;
  const result: Row[] = [];
  for (const [index, row] of rows.entries()) {
    const last = result.at(-1);
    const gap = gaps[index - 1] ?? 0;
    const isClose = gap >= 0 && gap < 1.7 * (lines[index]?.fontSize ?? 0);
    // The second line of a row's name begins with a small letter, where names do not.
    const goesOn = areCapital && /^\p{Ll}/u.test(row.texts[0] ?? "") && gap < 1.12 * least;
    const isNew =
      last === undefined ||
      row.texts.some((text, column) => isNumber(text) && isNumber(last.texts[column] ?? "")) ||
      (row.texts[0] !== "" &&
        !goesOn &&
        !(isParted && gap < 1.12 * least && row.texts.includes(""))) ||
      !isClose;
    if (isNew) result.push({ ...row, texts: [...row.texts] });
    else last.texts = last.texts.map((text, column) => joinTexts(text, row.texts[column] ?? ""));
  }
  return result;
}

/** Joins texts of a cell that stand one above the other. */
export function joinTexts(before: string, after: string): string {
  if (before === "" || after === "") return before + after;
  return joinLine(before, after, NO_WORDS).join("");
}
