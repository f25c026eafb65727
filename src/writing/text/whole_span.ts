import { numberWords, plainWord } from "../model/number_words.ts";
import { calendarNames } from "./calendar.ts";
import type { Span } from "./counted.ts";
import { anyOf } from "./expressions.ts";

/** What numbers are parted by: in scores, dates and large numbers. */
const NUMBER_BEFORE = /(?:\p{Nd}+[.,:·/‐–-])+$|\p{Nd}+$/u;
const NUMBER_AFTER = /^(?:[.,:·/‐–-]?\p{Nd}+)+/u;
/** The year and the month before a day, as they are written in East Asia. */
const EAST_BEFORE = /(?:\p{Nd}{1,4}[年년月월]\s?)+$/u;
const EAST_UNIT = /^\p{Nd}{1,2}\s?[月日월일]/u;
const EAST_HEAD = /\p{Nd}[年년月월]$/u;
const EAST_AFTER = /^(?:\s?\p{Nd}{1,2}[月日월일])+/u;

const months = new Map<string, Months>();

/** How dates go on before and after the name of a month. */
interface Months {
  first: RegExp;
  last: RegExp;
}

const DAY_BEFORE = /\p{Nd}{1,2}(?:\.|er|º|ª|°|st|nd|rd|th)?\s(?:de\s|of\s|d['’])?$/u;
const REST_AFTER =
  /^(?:\s\p{Nd}{1,2}(?:st|nd|rd|th)?(?![\p{Nd}:.]))?(?:,?\s(?:del?\s)?\p{Nd}{4}(?!\p{Nd}))?/u;

/** Widens a part of a text so that it begins and ends within no number and no date. */
export function wholeSpan({ start, end }: Span, text: string, language: string): Span {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const part = text.slice(start, end);
  const { first, last } = monthsOf(language);
  const head =
    (/^\p{Nd}/u.test(part) ? NUMBER_BEFORE.exec(before) : null) ??
    (EAST_UNIT.test(part) ? EAST_BEFORE.exec(before) : null) ??
    (first.test(part) ? DAY_BEFORE.exec(before) : null);
  const tail =
    (/\p{Nd}$/u.test(part) ? NUMBER_AFTER.exec(after) : null) ??
    (EAST_HEAD.test(part) ? EAST_AFTER.exec(after) : null) ??
    (last.test(part) ? REST_AFTER.exec(after) : null);
  const whole = { start: start - (head?.[0].length ?? 0), end: end + (tail?.[0].length ?? 0) };
  return withNumberWords(whole, text, language);
}

const WORD_BEFORE = /(?<![\p{L}\p{M}])[\p{L}\p{M}]+\s$/u;
const LAST_WORD = /[\p{L}\p{M}]+$/u;
const WORD_AFTER = /^\s[\p{L}\p{M}]+/u;

/** With the rest of a number in words before it, and what a number in words at its end counts. */
function withNumberWords({ start, end }: Span, text: string, language: string): Span {
  const { small, scales } = numberWords(language);
  // "One" is as often a pronoun or an article.
  const isNumber = (word: string) => {
    const plain = plainWord(word.trim());
    return (small.get(plain) ?? 0) > 1 || scales.has(plain);
  };
  const before = WORD_BEFORE.exec(text.slice(0, start))?.[0] ?? "";
  if (isNumber(before))
    return withNumberWords({ start: start - before.length, end }, text, language);
  const last = LAST_WORD.exec(text.slice(start, end))?.[0] ?? "";
  const after = WORD_AFTER.exec(text.slice(end))?.[0] ?? "";
  if (isNumber(last) && after !== "")
    return withNumberWords({ start, end: end + after.length }, text, language);
  return { start, end };
}

function monthsOf(language: string): Months {
  const known = months.get(language);
  if (known !== undefined) return known;
  const names = [...calendarNames(language, { withShort: false }).months];
  // East Asian months are numbers.
  const month = anyOf(names.filter((name) => !/^\p{Nd}/u.test(name)).join(","));
  const made = {
    first: new RegExp(String.raw`^${month}(?![\p{L}\p{M}])`, "iu"),
    last: new RegExp(String.raw`(?<![\p{L}\p{M}])${month}$`, "iu"),
  };
  months.set(language, made);
  return made;
}
