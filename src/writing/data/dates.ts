import { calendarNames } from "../text/calendar.ts";
import { anyOf } from "../text/expressions.ts";
import { numberValue } from "../text/number_value.ts";

/** A date or a time at the beginning of a text. */
export interface DateRead {
  /** As it is in the text, without the words before it. */
  text: string;
  /** Dates of one kind are sorted by this. */
  order: number;
  /** A day of no year, or a time of day, is compared to its like alone. */
  kind: "date" | "day" | "time";
  /** True if words such as "in" lead to it. */
  isLed: boolean;
  /** Where the text goes on. */
  end: number;
}

interface DateWords {
  forms: readonly RegExp[];
  /** From 0. */
  monthOf(name: string): number;
}

const MIN_YEAR = 1000;
const MAX_YEAR = 2100;
const MONTHS = 12;
const DAY = String.raw`(?<day>\p{Nd}{1,2})(?!\p{Nd})(?:st|nd|rd|th|er|\.|º|ª)?`;
const YEAR = String.raw`(?<year>\p{Nd}{4})(?!\p{Nd}|[.,]\p{Nd}|\s?[%€$£])`;
const OF = String.raw`(?:de\s|del\s|d['’]|of\s)?`;
const cache = new Map<string, DateWords>();

/**
 * Reads the date that a text begins with, with a few words before it: "In May 1923", "1923年5月", "09:30".
 * Null if it begins with something else.
 */
export function dateAt(text: string, language: string): DateRead | null {
  const words = cache.get(language) ?? dateWords(language);
  cache.set(language, words);
  for (const form of words.forms) {
    const match = form.exec(text);
    const parts = match?.groups;
    if (match === null || parts === undefined) continue;
    const { lead = "", tail = "", hour, half = "" } = parts;
    const place = { isLed: lead !== "", end: match[0].length };
    const shown = match[0].slice(lead.length, match[0].length - tail.length).trim();
    if (hour !== undefined) {
      const afternoon = /^p/iu.test(half) && numberOf(hour) < 12 ? 12 : 0;
      const [hours, minutes] = [numberOf(hour) + afternoon, numberOf(parts.minute)];
      if (hours > 24 || minutes > 59) return null;
      return { text: shown, order: hours * 60 + minutes, kind: "time", ...place };
    }
    const month =
      parts.month === undefined ? numberOf(parts.monthNumber) : words.monthOf(parts.month) + 1;
    const [year, day] = [numberOf(parts.year), numberOf(parts.day)];
    const isYear = parts.year !== undefined;
    if (month > MONTHS || day > 31 || (isYear && (year < MIN_YEAR || year > MAX_YEAR))) return null;
    const order = year * 10_000 + month * 100 + day;
    return { text: shown, order, kind: isYear ? "date" : "day", ...place };
  }
  return null;
}

function numberOf(digits: string | undefined): number {
  return digits === undefined ? 0 : numberValue(digits, "en");
}

function dateWords(language: string): DateWords {
  const names = monthNames(language);
  const month = `(?<month>${anyOf(names.flat().join(","))})\\.?`;
  // "In the year", "Im Jahr", "في عام"; the word for a year may have an ending, and follow: "в 1923 году".
  const year = yearWord(language);
  const { weekdays } = calendarNames(language, { withShort: true });
  const weekday = `(?:${anyOf([...weekdays].join(","))}\\.?,?\\s)?`;
  const lead = String.raw`^(?<lead>(?:[\p{L}\p{M}]{1,4}\s){0,2}${weekday}(?:${year}\s)?)`;
  const form = (source: string) =>
    new RegExp(
      String.raw`${lead}${source}(?![\p{Lu}\p{Ll}\p{Nd}])(?<tail>\s${year}(?!\p{L}))?`,
      "iu",
    );
  const forms = [
    String.raw`${DAY}\s${OF}${month}(?:,?\s${OF}${YEAR})?`,
    String.raw`${month}\s${DAY}(?!\p{Nd})(?:,?\s${YEAR})?`,
    String.raw`${month}\s${OF}${YEAR}`,
    String.raw`(?<year>\p{Nd}{4})\s?[年년](?:\s?(?<monthNumber>\p{Nd}{1,2})\s?[月월](?:\s?(?<day>\p{Nd}{1,2})\s?[日일])?)?`,
    String.raw`(?<monthNumber>\p{Nd}{1,2})\s?[月월]\s?(?<day>\p{Nd}{1,2})\s?[日일]`,
    String.raw`(?<day>\p{Nd}{1,2})[./](?<monthNumber>\p{Nd}{1,2})[./](?<year>\p{Nd}{4})`,
    String.raw`(?<year>\p{Nd}{4})-(?<monthNumber>\p{Nd}{2})(?:-(?<day>\p{Nd}{2}))?`,
    String.raw`(?<hour>\p{Nd}{1,2})[:h：](?<minute>\p{Nd}{2})(?:\s?(?<half>[ap]\.?m\.?))?`,
    String.raw`(?<hour>\p{Nd}{1,2})\s(?<half>[ap]\.?m\.?)`,
    String.raw`${YEAR}(?:\s?[–-]\s?\p{Nd}{2,4}(?!\p{Nd}))?`,
  ];
  return {
    forms: forms.map(form),
    monthOf: (name) =>
      names.findIndex((each) => each.includes(name.toLowerCase().replace(/\.$/u, ""))),
  };
}

/** The names of each month, as they stand alone, beside a day, and shortened. */
function monthNames(language: string): string[][] {
  const styles = [
    { month: "long", day: "numeric" },
    { month: "long" },
    { month: "short" },
  ] as const;
  return Array.from({ length: MONTHS }, (_, month) => {
    const names = styles.flatMap((style) =>
      new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" })
        .formatToParts(Date.UTC(2024, month, 1))
        .filter((part) => part.type === "month" && !/\p{Nd}/u.test(part.value))
        .map(({ value }) => value.toLowerCase().replace(/\.$/u, "")),
    );
    return [...new Set(names)];
  });
}

/** The source of an expression for a language's word for a year, in any case. */
function yearWord(language: string): string {
  const word = new Intl.DisplayNames(language, { type: "dateTimeField" }).of("year") ?? "";
  const stem = word.slice(0, Math.max(2, Math.ceil(word.length * 0.6)));
  return /^[\p{L}\p{M}]+$/u.test(stem) ? String.raw`${stem}[\p{L}\p{M}]{0,4}` : "(?:(?!))";
}
