/** First and last code points of a run of characters. */
export type UnicodeRange = readonly [from: number, to: number];

/** Parses a `unicode-range`, such as "U+0-FF, U+131". */
export function parseUnicodeRange(unicodeRange: string): UnicodeRange[] {
  return unicodeRange.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [
      Number.parseInt(from.replaceAll("?", "0"), 16),
      Number.parseInt(to.replaceAll("?", "F"), 16),
    ];
  });
}

/** Whether a character is in one of the ranges. */
export function isInRanges(character: string, ranges: readonly UnicodeRange[]): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= point && point <= to);
}
