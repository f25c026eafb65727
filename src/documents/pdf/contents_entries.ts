import type { PdfLine } from "./line.ts";
import { valueOfDigits } from "./list_marker.ts";

/** A page's number, those of prefaces in Roman digits too. */
export const NUMBER = "(?:\\p{Nd}{1,4}|[ivxlc]{1,6})";
const TARGET = /[\s.·…‥](\p{Nd}{1,4}|[ivxlc]{1,6})$/u;

/** An entry of a list of contents, or several of a line. */
export interface Entry {
  index: number;
  /** Several where entries stand side by side. */
  titles: readonly string[];
  /** Page number; null if it is a Roman one. */
  target: number | null;
}

/** What a line of a list of contents says, if it may be one; null if not. */
export function entryOf(line: PdfLine, index: number): Entry | null {
  const match = TARGET.exec(line.text);
  const title = line.text.slice(0, match?.index ?? 0);
  if (match === null || keyOf(title) === "") return null;
  const [first, ...others] = sideBySide(line);
  const titles =
    first !== undefined && others.length > 0
      ? [first.title, ...others.map((entry) => entry.title)]
      : [title];
  const digits = titles.length > 1 ? (first?.digits ?? "") : (match[1] ?? "");
  return { index, titles, target: /^\p{Nd}/u.test(digits) ? valueOfDigits(digits) : null };
}

/** The entries of a line whose cells are titles and numbers by turns. */
function sideBySide({ cells }: PdfLine): { title: string; digits: string }[] {
  if (cells.length % 2 === 1) return [];
  const entries = cells.flatMap(({ text }, index) => {
    const digits = cells[index + 1]?.text ?? "";
    return index % 2 === 0 ? [{ title: text, digits }] : [];
  });
  const isEntry = ({ title, digits }: { title: string; digits: string }) =>
    keyOf(title) !== "" && /^\p{Nd}{1,4}$/u.test(digits);
  return entries.every(isEntry) ? entries : [];
}

/** The letters of a heading, without its number. */
export function keyOf(text: string): string {
  return text.replace(/\P{L}/gu, "").toLowerCase();
}
