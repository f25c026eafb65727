import type { PdfLine } from "./line.ts";

/** Fewer lines with letters may come again by chance. */
const MIN_LINES = 2;
/** Lines at the edges of a page, such as its number, may count the pages. */
const MAX_COUNTED = 2;

/**
 * Drops the pages of slides that are shown part by part: those of which the next page has every line at its place,
 * and more.
 */
export function dropBuildUps(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  return pages.map((page, index) => {
    const next = pages[index + 1];
    return next !== undefined && isWithin(page, next) ? [] : [...page];
  });
}

function isWithin(page: readonly PdfLine[], next: readonly PdfLine[]): boolean {
  if (page.length >= next.length) return false;
  const places = new Set(next.map(keyOf));
  const counted = new Set(next.map(countedKeyOf));
  const other = page.filter((line) => !places.has(keyOf(line)));
  const lines = page.filter((line) => /\p{L}/u.test(line.text)).length - other.length;
  return (
    lines >= MIN_LINES &&
    other.length <= MAX_COUNTED &&
    other.every((line) => isAtEdge(line, page) && counted.has(countedKeyOf(line)))
  );
}

function isAtEdge(line: PdfLine, page: readonly PdfLine[]): boolean {
  return page.every(({ y }) => y >= line.y - 1) || page.every(({ y }) => y <= line.y + 1);
}

function keyOf({ text, x, y }: PdfLine): string {
  return `${text}|${Math.round(x)}|${Math.round(y)}`;
}

function countedKeyOf({ text, y }: PdfLine): string {
  return `${text.replace(/\p{Nd}+/gu, "#")}|${Math.round(y)}`;
}
