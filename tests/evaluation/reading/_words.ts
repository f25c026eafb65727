/** What is compared of longer texts in order, as that takes time by the square. */
const MAX_ORDERED_WORDS = 6_000;
const LIST_NUMBER = /^\s*(?:[-*•]\s+|\d{1,3}(?:[.)]\s+|[、．]\s*))/u;

/** The words of a text, in lower case and without punctuation; of scripts that do not space words, the characters. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      // What joins letters and divides words is not seen, and often not in a PDF.
      .replace(/[\u00AD\u200C\u200D]/g, "")
      .toLowerCase()
      .match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー])[\p{L}\p{N}\p{M}])+/gu,
      ) ?? []
  );
}

/** The words of a text in one line, spaced, so that one text can be looked for in another. */
export function keyOf(text: string): string {
  const words = wordsOf(text);
  return words.length === 0 ? "" : ` ${words.join(" ")} `;
}

/** The lines of a text that have words, without bullets and numbers of a list. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.replace(LIST_NUMBER, "").trim())
    .filter((line) => keyOf(line) !== "");
}

/** How often each word is there. */
export function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** How many words two texts have in common, each as often as in both. */
export function countShared(
  some: ReadonlyMap<string, number>,
  others: ReadonlyMap<string, number>,
): number {
  let shared = 0;
  for (const [word, count] of some) shared += Math.min(count, others.get(word) ?? 0);
  return shared;
}

/** The share of a text's words that another has in the same order. */
export function orderedShare(expected: readonly string[], found: readonly string[]): number {
  const some = expected.slice(0, MAX_ORDERED_WORDS);
  const others = found.slice(0, MAX_ORDERED_WORDS);
  if (some.length === 0) return 1;
  let above = new Uint16Array(others.length + 1);
  for (const word of some) {
    const row = new Uint16Array(others.length + 1);
    for (let index = 0; index < others.length; index++) {
      row[index + 1] =
        word === others[index]
          ? (above[index] ?? 0) + 1
          : Math.max(above[index + 1] ?? 0, row[index] ?? 0);
    }
    above = row;
  }
  return (above[others.length] ?? 0) / some.length;
}
