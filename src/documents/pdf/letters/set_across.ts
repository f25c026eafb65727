import type { DrawnItem } from "../upright.ts";
import { expectedWidth } from "./widths.ts";

/** As far apart are two letters of a word, or of two words, in font sizes. */
const MAX_STEP = 3;
/** Of the letters in fonts for vertical writing, so many have their neighbour beside them where lines run across. */
const MIN_SHARE = 0.5;

/**
 * Reads letters across where a program has set them side by side, one by one, in a font for vertical writing: the font
 * says that a line runs downwards, and not how wide its letters are.
 */
export function setAcross(items: readonly DrawnItem[]): readonly DrawnItem[] {
  const vertical = items.filter(({ isVertical, str }) => isVertical && str.trim() !== "");
  if (vertical.length === 0) return items;
  const beside = vertical.filter((item, index) => isBefore(item, vertical[index + 1]));
  if (beside.length < MIN_SHARE * vertical.length) return items;
  return items.flatMap((item): DrawnItem[] => {
    if (!item.isVertical) return [item];
    const { str, x, fontSize } = item;
    // Blanks are told by the gaps.
    if (str.trim() === "") return [];
    const width = expectedWidth(str.trim()) * fontSize;
    // Such a letter is placed by its middle.
    const across = { x: x - width / 2, width, height: fontSize, angle: item.angle + 90 };
    return [{ ...item, ...across, isVertical: false }];
  });
}

/** True if the next letter of a line across follows on an item of one. */
function isBefore(item: DrawnItem, next: DrawnItem | undefined): boolean {
  if (next === undefined || [...item.str.trim()].length > 1) return false;
  const step = next.x - item.x;
  const isLevel = Math.abs(next.y - item.y) < 0.1 * item.fontSize;
  return isLevel && step > 0 && step < MAX_STEP * item.fontSize;
}
