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
  return { start: start - (head?.[0].length ?? 0), end: end + (tail?.[0].length ?? 0) };
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
