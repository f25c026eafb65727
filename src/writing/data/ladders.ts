import type { Data, Measured } from "../../posts/data.ts";
import { wordsFor } from "../languages/mod.ts";
import { calendarNames } from "../text/calendar.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { widthOf } from "../text/words.ts";
import { dateAt } from "./dates.ts";
import { isYear, type Value, wholeValue } from "./values.ts";

/** A thing with its value in a text. */
export interface Entry {
  label: string;
  value: Pick<Value, "text" | "amount" | "unit">;
}

const YEAR_LENGTH = 4;
const MIN_ENTRIES = 3;
const MAX_ENTRIES = 6;
const MAX_LABEL_WIDTH = 44;
const MAX_VALUE_WIDTH = 22;
/** Parts of a whole are rounded. */
const WHOLE = 100;
const TOLERANCE = 1;
/** A bar of less than this beside the longest is not seen. */
const MIN_SHARE = 0.004;

const rowWords = perLanguage((words) => ({
  whole: new RegExp(anyOf(words.wholes), "iu"),
  rest: new RegExp(`^${anyOf(words.rests)}`, "iu"),
  // What such a word is before, or is the unit of, is told apart by its number.
  label: new RegExp(`^${anyOf(words.numberLabels, words.references)}$`, "iu"),
}));

/** What is known of values from around them. */
export interface Around {
  language: string;
  /** What the text says of them all, such as the line before a list. */
  said: string;
}

/**
 * Values that can be set side by side as bars: of one unit, not negative, and not all the same. Where
 * they add up to a whole and the text says that they share one, they are its parts. Null for what only
 * looks like it, such as ranks, years and numbers that name something.
 */
export function ladderOf(entries: readonly Entry[], { language, said }: Around): Data | null {
  if (entries.length < MIN_ENTRIES || entries.length > MAX_ENTRIES) return null;
  const [first] = entries;
  const amounts = entries.map(({ value }) => value.amount);
  const greatest = Math.max(...amounts);
  const isComparable =
    entries.every(({ value }) => value.unit === first?.value.unit) &&
    amounts.every((amount) => amount >= 0) &&
    new Set(amounts).size > 1 &&
    Math.min(...amounts.filter((amount) => amount > 0)) >= MIN_SHARE * greatest;
  const labels = entries.map(({ label }) => label.toLowerCase());
  const isNamed =
    entries.every(({ label }) => isLabel(label, language)) &&
    new Set(labels).size === labels.length;
  const isNarrow = entries.every(({ value }) => widthOf(value.text) <= MAX_VALUE_WIDTH);
  if (!isComparable || !isNamed || !isNarrow || areNumbersOfThings(entries)) return null;
  const sum = amounts.reduce((all, amount) => all + amount, 0);
  const isSum =
    first?.value.unit === "%" && Math.abs(sum - WHOLE) <= TOLERANCE && !amounts.includes(0);
  // A total beside its parts.
  if (!isSum && sum === 2 * greatest) return null;
  if (isSum && isOneWhole(labels, { language, said })) {
    return { kind: "parts", parts: measured(entries, sum) };
  }
  return { kind: "ladder", rungs: measured(entries, greatest) };
}

/** Percentages of different things can add up to a hundred as well: bars are never wrong then. */
function isOneWhole(labels: readonly string[], { language, said }: Around): boolean {
  const { whole, rest } = rowWords(language);
  return whole.test(said) || rest.test(labels.at(-1) ?? "");
}

/** Reads "Norway: 81 %", "Norway – 81 %" and "Norway (81 %)"; null if it is something else, or has no unit. */
export function entryOf(item: string, language: string): Entry | null {
  const plain = item.trim();
  const [, label = "", rest = ""] =
    /^(.{1,60}?)(?:\s*[:：]|\s[–—-])\s*(\S.{0,40})$/u.exec(plain) ??
    /^([^()（）]{1,60}?)\s?[(（]([^()（）]{1,40})[)）]$/u.exec(plain) ??
    [];
  const value = wholeValue(rest, language);
  if (value === null || value.unit === "") return null;
  // Opening hours, and what is planned for a day.
  const isTimed = (dateAt(rest, language)?.text ?? "").length > YEAR_LENGTH;
  if (
    isTimed ||
    calendarNames(language, { withShort: true }).weekdays.has(label.trim().toLowerCase())
  )
    return null;
  const unit = value.unit.split(" ").at(-1) ?? "";
  return rowWords(language).label.test(unit) ? null : { label: label.trim(), value };
}

/** True if the name of a table's column says that its numbers only tell things apart. */
export function namesThings(column: string, language: string): boolean {
  return rowWords(language).label.test(column.trim());
}

function measured(entries: readonly Entry[], whole: number): Measured[] {
  return entries.map(({ label, value }) => ({
    label,
    value: value.text,
    share: Math.round((value.amount / whole) * 1000) / 1000,
  }));
}

function isLabel(label: string, language: string): boolean {
  const { unspaced } = wordsFor(language);
  const letters = label.match(/\p{L}/gu)?.length ?? 0;
  // A year or a size class is a label too.
  const isNumber = /^\p{Nd}{4}(?:[-–/]\p{Nd}{2,4})?$/u.test(label);
  return (isNumber || letters >= (unspaced ? 1 : 2)) && widthOf(label) <= MAX_LABEL_WIDTH;
}

/** Ranks, years, and codes of one length. */
function areNumbersOfThings(entries: readonly Entry[]): boolean {
  const values = entries.map(({ value }) => value);
  if (values.some(({ unit }) => unit !== "")) return false;
  const sorted = values.map(({ amount }) => amount).toSorted((a, b) => a - b);
  const areRanks = sorted.every((amount, index) => amount === index + (sorted[0] ?? 0));
  const areCodes = values.every(({ text }) => /^\p{Nd}{5,}$/u.test(text));
  return areRanks || areCodes || values.every(isYear);
}
