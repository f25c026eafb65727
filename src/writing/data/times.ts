import { calendarNames } from "../text/calendar.ts";
import { isUnspaced } from "../text/words.ts";

const units = new Map<string, ReadonlySet<string>>();

/** True if a text begins with a month: the number before it is a day. */
export function startsWithMonth(text: string, language: string): boolean {
  return startsWithAny(text, calendarNames(language, { withShort: true }).months, language);
}

/** True if a text begins with a unit of time: "three in ten years" is a rate. */
export function startsWithTime(text: string, language: string): boolean {
  const cached = units.get(language) ?? timeUnits(language);
  units.set(language, cached);
  return startsWithAny(text, cached, language);
}

function startsWithAny(text: string, words: ReadonlySet<string>, language: string): boolean {
  const next = /^\s?([\p{L}\p{M}]+)/u.exec(text)?.[1]?.toLowerCase() ?? "";
  if (!isUnspaced(language)) return words.has(next);
  return next !== "" && [...words].some((word) => next.startsWith(word));
}

/** How a language counts seconds to years, of one and of several. */
function timeUnits(language: string): ReadonlySet<string> {
  const names = ["second", "minute", "hour", "day", "week", "month", "year"];
  const found = names.flatMap((unit) => {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    return [1, 2, 5].flatMap((count) =>
      format
        .formatToParts(count)
        .filter((part) => part.type === "unit")
        .map(({ value }) => value.toLowerCase().trim()),
    );
  });
  return new Set(found);
}
