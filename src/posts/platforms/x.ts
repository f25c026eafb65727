import type { PlatformFacts } from "./facts.ts";

/** Characters that count once; any other counts twice: configuration 3 of `twitter-text`. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];

export const X: PlatformFacts = {
  title: "X",
  stillHeight: 1350,
  covered: { top: 200, right: 130, bottom: 400, left: 84 },
  maxPictures: 4,
  // With the hashtags.
  caption: {
    accepts: 280,
    maxLength: 220,
    lengthOf,
    maxOpening: 120,
    isTitled: false,
    maxFacts: 1,
  },
  hashtags: { min: 1, max: 2 },
  asksToSubscribe: false,
  habits: "one or two sentences of at most 220 characters together, and at most 2 short hashtags",
};

function lengthOf(text: string): number {
  let length = 0;
  for (const character of text.normalize("NFC")) {
    const code = character.codePointAt(0) ?? 0;
    length += LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2;
  }
  return length;
}
