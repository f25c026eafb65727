import type { DrawnItem } from "../upright.ts";

/** Ligatures at codes of TeX's first encoding, of which the others are blanks, and of its second. */
const LIGATURES: Readonly<Record<string, string>> = {
  "\u000E": "ffi",
  "\u000F": "ffl",
  "\u001B": "ff",
  "\u001C": "fi",
  "\u001D": "fl",
  "\u001E": "ffi",
  "\u001F": "ffl",
};
const CODE = /(?<=\p{Ll})\p{Cc}|\p{Cc}(?=\p{Ll})/gu;
/** Blanks aside. */
const CONTROL = /(?!\s)\p{Cc}/gu;

/**
 * Reads the ligatures of TeX's fonts that do not say which letters they show. Where there are other codes beside them,
 * the font numbers its glyphs in another way.
 */
export function withTexLigatures(item: DrawnItem): DrawnItem {
  const controls = item.str.match(CONTROL);
  if (controls === null || controls.some((code) => LIGATURES[code] === undefined)) return item;
  const str = item.str.replace(CODE, (code) => LIGATURES[code] ?? code);
  return str === item.str ? item : { ...item, str };
}
