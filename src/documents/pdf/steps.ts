/** How far steps may differ, as shares of a step, since they are rounded. */
const MAX_DEVIATION = 0.15;
const NUMBER = /^[-−–]?(?:\p{Nd}{1,7}(?:[.,]\p{Nd}+)?|[.,]\p{Nd}+)%?$/u;

/** The number that a word is, as axes have them; null if it is none. */
export function numberOf(word: string): number | null {
  if (!NUMBER.test(word)) return null;
  return Number(
    word
      .replace(/^[-−–]/u, "-")
      .replace(",", ".")
      .replace("%", ""),
  );
}

/** How many numbers rise or fall in equal steps from a place on; 0 if there is none. */
export function lengthOfSteps(
  numberAt: (at: number) => number | null | undefined,
  start: number,
): number {
  let last = numberAt(start);
  if (last == null) return 0;
  let step = 0;
  let length = 1;
  for (let next = numberAt(start + 1); next != null; next = numberAt(start + length)) {
    const own = next - last;
    if (length === 1) step = own;
    if (own === 0 || Math.abs(own / step - 1) > MAX_DEVIATION) break;
    last = next;
    length += 1;
  }
  return length;
}

/** How many numbers one after the other rise or fall in equal steps, at most. */
export function longestSteps(numbers: readonly (number | null)[]): number {
  let most = 0;
  for (let start = 0; start < numbers.length; ) {
    const length = lengthOfSteps((at) => numbers[at], start);
    most = Math.max(most, length);
    // The last number of steps may be the first of others.
    start += Math.max(1, length - 1);
  }
  return most;
}
