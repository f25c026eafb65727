import type { DrawnItem } from "../upright.ts";
import { expectedWidth } from "./widths.ts";

/** No text is stretched as far to be narrower or wider, even with its letters spaced out. */
const MAX_STRETCH = 3;
const MAX_SPACING = 6;
/** More letters do not tell a size any better. */
const ENOUGH_LETTERS = 400;

/** The letters of a font in one size. */
interface Sample {
  letters: number;
  width: number;
  /** What they take on average, in font sizes. */
  expected: number;
}

/**
 * Creates a function that mends a document's texts in fonts whose letters are pictures or drawings. These have a scale of
 * their own, so that the size which they are set in says nothing: it is told by how wide their letters are.
 */
export function createFontMending(): (items: readonly DrawnItem[]) => DrawnItem[] {
  const samples = new Map<string, Sample>();
  const keyOf = ({ font, fontSize, horizontalSize = fontSize }: DrawnItem) =>
    `${font} ${fontSize.toFixed(2)} ${horizontalSize.toFixed(2)}`;
  return (items) => {
    for (const item of items) {
      if (item.str.trim() === "") continue;
      const key = keyOf(item);
      const sample = samples.get(key) ?? { letters: 0, width: 0, expected: 0 };
      samples.set(key, sample);
      if (sample.letters > ENOUGH_LETTERS) continue;
      sample.letters += item.str.length;
      sample.width += item.width;
      sample.expected += expectedWidth(item.str);
    }
    return items.flatMap((item) => {
      const sample = samples.get(keyOf(item));
      const size = sample === undefined ? 0 : Math.round((2 * sample.width) / sample.expected) / 2;
      if (size === 0 || item.isVertical || !isStretched(item, size)) return [item];
      // The library finds blanks by the size: whether a gap parts words is told by its width later.
      const isGap = item.str.trim() === "" && item.height === 0;
      return isGap ? [] : [{ ...item, fontSize: size, height: size }];
    });
  };
}

function isStretched({ fontSize, horizontalSize = fontSize }: DrawnItem, size: number): boolean {
  const isApart = (ratio: number, most: number) => ratio > most || ratio < 1 / most;
  return isApart(fontSize / horizontalSize, MAX_STRETCH) || isApart(size / fontSize, MAX_SPACING);
}
