import type { PdfItem } from "../item.ts";

const BULLET = "•";
/** Fewer signs of one font may be letters by chance. */
const MIN_BULLETS = 3;
/** Kinds of bullets in one text. */
const MAX_KINDS = 3;
/** No text has as many of signs. */
const MAX_FONTS = 20;
/** More do not tell any better. */
const ENOUGH = 40;
/** Share of them that begin their line. */
const MIN_FIRST_SHARE = 0.9;
/** How far what follows is from the bullet, in its font sizes. */
const MAX_GAP = 4;
const LETTER = /^[\p{L}\p{Nd}§¨]$/u;

/**
 * Shows bullets as such that are letters of a font of signs, as its text has them: single letters that are all that is
 * drawn of their font, always at the beginning of a line and apart from the rest of it.
 */
export function withBullets(pages: readonly (readonly PdfItem[])[]): PdfItem[][] {
  const fonts = new Map<string, Set<string>>();
  for (const { font, str } of pages.flat()) {
    const text = str.trim();
    if (text === "" || font === "") continue;
    const texts = fonts.get(font) ?? new Set<string>();
    if (texts.size <= MAX_KINDS) texts.add(text);
    fonts.set(font, texts);
  }
  const suspect = new Set(
    [...fonts]
      .filter(
        ([, texts]) => texts.size <= MAX_KINDS && [...texts].every((text) => LETTER.test(text)),
      )
      .map(([font]) => font),
  );
  if (suspect.size === 0 || suspect.size > MAX_FONTS) return pages.map((page) => [...page]);
  const counts = new Map<string, { all: number; first: number }>();
  for (const page of pages) {
    for (const item of page) {
      if (!suspect.has(item.font) || item.str.trim() === "") continue;
      const count = counts.get(item.font) ?? { all: 0, first: 0 };
      if (count.all >= ENOUGH) continue;
      count.all += 1;
      if (isFirst(item, page)) count.first += 1;
      counts.set(item.font, count);
    }
  }
  const isBullet = ({ font, str }: PdfItem) => {
    const { all = 0, first = 0 } = counts.get(font) ?? {};
    return str.trim() !== "" && all >= MIN_BULLETS && first >= MIN_FIRST_SHARE * all;
  };
  return pages.map((page) =>
    page.map((item) => (isBullet(item) ? { ...item, str: BULLET } : item)),
  );
}

/** True if an item begins its line, and what follows is apart from it. */
function isFirst(item: PdfItem, page: readonly PdfItem[]): boolean {
  const end = item.x + item.width;
  let nearest = Number.POSITIVE_INFINITY;
  for (const other of page) {
    if (other === item || other.str.trim() === "") continue;
    if (Math.abs(other.y - item.y) > 0.6 * Math.max(item.fontSize, other.fontSize)) continue;
    const isBefore = other.x + other.width <= item.x + 0.1 * item.fontSize;
    if (isBefore && item.x - other.x - other.width < MAX_GAP * item.fontSize) return false;
    if (other.x >= end - 0.1 * item.fontSize) nearest = Math.min(nearest, other.x - end);
  }
  return nearest > 0.15 * item.fontSize && nearest < MAX_GAP * item.fontSize;
}
