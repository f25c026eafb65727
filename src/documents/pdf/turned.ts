import type { PdfItem } from "./item.ts";

/** Text at an angle is a part of what a page says if it has this share of the letters, and this many. */
const MIN_SHARE = 0.15;
const MIN_LETTERS = 20;
/** How far below the page's other text it is put, in font sizes. */
const DISTANCE = 4;

/**
 * Divides a page's text by its angle, each part turned upright and below the one before. Without what a stamp in the
 * margin, a watermark or the label of an axis says at an angle.
 */
export function turnedParts(items: readonly PdfItem[]): PdfItem[][] {
  const angled = new Map<number, PdfItem[]>();
  const upright: PdfItem[] = [];
  for (const item of items) {
    if (item.angle === undefined) upright.push(item);
    else {
      const degree = Math.round(item.angle);
      angled.set(degree, [...(angled.get(degree) ?? []), item]);
    }
  }
  if (angled.size === 0) return [upright];
  if (lettersOf(upright) === 0) return [[...items]];
  const least = Math.max(MIN_LETTERS, MIN_SHARE * lettersOf(items));
  const parts = [upright];
  for (const part of angled.values()) {
    if (lettersOf(part) >= least) parts.push(below(parts.at(-1) ?? [], part.map(turned)));
  }
  return parts;
}

function turned({ angle = 0, ...item }: PdfItem): PdfItem {
  const cos = Math.cos((angle * Math.PI) / 180);
  const sin = Math.sin((angle * Math.PI) / 180);
  return { ...item, x: item.x * cos + item.y * sin, y: item.y * cos - item.x * sin };
}

function below(before: readonly PdfItem[], part: readonly PdfItem[]): PdfItem[] {
  const bottom = before.reduce((least, { y }) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const top = part.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const size = part.reduce((most, { fontSize }) => Math.max(most, fontSize), 0);
  const left = (texts: readonly PdfItem[]) =>
    texts.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const shift = { x: left(before) - left(part), y: bottom - DISTANCE * size - top };
  return part.map((item) => ({ ...item, x: item.x + shift.x, y: item.y + shift.y }));
}

function lettersOf(items: readonly PdfItem[]): number {
  return items.reduce((sum, { str }) => sum + (str.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}
