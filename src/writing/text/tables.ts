import type { Cell } from "../../posts/document.ts";
import { numberValue } from "./number_value.ts";

/** A number of a table. */
export interface TableEntry {
  /** Name of its row, or of its column if the row is what is measured. */
  name: string;
  /** As it is in the table. */
  text: string;
  value: number;
}

/** What a table measures in one column or row, in the order of the table. */
export interface TableSeries {
  name: string;
  /** What is around its numbers, such as "%"; empty if they stand alone. */
  unit: string;
  entries: readonly TableEntry[];
}

const NUMBER = /[+−–-]?\p{Nd}[\p{Nd}.,\u00A0\u202F’'\u066B\u066C]*(?: \p{Nd}{3}(?!\p{Nd}))*/gu;
const MISSING = /^(?:[-–—.…]*|n\/?a)$/iu;
const MAX_UNIT_LENGTH = 14;
const MAX_NAME_LENGTH = 50;
const YEARS = /^(?:1\d|2[0-6])\d{2}$/;
/** Where fewer of the cells are numbers, they are something else as well. */
const MIN_NUMBERS = 0.75;
/** Share of the columns, or rows, that measure something. */
const MIN_MEASURED = 0.5;

/** The numbers of a table's columns, or else of its rows; none if it measures nothing or names no columns. */
export function seriesOf(rows: readonly (readonly Cell[])[], language: string): TableSeries[] {
  const width = Math.min(...rows.map((row) => row.length));
  if (rows.length === 0 || width < 2) return [];
  const named = rows.map((row) => nameOf(row, rows.length, language));
  if (named.some(({ name }) => name === "" || name.length > MAX_NAME_LENGTH)) return [];
  if (new Set(named.map(({ name }) => name)).size < rows.length) return [];
  const first = named[0]?.at ?? 0;
  const columns = Array.from({ length: width - first - 1 }, (_, index) => first + 1 + index);
  const down = columns.flatMap((column) => {
    const cells = rows.map((row, index) => [named[index]?.name ?? "", row[column]] as const);
    const name = rows[0]?.[column]?.column ?? null;
    return name === null ? [] : (seriesFrom(name, cells, language) ?? []);
  });
  // The rows of a timetable say more than its fares.
  if (down.length > 0) return down.length >= MIN_MEASURED * columns.length ? down : [];
  const across = rows.flatMap((row, index) => {
    const cells = columns.map((column) => [row[column]?.column ?? "", row[column]] as const);
    return seriesFrom(named[index]?.name ?? "", cells, language) ?? [];
  });
  return across.length >= MIN_MEASURED * rows.length ? across : [];
}

/** The first cell that is no number, with a rank before it: "1. Oslo". */
function nameOf(
  [first, second]: readonly Cell[],
  rows: number,
  language: string,
): { name: string; at: number } {
  const name = first?.text.trim() ?? "";
  const rank = numberValue(name.replace(/[.)]$/u, ""), language);
  const isRank = Number.isInteger(rank) && rank >= 1 && rank <= rows;
  return isRank && second !== undefined && readNumber(second.text, language) === null
    ? { name: `${name.replace(/[.)]$/u, "")}. ${second.text.trim()}`, at: 1 }
    : { name, at: 0 };
}

function seriesFrom(
  name: string,
  cells: readonly (readonly [string, Cell | undefined])[],
  language: string,
): TableSeries | null {
  const units = new Set<string>();
  const entries: TableEntry[] = [];
  for (const [entry, cell] of cells) {
    const text = cell?.text.trim() ?? "";
    if (MISSING.test(text)) continue;
    const read = readNumber(text, language);
    if (read === null || entry === "") return null;
    units.add(read.unit);
    entries.push({ name: entry, text, value: read.value });
  }
  const [unit = "", ...others] = units;
  const areYears = unit === "" && entries.every(({ text }) => YEARS.test(text));
  if (others.length > 0 || areYears || name.trim() === "") return null;
  const isEnough = entries.length >= 2 && entries.length >= MIN_NUMBERS * cells.length;
  return isEnough ? { name: name.trim().replace(/\s*[:：]$/u, ""), unit, entries } : null;
}

/** The only number of a cell, with what is around it. */
function readNumber(text: string, language: string): { value: number; unit: string } | null {
  const [found, ...others] = text.match(NUMBER) ?? [];
  if (found === undefined || others.length > 0) return null;
  const unit = text.replace(found, "").trim();
  const value = numberValue(found.replace(/[.,]$/u, ""), language);
  return unit.length > MAX_UNIT_LENGTH || Number.isNaN(value) ? null : { value, unit };
}
