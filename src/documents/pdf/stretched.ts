/** A run of text without wide gaps in it. */
interface Run {
  text: string;
  x: number;
  y: number;
  width: number;
  fontSize: number;
}

/** Places that differ by less, in points, are the same. */
const TOLERANCE = 1;
/** How wide a gap may be, in font sizes, as the words of a narrow column are drawn apart; one alone may be a table's. */
const MAX_GAP = 5;
const MAX_EVEN_GAP = 8;
/** Gaps of one line are as wide as one another, and differ by less than this, in font sizes. */
const MAX_DIFFERENCE = 0.2;
/** A line of more words has narrow gaps. */
const MAX_WORDS = 5;
/** What shows how wide a column's text is: so many lines of so many words. */
const MIN_LINES = 3;
const MIN_WORDS = 3;

/**
 * Finds lines of few words that are drawn out to the width of their column, whose gaps are as wide as those between
 * the cells of a table: the runs of each, from the left.
 */
export function stretchedLines<Item extends Run>(runs: readonly Item[]): Item[][] {
  const columns = columnsOf(runs);
  if (columns.size === 0) return [];
  const sorted = runs.toSorted((a, b) => Math.round(b.y) - Math.round(a.y) || a.x - b.x);
  return sorted.flatMap((_, index) => {
    const line = lineFrom(index, sorted, columns);
    return line === null ? [] : [line];
  });
}

/** Left and right edges of the columns of text. */
function columnsOf(runs: readonly Run[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { text, x, width } of runs) {
    if (countWords(text) < MIN_WORDS) continue;
    const edges = `${Math.round(x)} ${Math.round(x + width)}`;
    counts.set(edges, (counts.get(edges) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([edges, count]) => (count < MIN_LINES ? [] : edges)));
}

/** The evenly spaced runs from a place on that begin and end where a column does; null if they do not. */
function lineFrom<Item extends Run>(
  start: number,
  runs: readonly Item[],
  columns: ReadonlySet<string>,
): Item[] | null {
  const line: Item[] = [];
  const gaps: number[] = [];
  let words = 0;
  for (const run of runs.slice(start, start + MAX_WORDS)) {
    const last = line.at(-1);
    if (last !== undefined) {
      if (Math.abs(run.y - last.y) > TOLERANCE || run.fontSize !== last.fontSize) return null;
      gaps.push((run.x - (last.x + last.width)) / run.fontSize);
    }
    line.push(run);
    words += countWords(run.text);
    const isEven =
      Math.min(...gaps) > 0 &&
      Math.max(...gaps) <= (gaps.length > 1 ? MAX_EVEN_GAP : MAX_GAP) &&
      Math.max(...gaps) - Math.min(...gaps) <= MAX_DIFFERENCE;
    if (words > MAX_WORDS || (last !== undefined && !isEven)) return null;
    if (last !== undefined && isColumn(line[0], run, columns)) return line;
  }
  return null;
}

function isColumn(first: Run | undefined, last: Run, columns: ReadonlySet<string>): boolean {
  const [start, end] = [Math.round(first?.x ?? 0), Math.round(last.x + last.width)];
  const near = [0, -1, 1];
  return near.some((left) => near.some((right) => columns.has(`${start + left} ${end + right}`)));
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}
