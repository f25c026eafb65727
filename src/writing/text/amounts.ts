import { ENGLISH, type WritingWords } from "../languages/mod.ts";
import { anyOf, perLanguage, phrasesOf, WORD_END } from "./expressions.ts";
import { numberValue } from "./number_value.ts";
import { isContentWord, isUnspaced } from "./words.ts";

/** What an amount is: a part or multiple of something, money, a measure, or a count of things. */
type AmountKind = "share" | "money" | "measure" | "count";

/** A number of a text with all that belongs to it: "more than $1.2 bn a year". */
export interface Amount {
  /** As it is in the text. */
  text: string;
  start: number;
  end: number;
  kind: AmountKind;
  /** True for millions and the like, and for any number that is as large. */
  isLarge: boolean;
  /** True if a unit or scale says what it is without a noun. */
  isMeasured: boolean;
  /** True if only a noun says what is counted. */
  needsNoun: boolean;
  /** True for what goes from one amount to another. */
  isRange: boolean;
}

/** The source of an expression for a number in digits, with its separators. */
export const NUMBER: string = String.raw`(?:\p{Nd}{1,3}(?: \p{Nd}{3})+(?!\p{Nd})|\p{Nd}{1,3}(?:[\u00A0\u202F’'\u066C]\p{Nd}{3})+(?:[.,\u066B]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}{1,2}(?:,\p{Nd}{2})+,\p{Nd}{3}(?!\p{Nd})|\p{Nd}{1,3}(?:[.,]\p{Nd}{3})+(?:[.,]\p{Nd}{1,2})?(?!\p{Nd})|\p{Nd}+(?:[.,\u066B]\p{Nd}+)?)`;
/** The source of an expression for the sign of a currency. */
export const CURRENCY: string = String.raw`(?:[A-Z]{1,2}\$|\p{Sc})`;
/** Signs of units, after digits. */
export const SYMBOLS =
  "km, kg, g, mg, cm, mm, m, km², m², m³, km/h, kw, mw, gw, kwh, mwh, gwh, twh, mb, gb, tb, ghz, mhz, ha, l, ml, t, mph, ft, bn";
const GAP = String.raw`[\s\u00A0\u202F-]?`;
/** Holds the words before an amount that belong to it. */
const CONTEXT_LENGTH = 60;
const MIN_COUNT = 100;
const LARGE = 1_000;
/** Longer numbers without separators are of phones, books and files. */
const MAX_PLAIN_DIGITS = 7;
/** Numbers without separators that may be a year of one of the calendars in use. */
const YEAR = /^(?:1[0-9]|2[0-6])\d{2}$/;

interface AmountWords {
  amount: RegExp;
  ratio: RegExp;
  share: RegExp;
  limit: RegExp;
  range: RegExp;
  label: RegExp;
  negation: RegExp;
  dateMark: RegExp;
}

