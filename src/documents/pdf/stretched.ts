import type { PdfLine } from "./line.ts";

/** Edges that differ by less, in font sizes, are those of one column. */
const TOLERANCE = 0.15;
/** How wide a gap may be, in font sizes: the last words of a narrow column are drawn so far apart. */
const MAX_GAP = 4;
/** Gaps of one line are as wide as one another, and differ by less than this, in font sizes. */
const MAX_DIFFERENCE = 0.2;
/** How many lines further one is looked for that is surely of a text. */
const MAX_LINES = 4;
const MAX_LEADING = 2;
const MIN_WORDS = 3;

/** Makes one cell of a line of few words that is drawn out to the width of its column, as those around it are. */
export function withStretchedJoined(page: readonly PdfLine[]): PdfLine[] {
  return page.map((line, index) => {
    const isStretched =
      isEvenlySpaced(line) && (isAmongText(page, index, -1) || isAmongText(page, index, 1));
    if (!isStretched) return line;
    return { ...line, cells: [{ text: line.text, x: line.x, width: line.width }] };
  });
}

/** True for single words that stand as far from one another. */
function isEvenlySpaced({ cells, fontSize }: PdfLine): boolean {
  if (cells.length < 2 || cells.some(({ text }) => text.includes(" "))) return false;
  const gaps = cells.slice(1).map((cell, index) => {
    const { x = 0, width = 0 } = cells[index] ?? {};
    return cell.x - (x + width);
  });
  const least = Math.min(...gaps);
  const most = Math.max(...gaps);
  return most <= MAX_GAP * fontSize && most - least <= MAX_DIFFERENCE * fontSize;
}

/** True if a line of running text in the same column is among the next ones above or below. */
function isAmongText(page: readonly PdfLine[], start: number, step: 1 | -1): boolean {
  let last = page[start];
  for (let index = start + step; Math.abs(index - start) <= MAX_LINES; index += step) {
    const line = page[index];
    if (last === undefined || line === undefined || !isOfColumn(line, last)) return false;
    if (line.cells.length === 1 && line.text.split(" ").length >= MIN_WORDS) return true;
    last = line;
  }
  return false;
}

function isOfColumn(line: PdfLine, last: PdfLine): boolean {
  const { fontSize } = line;
  const isNear = (one: number, other: number) => Math.abs(one - other) <= TOLERANCE * fontSize;
  return (
    isNear(fontSize, last.fontSize) &&
    isNear(line.x, last.x) &&
    isNear(line.x + line.width, last.x + last.width) &&
    Math.abs(line.y - last.y) < MAX_LEADING * fontSize
  );
}
