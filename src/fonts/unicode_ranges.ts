/** More would only say where a large font has gaps, which browsers find by themselves. */
const MAX_RANGES = 200;
/** Symbols that are drawn in colour, and codes that every font gives another meaning. */
const LEFT_OUT = /^[\p{Emoji_Presentation}\p{Co}\p{Cc}\p{Cs}\p{Cn}]$/u;

/**
 * The characters of a font as a `unicode-range` of CSS, such as "U+20-7E, U+A0": without emoji, and
 * with the smallest gaps closed where there are many.
 *
 * @param points Code points, in any order.
 */
export function rangesOf(points: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    if (LEFT_OUT.test(String.fromCodePoint(point))) continue;
    const last = ranges.at(-1);
    if (last !== undefined && point <= last.to + 1) last.to = point;
    else ranges.push({ from: point, to: point });
  }
  return closeGaps(ranges)
    .map(({ from, to }) => `U+${hex(from)}${from === to ? "" : `-${hex(to)}`}`)
    .join(", ");
}

function closeGaps<Range extends { from: number; to: number }>(ranges: readonly Range[]): Range[] {
  const gaps = ranges.slice(1).map(({ from }, index) => from - (ranges[index]?.to ?? from));
  const widest = gaps.toSorted((a, b) => b - a)[MAX_RANGES - 1] ?? 0;
  const kept: Range[] = [];
  for (const range of ranges) {
    const last = kept.at(-1);
    if (last !== undefined && range.from - last.to <= widest) last.to = range.to;
    else kept.push({ ...range });
  }
  return kept;
}

function hex(point: number): string {
  return point.toString(16).toUpperCase();
}
