import type { PdfLine } from "./line.ts";

/** What a line's place depends on. */
type Placed = Pick<PdfLine, "text" | "x" | "y" | "width" | "fontSize">;

/** Minimum lines of a column, and average line length: a column of shorter ones is a table's. */
const MIN_LINES = 4;
const MIN_AVERAGE_LENGTH = 16;
const MAX_CROSSING_SHARE = 0.3;
/** Lines across the columns that are further apart, in font sizes, have columns between them. */
const MAX_ZONE_GAP = 3;
/** Columns within columns; each level at most halves the page. */
const MAX_DEPTH = 6;

/**
 * Sorts a page's lines into reading order: column by column. A line that spans several columns,
 * such as a title, separates what is above it from what is below.
 */
export function inReadingOrder<Line extends Placed>(
  lines: readonly Line[],
  depth: number = MAX_DEPTH,
): Line[] {
  const topDown = [...lines].sort((a, b) =>
    Math.abs(a.y - b.y) < 0.3 * Math.min(a.fontSize, b.fontSize) ? a.x - b.x : b.y - a.y,
  );
  const gutter = depth > 0 ? findGutter(topDown) : null;
  if (gutter === null) return topDown;
  const zones = zonesAcross(topDown, gutter);
  const result: Line[] = [];
  let left: Line[] = [];
  let right: Line[] = [];
  const flush = () => {
    result.push(...inReadingOrder(left, depth - 1), ...inReadingOrder(right, depth - 1));
    left = [];
    right = [];
  };
  for (const line of topDown) {
    const zone = zones.get(line);
    if (zone !== undefined) {
      flush();
      if (zone[0] === line) result.push(...inReadingOrder(zone, depth - 1));
    } else if (isLeft(line, gutter)) left.push(line);
    else if (isRight(line, gutter)) right.push(line);
    else {
      flush();
      result.push(line);
    }
  }
  flush();
  return result;
}

function isLeft({ x, width }: Placed, gutter: number): boolean {
  return x + width <= gutter + 1;
}

function isRight({ x }: Placed, gutter: number): boolean {
  return x >= gutter - 1;
}

/**
 * The parts of a page that lie across its columns, by their lines: an abstract, say, which may have columns of its own,
 * such as one for dates and keywords.
 */
function zonesAcross<Line extends Placed>(
  topDown: readonly Line[],
  gutter: number,
): Map<Line, Line[]> {
  const zones = new Map<Line, Line[]>();
  let begin = -1;
  let end = -1;
  let crossing = 0;
  const finish = () => {
    const zone = topDown.slice(begin, end + 1);
    if (crossing >= MIN_LINES && zone.length < topDown.length) {
      for (const line of zone) zones.set(line, zone);
    }
  };
  for (const [index, line] of topDown.entries()) {
    if (isLeft(line, gutter) || isRight(line, gutter)) continue;
    const last = topDown[end];
    if (last === undefined || last.y - line.y > MAX_ZONE_GAP * line.fontSize) {
      if (last !== undefined) finish();
      [begin, crossing] = [index, 0];
    }
    [end, crossing] = [index, crossing + 1];
  }
  if (end >= 0) finish();
  return zones;
}

/** Finds the gap between two columns that the fewest lines cross; null if there are no columns. */
function findGutter(lines: readonly Placed[]): number | null {
  if (lines.length < 2 * MIN_LINES) return null;
  const starts = new Map<number, number>();
  for (const line of lines) {
    const x = Math.round(line.x);
    starts.set(x, (starts.get(x) ?? 0) + 1);
  }
  const leftOf = columnsBy(lines, (line) => line.x + line.width);
  const rightOf = columnsBy(lines, (line) => -line.x);
  let best: { x: number; crossing: number } | null = null;
  for (const [x, count] of starts) {
    if (count < 2) continue;
    const left = leftOf(x + 1);
    const right = rightOf(1 - x);
    if (left === undefined || right === undefined) continue;
    const crossing = lines.length - left.lines - right.lines;
    if (!isColumn(left) || !isColumn(right) || crossing > MAX_CROSSING_SHARE * lines.length)
      continue;
    if (!areSideBySide(left, right)) continue;
    if (best === null || crossing < best.crossing) best = { x, crossing };
  }
  return best?.x ?? null;
}

/** The lines on one side of a gap, summed up. */
interface Column {
  lines: number;
  characters: number;
  top: number;
  bottom: number;
}

/** Returns a function for the column of the lines whose edge is at most at `limit`, if there are any. */
function columnsBy(
  lines: readonly Placed[],
  edgeOf: (line: Placed) => number,
): (limit: number) => Column | undefined {
  const sorted = lines.toSorted((a, b) => edgeOf(a) - edgeOf(b));
  const edges = sorted.map(edgeOf);
  const columns: Column[] = [];
  for (const { text, y } of sorted) {
    const { lines, characters, top, bottom } = columns.at(-1) ?? EMPTY;
    columns.push({
      lines: lines + 1,
      characters: characters + text.length,
      top: Math.max(top, y),
      bottom: Math.min(bottom, y),
    });
  }
  return (limit) => columns[countUpTo(limit, edges) - 1];
}

const EMPTY: Column = {
  lines: 0,
  characters: 0,
  top: Number.NEGATIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** How many of the ascending values are at most `limit`. */
function countUpTo(limit: number, values: readonly number[]): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isColumn({ lines, characters }: Column): boolean {
  return lines >= MIN_LINES && characters / lines >= MIN_AVERAGE_LENGTH;
}

function areSideBySide(left: Column, right: Column): boolean {
  const shared = Math.min(left.top, right.top) - Math.max(left.bottom, right.bottom);
  const shorter = Math.min(left.top - left.bottom, right.top - right.bottom);
  return shorter > 0 && shared > 0.5 * shorter;
}
