import type { PdfLine } from "./pdf_lines.ts";

/** Lines that a column must have, and the length that tells prose from the cells of a table. */
const FEWEST_LINES = 4;
const MIN_AVERAGE_LENGTH = 16;
const MAX_CROSSING = 0.3;

/**
 * Sorts a page's lines as they are read: columns one after the other, and a line that runs over
 * several columns, such as a title, where it stands between them.
 */
export function inReadingOrder<Line extends PdfLine>(lines: readonly Line[]): Line[] {
  const down = [...lines].sort((a, b) =>
    Math.abs(a.y - b.y) < 0.3 * Math.min(a.fontSize, b.fontSize) ? a.x - b.x : b.y - a.y,
  );
  const gutter = findGutter(down);
  if (gutter === null) return down;
  const result: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const flush = () => {
    result.push(...inReadingOrder(left), ...inReadingOrder(right));
    left = [];
    right = [];
  };
  for (const line of down) {
    if (line.x + line.width <= gutter + 1) left.push(line);
    else if (line.x >= gutter - 1) right.push(line);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result;
}

/** The place between two columns that the fewest lines run over; null if there are no columns. */
function findGutter(lines: readonly PdfLine[]): number | null {
  if (lines.length < 2 * FEWEST_LINES) return null;
  const starts = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round(line.x);
    starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  let best: { x: number; crossing: number } | null = null;
  for (const [x, count] of starts) {
    if (count < 2) continue;
    const left = lines.filter((line) => line.x + line.width <= x + 1);
    const right = lines.filter((line) => line.x >= x - 1);
    const crossing = lines.length - left.length - right.length;
    if (!isColumn(left) || !isColumn(right) || crossing > MAX_CROSSING * lines.length) continue;
    if (!standSideBySide(left, right)) continue;
    if (best === null || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

function isColumn(lines: readonly PdfLine[]): boolean {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return lines.length >= FEWEST_LINES && characters / lines.length >= MIN_AVERAGE_LENGTH;
}

function standSideBySide(left: readonly PdfLine[], right: readonly PdfLine[]): boolean {
  const top = (lines: readonly PdfLine[]) => Math.max(...lines.map((line) => line.y));
  const bottom = (lines: readonly PdfLine[]) => Math.min(...lines.map((line) => line.y));
  const shared = Math.min(top(left), top(right)) - Math.max(bottom(left), bottom(right));
  const shorter = Math.min(top(left) - bottom(left), top(right) - bottom(right));
  return shorter > 0 && shared > 0.5 * shorter;
}
