/** How the letters of a text want to be set, compared with Latin ones. */
export interface WritingSystem {
  /** Added to the line height, as a share of the size. */
  leading: number;
  /** True where letters are joined or stand on a grid, so that they keep their distance. */
  fixedSpacing: boolean;
}

const LATIN: WritingSystem = { leading: 0, fixedSpacing: false };

/** With marks above and below the letters. */
const TALL = new RegExp(
  `[${[
    "Devanagari",
    "Thai",
    "Bengali",
    "Gujarati",
    "Gurmukhi",
    "Kannada",
    "Khmer",
    "Lao",
    "Malayalam",
    "Myanmar",
    "Sinhala",
    "Tamil",
    "Telugu",
  ]
    .map((script) => `\\p{Script=${script}}`)
    .join("")}]`,
  "u",
);

const OTHERS: readonly (readonly [RegExp, WritingSystem])[] = [
  [/\p{Script=Arabic}/u, { leading: 0.3, fixedSpacing: true }],
  [TALL, { leading: 0.28, fixedSpacing: true }],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    { leading: 0.2, fixedSpacing: true },
  ],
  [/\p{Script=Hebrew}/u, { leading: 0.1, fixedSpacing: true }],
  [
    /[\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Georgian}]/u,
    { leading: 0.08, fixedSpacing: false },
  ],
  // Capitals that carry two marks, as in Vietnamese, touch the line above.
  [/[\u1EA0-\u1EF9]/u, { leading: 0.12, fixedSpacing: false }],
];

/** The writing system that sets the tone in a text: the one that needs most room. */
export function writingSystemOf(text: string): WritingSystem {
  return OTHERS.find(([letters]) => letters.test(text))?.[1] ?? LATIN;
}
