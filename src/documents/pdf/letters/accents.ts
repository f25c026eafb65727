import type { PdfItem } from "../item.ts";

/** Accents that stand for themselves, and those that combine with a letter. */
const COMBINING: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "´": "\u0301",
  "^": "\u0302",
  ˆ: "\u0302",
  "~": "\u0303",
  "˜": "\u0303",
  "¯": "\u0304",
  "˘": "\u0306",
  "˙": "\u0307",
  "¨": "\u0308",
  "˚": "\u030A",
  "˝": "\u030B",
  ˇ: "\u030C",
  "¸": "\u0327",
  "˛": "\u0328",
};
const DOTLESS: Readonly<Record<string, string>> = { ı: "i", ȷ: "j" };
const CIRCLED: Readonly<Record<string, string>> = { "©": "c", "®": "r" };
/** How much of an accent its letter covers at least, and how far they stand apart at most, in font sizes. */
const MIN_COVER = 0.15;
const MAX_COVER = 1;
const MAX_RISE = 0.45;

/**
 * Joins accents with the letters that they were drawn over, as typesetters of plain alphabets do: an accent, a step
 * back and the letter, or the letter first. Of a letter that was drawn into its circle, the circle alone stays.
 */
export function joinAccents(items: readonly PdfItem[]): PdfItem[] {
  const joined: PdfItem[] = [];
  let before = -1;
  for (const item of items) {
    const last = joined[before];
    const parts = last === undefined || item.str.trim() === "" ? null : partsOf(last, item);
    if (parts === null) joined.push(item);
    else {
      joined[before] = parts[0];
      joined.push(parts[1]);
    }
    const added = joined.at(-1);
    if (added !== undefined && added.str.trim() !== "") before = joined.length - 1;
  }
  return joined.filter(({ str }, index) => str !== "" || items[index]?.str === "");
}

/** Two items with what was drawn over one another joined; null if nothing was. */
function partsOf(last: PdfItem, item: PdfItem): [PdfItem, PdfItem] | null {
  const cover = (last.x + last.width - item.x) / last.fontSize;
  if (cover < MIN_COVER || Math.abs(last.y - item.y) > MAX_RISE * last.fontSize) return null;
  const [start = ""] = item.str;
  const end = Array.from(last.str.slice(-2)).at(-1) ?? "";
  if (CIRCLED[start] !== undefined && end.toLowerCase() === CIRCLED[start]) {
    return [{ ...last, str: last.str.slice(0, -1), width: item.x - last.x }, item];
  }
  if (cover > MAX_COVER) return null;
  const isFirst = COMBINING[end] !== undefined;
  const letter = isFirst ? accented(start, end) : accented(end, start);
  if (letter === null) return null;
  const right = item.x + item.width;
  if (isFirst) {
    const str = last.str.slice(0, -end.length);
    return [
      { ...last, str, width: Math.max(0, item.x - last.x) },
      { ...item, str: letter + item.str.slice(start.length) },
    ];
  }
  const x = Math.min(right, last.x + last.width);
  return [
    { ...last, str: last.str.slice(0, -end.length) + letter },
    { ...item, str: item.str.slice(start.length), x, width: right - x },
  ];
}

/** A letter with an accent, if there is such a letter. */
function accented(letter: string, accent: string): string | null {
  const mark = COMBINING[accent];
  if (mark === undefined || !/\p{L}/u.test(letter)) return null;
  const whole = ((DOTLESS[letter] ?? letter) + mark).normalize("NFC");
  return whole.length === 1 ? whole : null;
}
