import type { PdfLine } from "./pdf_lines.ts";

/** Minimum lines of a column, and average line length: a column of shorter ones is a table's. */
const MIN_LINES = 4;
const MIN_AVERAGE_LENGTH = 16;
const MAX_CROSSING_SHARE = 0.3;

/**
 * Sorts a page's lines into reading order: column by column. A line that spans several columns,
 * such as a title, separates what is above it from what is below.
 */
export function inReadingOrder<Line extends PdfLine>(lines: readonly Line[]): Line[] {
  const topDown = [...lines].sort((a, b) =>
    Math.abs(a.y - b.y) < 0.3 * Math.min(a.fontSize, b.fontSize) ? a.x - b.x : b.y - a.y,
  );
  const gutter = findGutter(topDown);
  if (gutter === null) return topDown;
  const result: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const flush = () => {
    result.push(...inReadingOrder(left), ...inReadingOrder(right));
    left = [];
    right = [];
  };
  for (const line of topDown) {
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

/** Finds the gap between two columns that the fewest lines cross; null if there are no columns. */
function findGutter(lines: readonly PdfLine[]): number | null {
  if (lines.length < 2 * MIN_LINES) return null;
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
    if (!isColumn(left) || !isColumn(right) || crossing > MAX_CROSSING_SHARE * lines.length)
      continue;
    if (!areSideBySide(left, right)) continue;
    if (best === null || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

function isColumn(lines: readonly PdfLine[]): boolean {
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  return lines.length >= MIN_LINES && characters / lines.length >= MIN_AVERAGE_LENGTH;
}

function areSideBySide(left: readonly PdfLine[], right: readonly PdfLine[]): boolean {
  const top = (lines: readonly PdfLine[]) => Math.max(...lines.map((line) => line.y));
  const bottom = (lines: readonly PdfLine[]) => Math.min(...lines.map((line) => line.y));
  const shared = Math.min(top(left), top(right)) - Math.max(bottom(left), bottom(right));
  const shorter = Math.min(top(left) - bottom(left), top(right) - bottom(right));
  return shorter > 0 && shared > 0.5 * shorter;
}