const amountWords = perLanguage<AmountWords>((words) => {
  const space = words.unspaced ? String.raw`\s?` : String.raw`\s`;
  const after = (...parts: string[]) => afterDigits(anyOf(...parts), words);
  const ranges = String.raw`(?:\s?[–—~〜～-]\s?|${space}${anyOf(words.ranges)}${space})`;
  // "3个月" counts months.
  const counter = `${after(words.counters, words.dateMarks)}(?!月)`;
  const unit = String.raw`°\s?[CF](?!\p{L})|℃|℉|${after(SYMBOLS, words.units, ENGLISH.units)}`;
  const percent = `[%‰٪％]|${after(words.percents, ENGLISH.percents)}`;
  const scale = scaleOf(words);
  // "1億2000万" and "1万2000" are one number.
  const scaleTail =
    words.unspaced || isKorean(words) ? String.raw`(?:\s?${NUMBER}(?:\s?${scale})?)?` : "";
  const currency = after(words.currencies, ENGLISH.currencies);
  const multiple = String.raw`${after(words.multiples)}|[x×](?!\p{L})`;
  const rate = String.raw`\s?/\s?[\p{L}]{1,9}[²³]?(?!\p{L})|\s${anyOf(words.rates)}\s[\p{L}\p{M}]+(?=[.,;:!?。]|$)`;
  const limits = phrasesOf(words.limits).filter(
    (phrase) => !phrasesOf(words.negations).includes(phrase),
  );
  const rough = anyOf(limits.join(","), words.approximations);
  const limitAfter = `(?:${GAP}${after(words.limitsAfter)})?`;
  return {
    amount: new RegExp(
      String.raw`(?<![\p{Lu}\p{Ll}\p{Nd}.,:/#_@·•]|[\p{Lu}\p{Ll}\p{Nd}]-|\+\s)(?<before>(?:${CURRENCY}|${anyOf(words.currenciesBefore, ENGLISH.currenciesBefore)}|(?<share>[%٪％]|${anyOf(words.percents)}))\s?)?(?<sign>[+−–-])?(?<currency>${CURRENCY}\s?)?(?<number>${NUMBER})(?:${ranges}(?:${CURRENCY})?(?<to>${NUMBER}))?(?<scale>${GAP}${scale}${scaleTail})?${limitAfter}(?:${GAP}(?<money>${CURRENCY}|(?:de\s|d['’])?${currency}))?(?:${GAP}(?<unit>(?<times>${multiple}|${percent})|${unit}|(?<counter>${counter})))?${limitAfter}(?:${rate})?`,
      "giu",
    ),
    ratio: new RegExp(
      String.raw`(?<![\p{Lu}\p{Ll}\p{Nd}.,:/#-])(?<part>\p{Nd}{1,3})(?:${space})?${anyOf(words.ratios)}(?:${space})?(?<whole>\p{Nd}{1,4})${words.unspaced || isKorean(words) ? `(?:${counter})?` : String.raw`(?![\p{L}\p{Nd}]|[.,:/-]\p{Nd})`}`,
      "giu",
    ),
    share: new RegExp(anyOf(words.shares), "giu"),
    limit: new RegExp(String.raw`${rough}(?:\s+${rough})?\s*$`, "iu"),
    range: new RegExp(`^${ranges}$`, "iu"),
    label: new RegExp(
      String.raw`${anyOf("no, no., nr, nr., nº, №, tel, tel., isbn, doi, km", words.numberLabels, words.references, words.units)}\s*[:.]?\s*$`,
      "iu",
    ),
    negation: new RegExp(String.raw`${anyOf(words.negations)}\s*$`, "iu"),
    dateMark: new RegExp(`^${anyOf(words.dateMarks)}$`, "u"),
  };
});

/** Without spaces a word goes on behind "万", but not behind the "m" of "19mm". */
function scaleOf(words: WritingWords): string {
  if (!words.unspaced && !isKorean(words)) return anyOf(words.scales, ENGLISH.scales);
  const own = anyOf(words.scales).replaceAll(WORD_END, "");
  const latin = anyOf(ENGLISH.scales).replaceAll(WORD_END, String.raw`(?!\p{Script=Latin})`);
  return `(?:${own}|${latin})`;
}

/** All amounts of a sentence that say how much or how many, in order. Others are names, dates and the like. */
export function amountsIn(sentence: string, language: string): Amount[] {
  const words = amountWords(language);
  const ratios = [...sentence.matchAll(words.ratio)].flatMap((match) =>
    isRatio(match, language) ? [partOf(sentence, match)] : [],
  );
  const shares = [...sentence.matchAll(words.share)].map((match) => partOf(sentence, match));
  const parts = [...ratios, ...shares];
  const amounts = [...sentence.matchAll(words.amount)].flatMap((match) => {
    const isTaken = parts.some(({ start, end }) => match.index < end && match.index >= start);
    return isTaken ? [] : (readAmount(sentence, match, language) ?? []);
  });
  const all = [...parts, ...amounts].sort((a, b) => a.start - b.start);
  return joinRanges(sentence, all, words)
    .filter(({ start }) => !words.negation.test(contextOf(sentence, start)))
    .map((amount) => withLimit(sentence, amount, words.limit));
}

function partOf(sentence: string, match: RegExpExecArray): Amount {
  const [text] = match;
  const start = match.index + text.length - text.trimStart().length;
  const trimmed = sentence.slice(start, match.index + text.trimEnd().length);
  const end = start + trimmed.length;
  return {
    text: trimmed,
    start,
    end,
    kind: "share",
    isLarge: false,
    isMeasured: true,
    needsNoun: false,
    isRange: false,
  };
}

function isRatio({ groups = {}, input, index }: RegExpExecArray, language: string): boolean {
  const numbers = [groups.part, groups.whole].map((text) => numberValue(text ?? "", language));
  const [less = 0, more = 0] = numbers.toSorted((a, b) => a - b);
  const isRound = more <= 20 || (more % 10 === 0 && !YEAR.test(String(more)));
  return less < more && isRound && !amountWords(language).label.test(contextOf(input, index));
}

