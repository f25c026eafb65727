import { widthOf } from "./width_of.ts";

/** The smallest and the largest size of a text. */
type Sizes = readonly [min: number, max: number];

/** Letters of a heading that is a title, and of one that is a whole line to read. */
const TITLE = 26;
const LINE = 62;
/** Sizes of a line to read above entries, which are what the page is for. */
const LINE_SIZES: Sizes = [42, 58];

/**
 * The sizes of a heading over a list: as told where it is a title, and less the longer it is, so that
 * entries are never smaller than what they are headed by.
 */
export function headingSize(headline: string, [min, max]: Sizes): Sizes {
  const share = Math.min(1, Math.max(0, (widthOf(headline) - TITLE) / (LINE - TITLE)));
  const [least, largest] = LINE_SIZES;
  return [Math.round(min + (least - min) * share), Math.round(max + (largest - max) * share)];
}

/** From so many entries on, letters grow no larger than told; with fewer they may by a quarter for each. */
const USUAL = 4;

/** The sizes of a list's entries: larger than told where there are few. */
export function entrySize(items: readonly string[], [min, max]: Sizes): Sizes {
  const missing = Math.max(0, USUAL - items.length);
  return [min, Math.round(max * (1 + missing / 4))];
}
