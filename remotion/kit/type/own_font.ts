import { isInRanges, parseUnicodeRange } from "./unicode_range.ts";

/** With fewer of its letters, a text would be a patchwork of two typefaces. */
const MIN_SHARE = 0.98;

/** Scripts that are written together, by the name of the whole. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Jpan: ["Hira", "Kana", "Hani"],
  Kore: ["Hang"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};

/** What {@linkcode setsText} needs to know of a text. */
export interface SetText {
  text: string;
  /** As a BCP 47 tag: its script counts, and not that of words from elsewhere. */
  language: string;
}

/** Whether a font with these characters, a `unicode-range`, has nearly all the letters of a text. */
export function setsText(unicodeRange: string, { text, language }: SetText): boolean {
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  const classes = (PARTS[script] ?? [script]).map((part) => `\\p{Script=${part}}`).join("");
  const letters = text.match(new RegExp(`[${classes}]`, "gu")) ?? [];
  const ranges = parseUnicodeRange(unicodeRange);
  const had = letters.filter((letter) => isInRanges(letter, ranges));
  return had.length > 0 && had.length >= MIN_SHARE * letters.length;
}
