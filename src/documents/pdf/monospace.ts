import type { PdfItem } from "./item.ts";

/** Fewer words do not tell whether the letters of their font are equally wide. */
const MIN_WORDS = 3;
const TOLERANCE = 0.015;

/** Marks what is set in letters of equal width, by measuring it, as many fonts do not say so. */
export function withMonospace(items: readonly PdfItem[]): PdfItem[] {
  const fonts = new Map<string, { words: Set<string>; least: number; most: number }>();
  for (const { str, width, fontSize, font } of items) {
    if (font === "" || fontSize === 0 || !/\p{L}{3}/u.test(str)) continue;
    const letter = width / (str.length * fontSize);
    const found = fonts.get(font) ?? { words: new Set(), least: letter, most: letter };
    found.words.add(str);
    found.least = Math.min(found.least, letter);
    found.most = Math.max(found.most, letter);
    fonts.set(font, found);
  }
  return items.map((item) => {
    const found = fonts.get(item.font);
    const isEqual =
      found !== undefined &&
      found.words.size >= MIN_WORDS &&
      found.most - found.least < TOLERANCE * found.most;
    return isEqual ? { ...item, isMonospaced: true } : item;
  });
}