function readAmount(sentence: string, match: RegExpExecArray, language: string): Amount | null {
  const words = amountWords(language);
  const {
    before,
    share,
    currency,
    number = "",
    to,
    scale,
    money,
    unit,
    times,
    counter,
  } = match.groups ?? {};
  const start = match.index;
  const end = start + match[0].length;
  const context = contextOf(sentence, start);
  const rest = sentence.slice(end, end + CONTEXT_LENGTH);
  const isShare = share !== undefined || times !== undefined;
  const isMoney =
    money !== undefined || currency !== undefined || (before !== undefined && !isShare);
  const isCounted = counter !== undefined || (unit === undefined && !isMoney);
  const kind = isShare ? "share" : isMoney ? "money" : isCounted ? "count" : "measure";
  const isMeasured = kind !== "count" || counter !== undefined || scale !== undefined;
  if (isPartOfMore(rest, isMeasured, language)) return null;
  if (!isMeasured && (words.label.test(context) || /[,:]\s*$/.test(context))) return null;
  if (words.dateMark.test(unit ?? "") || /\p{Nd}[\s)]*$/u.test(context)) return null;
  const plain = /^\p{Nd}+$/u.test(number);
  if (plain && number.length > MAX_PLAIN_DIGITS) return null;
  const value = numberValue(to ?? number, language);
  const amount: Amount = {
    text: match[0].trim(),
    start: start + match[0].length - match[0].trimStart().length,
    end: start + match[0].trimEnd().length,
    kind,
    isLarge: scale !== undefined || value >= LARGE,
    isMeasured,
    needsNoun: kind === "count" && counter === undefined,
    isRange: to !== undefined,
  };
  if (kind !== "count") return amount;
  if (!isMeasured) {
    if (to !== undefined || isYear(number) || !isNumberOfThings(rest, context, language))
      return null;
  }
  return scale !== undefined || (Number.isInteger(value) && value >= MIN_COUNT) ? amount : null;
}

/** True if what follows makes a number a part of a word, a date, a time or a version. */
function isPartOfMore(rest: string, isMeasured: boolean, language: string): boolean {
  if (/^(?:\p{Nd}|[:/·]\p{Nd}|[.,-]\p{Nd}|[:/]\/?\p{L}|°|[ºª])/u.test(rest)) return true;
  // Endings of cases: "40 %:n", "40%-a"; Korean ones follow without a sign.
  if (isMeasured && /^(?:[-:’']\p{Ll}{1,4}(?!\p{L})|\p{Script=Hangul}|['’])/u.test(rest))
    return false;
  return /^[-‑]?\p{L}/u.test(rest) && !isUnspaced(language);
}

/** "2,300 species", but not "2,300 in the census", "12345 Berlin" or "Boeing 737 jets". */
function isNumberOfThings(rest: string, context: string, language: string): boolean {
  const next = /^\s([\p{L}\p{M}'’-]+)/u.exec(rest)?.[1] ?? "";
  const last = /([\p{L}\p{M}'’-]+)\s*$/u.exec(context)?.[1] ?? "";
  const namesNouns = language.startsWith("de");
  const isName = (word: string) => /^\p{Lu}/u.test(word) && isContentWord(word, language);
  if (!isContentWord(next, language) || (isName(next) && !namesNouns)) return false;
  return !isName(last) || (namesNouns && isName(next));
}

function isYear(number: string): boolean {
  return YEAR.test(String(numberValue(number, "en"))) && /^\p{Nd}+$/u.test(number);
}

/** "12 %" and "18 %" with "to" between them are one amount. */
function joinRanges(sentence: string, amounts: readonly Amount[], words: AmountWords): Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const last = joined.at(-1);
    const between = last === undefined ? "" : sentence.slice(last.end, amount.start);
    if (last !== undefined && last.kind === amount.kind && words.range.test(between)) {
      const text = sentence.slice(last.start, amount.end);
      joined[joined.length - 1] = { ...amount, text, start: last.start, isRange: true };
    } else if (last === undefined || amount.start >= last.end) joined.push(amount);
  }
  return joined;
}

function withLimit(sentence: string, amount: Amount, limit: RegExp): Amount {
  const context = contextOf(sentence, amount.start);
  const found = limit.exec(context)?.[0] ?? "";
  const start = amount.start - found.length;
  return { ...amount, start, text: sentence.slice(start, amount.end) };
}

function contextOf(sentence: string, start: number): string {
  return sentence.slice(Math.max(0, start - CONTEXT_LENGTH), start);
}

/** The same words right after digits: they end where a particle begins, or anywhere in languages without spaces. */
export function afterDigits(source: string, words: WritingWords): string {
  if (words.unspaced) return source.replaceAll(WORD_END, String.raw`(?![\p{Lu}\p{Ll}\p{Nd}])`);
  return isKorean(words)
    ? source.replaceAll(WORD_END, String.raw`(?=\p{Script=Hangul}{0,3}(?![\p{L}\p{Nd}]))`)
    : source;
}

function isKorean({ counters }: WritingWords): boolean {
  return /\p{Script=Hangul}/u.test(counters);
}
