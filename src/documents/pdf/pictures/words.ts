import { cleanText } from "../../clean_text.ts";
import { isCaption } from "../captions.ts";
import type { Rect } from "../geometry.ts";
import type { PdfItem } from "../item.ts";

const MAX_CAPTION_LENGTH = 200;
/** About as much as a paragraph above and one below. */
const MAX_BESIDE_LENGTH = 700;
/** "Figure 3: ...", in any language. */
const NUMBERED = /^\p{L}[\p{L}\p{M}.]{0,14}\s?\p{N}+(?:[.-]\p{N}+)*[a-z]?\s*[:.–—：．]/u;

/** The words that are nearest to a picture, in the page's order. */
export function wordsBeside(
  { left, right, top, bottom }: Rect,
  { items, view }: { items: readonly PdfItem[]; view: readonly number[] },
): string {
  const [viewLeft = 0, viewBottom = 0] = view;
  const distances = items.map(({ x, y, width }, index) => {
    const [from, to] = [x + viewLeft, x + viewLeft + width];
    const height = y + viewBottom;
    const across = Math.max(0, left - to, from - right);
    const along = Math.max(0, bottom - height, height - top);
    return { index, distance: Math.hypot(across, along) };
  });
  let length = 0;
  const nearest = distances
    .toSorted((one, other) => one.distance - other.distance)
    .filter(({ index }) => {
      const isNear = length < MAX_BESIDE_LENGTH;
      length += items[index]?.str.length ?? 0;
      return isNear;
    });
  const words = nearest
    .toSorted((one, other) => one.index - other.index)
    .map(({ index }) => items[index]?.str ?? "");
  return cleanText(words.join(" ")).slice(0, MAX_BESIDE_LENGTH);
}

/**
 * The line right below a picture, or right above it, if it is worded like a caption. What stands above and is worded so
 * in another language may be the head of a page or a chapter.
 */
export function captionOf(
  rect: Rect,
  { items, view }: { items: readonly PdfItem[]; view: readonly number[] },
): string | null {
  const [left = 0, bottom = 0] = view;
  const near = items.filter(({ str, x, y, width, fontSize }) => {
    if (str.trim() === "") return false;
    const isBeside = x + left < rect.right && x + left + width > rect.left;
    const below = rect.bottom - (y + bottom);
    const above = y + bottom - rect.top;
    return isBeside && ((below > 0 && below < 3 * fontSize) || (above > 0 && above < 2 * fontSize));
  });
  for (const { y, fontSize } of near) {
    const line = near.filter((item) => Math.abs(item.y - y) < 0.3 * fontSize);
    const text = cleanText(
      line
        .map(({ str }) => str)
        .join(" ")
        .slice(0, MAX_CAPTION_LENGTH),
    );
    if (isCaption(text) || (y + bottom < rect.bottom && NUMBERED.test(text))) return text;
  }
  return null;
}
