const WIDTHS: readonly (readonly [pattern: RegExp, width: number])[] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/[mwMW@%—]/u, 0.82],
  [/[iljtfrI.,:;!|'’‘`()[\]\s-]/u, 0.31],
  [/\p{Lu}/u, 0.69],
];
const USUAL_WIDTH = 0.5;

/** What the letters of a text take on average, in font sizes. */
export function expectedWidth(text: string): number {
  let width = 0;
  for (const letter of text) {
    width += WIDTHS.find(([pattern]) => pattern.test(letter))?.[1] ?? USUAL_WIDTH;
  }
  return width;
}
