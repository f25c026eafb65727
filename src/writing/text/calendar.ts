import { anyOf } from "./expressions.ts";

/** The names of months and weekdays, as a language has them. */
export interface CalendarNames {
  /** In lower case; also as they stand beside a day, where that is another form. */
  months: ReadonlySet<string>;
  weekdays: ReadonlySet<string>;
}

/** Options of {@linkcode calendarNames}. */
export interface CalendarOptions {
  /** Whether abbreviations are wanted, too. */
  withShort: boolean;
}

const dated = new Map<string, RegExp>();

/** Lists the names of months and weekdays. */
export function calendarNames(language: string, { withShort }: CalendarOptions): CalendarNames {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 1 + month));
  const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));
  const named = (type: "month" | "weekday", ...styles: Intl.DateTimeFormatOptions[]) =>
    new Set(
      styles.flatMap((style) => {
        const format = new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" });
        return (type === "month" ? months : week).flatMap((day) =>
          format
            .formatToParts(day)
            .filter((part) => part.type === type)
            .map(({ value }) => value.toLowerCase()),
        );
      }),
    );
  const short = withShort ? (["long", "short"] as const) : (["long"] as const);
  return {
    months: named("month", { month: "long", day: "numeric" }, ...short.map((month) => ({ month }))),
    weekdays: named("weekday", ...short.map((weekday) => ({ weekday }))),
  };
}

/** True if a text names a weekday, or a day and its month without the year: it was written soon after. */
export function namesRecentDay(text: string, language: string): boolean {
  const cached = dated.get(language) ?? recentDay(language);
  dated.set(language, cached);
  return cached.test(text);
}

function recentDay(language: string): RegExp {
  const { months, weekdays } = calendarNames(language, { withShort: false });
  // Chinese and Japanese months are numbers.
  const month = anyOf([...months].filter((name) => !/^\p{Nd}/u.test(name)).join(","));
  const day = String.raw`(?<!\p{Nd})\p{Nd}{1,2}`;
  const noYear = String.raw`(?!\p{Nd})(?!,?\s(?:de\s)?\p{Nd}{4})`;
  return new RegExp(
    [
      anyOf([...weekdays].join(",")),
      String.raw`${day}(?:\.|er|º|ο)?\s(?:de\s|d['’])?${month}${noYear}`,
      String.raw`${month}\s\p{Nd}{1,2}(?:st|nd|rd|th)?${noYear}`,
      String.raw`(?<![年년]\s?\p{Nd}{0,2}[月월]\s?)${day}\s?[日일](?!\p{L}*間)`,
    ].join("|"),
    "iu",
  );
}
