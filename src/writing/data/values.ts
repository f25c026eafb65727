import { ENGLISH } from "../languages/mod.ts";
import { afterDigits, CURRENCY, NUMBER, SYMBOLS } from "../text/amounts.ts";
import { anyOf, perLanguage } from "../text/expressions.ts";
import { numberValue } from "../text/number_value.ts";
import { isUnspaced, stemOf, wordsOf } from "../text/words.ts";

/** A number of a text with what it is measured in. */
export interface Value {
  /** As it is in the text. */
  text: string;
  start: number;
  end: number;
  amount: number;
  /** The same for all values that can be compared; empty if the number stands alone. */
  unit: string;
}

/** A number that could be a year. */
const YEAR = /^(?:1\d|20)\d{2}$/;
const PERCENT = "[%‰٪％]";
const GAP = String.raw`[\s\u00A0\u202F]?`;
/** A noun that is counted is short. */
const MAX_NOUN_LENGTH = 18;
const MAX_NOUN_WORDS = 2;
/** Longer numbers without separators name something. */
const MAX_PLAIN_DIGITS = 6;

const valueWords = perLanguage((words) => {
  const after = (...parts: string[]) => afterDigits(anyOf(...parts), words);
  const before = `(?<before>${CURRENCY}|${anyOf(words.currenciesBefore, ENGLISH.currenciesBefore)}|${PERCENT}|${anyOf(words.percents)})${GAP}`;
  const scale = `${GAP}(?<scale>${after(words.scales, ENGLISH.scales)})`;
  const unit = `${GAP}(?:de\\s)?(?<after>${PERCENT}|${after(words.percents, ENGLISH.percents)}|${CURRENCY}|${after(words.currencies, ENGLISH.currencies)}|°\\s?[CF](?!\\p{L})|${after(SYMBOLS, words.units, ENGLISH.units)}|${after(words.counters)})`;
  return {
    value: new RegExp(
      String.raw`(?<![\p{Lu}\p{Ll}\p{Nd}.,:/#_@+−–-])(?:${before})?(?<number>${NUMBER})(?:${scale})?(?:${unit})?(?!\p{Nd}|[.,:/–-]\p{Nd}|[\p{Lu}\p{Ll}])`,
      "giu",
    ),
    percent: new RegExp(`^(?:${PERCENT}|${anyOf(words.percents, ENGLISH.percents)})$`, "iu"),
    dateMark: new RegExp(`^${anyOf(words.dateMarks)}`, "iu"),
  };
});

/** All numbers of a text, in order; what are parts of dates, times, names and versions are none. */
export function valuesIn(text: string, language: string): Value[] {
  const { value, percent, dateMark } = valueWords(language);
  return [...text.matchAll(value)].flatMap((match) => {
    const { before = "", number = "", scale = "", after = "" } = match.groups ?? {};
    const amount = numberValue(number, language);
    const isMark = dateMark.test(text.slice(match.index + match[0].length).trimStart());
    const isName = /^\p{Nd}+$/u.test(number) && number.length > MAX_PLAIN_DIGITS;
    if (Number.isNaN(amount) || isMark || isName || dateMark.test(after)) return [];
    const mark = percent.test(before) ? "%" : before;
    const measure = percent.test(after) ? "%" : after;
    const unit = [mark, scale, measure].join(" ").toLowerCase().trim();
    return [{ text: match[0].trim(), ...boundsOf(match), amount, unit }];
  });
}

/** The value that a text is, with the noun that it counts if there is one; null if it is something else. */
export function wholeValue(text: string, language: string): Value | null {
  const plain = text.trim().replace(/[.。।]$/u, "");
  const [value, ...others] = valuesIn(plain, language);
  if (value === undefined || others.length > 0 || value.start > 0) return null;
  const rest = plain.slice(value.end).trim();
  if (rest === "") return value;
  const words = wordsOf(rest, language);
  // Without spaces, nobody knows where a noun ends, or whether it is one.
  if (isUnspaced(language)) return null;
  const isNoun = /^[\p{L}\p{M}\s'’-]+$/u.test(rest) && words.length <= MAX_NOUN_WORDS;
  if (!isNoun || rest.length > MAX_NOUN_LENGTH || /^[’'-]/u.test(rest)) return null;
  const noun = words.map((word) => stemOf(word.text)).join(" ");
  return { ...value, text: plain, end: plain.length, unit: `${value.unit} ${noun}`.trim() };
}

/** True for a number alone that may be a year. */
export function isYear({ amount, unit }: Pick<Value, "amount" | "unit">): boolean {
  return unit === "" && YEAR.test(String(amount));
}

function boundsOf({ 0: match, index }: RegExpExecArray): { start: number; end: number } {
  const start = index + match.length - match.trimStart().length;
  return { start, end: start + match.trim().length };
}
