import type { PdfItem } from "./item.ts";

/** Fewer words do not tell whether the letters of their font are equally wide. */
const MIN_WORDS = 3;
const TOLERANCE = 0.015;
/** No lines of letters that differ in width come so close to one another by chance. */
const EXACT = 0.001;

/** Letters that are far narrower or wider than others wherever letters differ in width. */
const NARROW = /[fijlrtI.,:;'|!()[\]]/g;
const WIDE = /[mwMW@%]/g;
/** Long lines have as many of each as others have: where texts differ less than this, they tell nothing. */
const MIN_EXPECTED = 0.15;

/** Marks what is set in letters of equal width, by measuring it, as many fonts do not say so. */
export function withMonospace(items: readonly PdfItem[]): PdfItem[] {
  const fonts = new Map<string, MeasuredFont>();
  for (const { str, width, fontSize, font } of items) {
    if (font === "" || fontSize === 0 || !/\p{L}{3}/u.test(str)) continue;
    const letter = width / (str.length * fontSize);
    const found = fonts.get(font) ?? { words: new Set(), widths: NOTHING, expected: NOTHING };
    found.words.add(str);
    found.widths = withValue(found.widths, letter);
    found.expected = withValue(found.expected, usualWidth(str));
    fonts.set(font, found);
  }
  return items.map((item) => {
    const found = fonts.get(item.font);
    const isEqual =
      found !== undefined &&
      found.words.size >= MIN_WORDS &&
      (differenceOf(found.widths) < EXACT ||
        (differenceOf(found.widths) < TOLERANCE && differenceOf(found.expected) > MIN_EXPECTED));
    return isEqual ? { ...item, isMonospaced: true } : item;
  });
}

/** Least and most of some values. */
type Range = readonly [least: number, most: number];

/** What is known of a font by its texts: how wide their letters are on average, and would be in a usual font. */
interface MeasuredFont {
  words: Set<string>;
  widths: Range;
  expected: Range;
}

const NOTHING: Range = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

function withValue([least, most]: Range, value: number): Range {
  return [Math.min(least, value), Math.max(most, value)];
}

function differenceOf([least, most]: Range): number {
  return (most - least) / most;
}

/** About how wide a text's letters are on average where they differ, in font sizes. */
function usualWidth(text: string): number {
  const narrow = text.match(NARROW)?.length ?? 0;
  const wide = text.match(WIDE)?.length ?? 0;
  return 0.53 - (0.25 * narrow) / text.length + (0.3 * wide) / text.length;
}
