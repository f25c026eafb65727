/** How to set the letters of a script, compared with Latin ones. */
export interface WritingSystem {
  /** Added to the line height, relative to the size. */
  leading: number;
  /** How much more height its letters with their marks take, relative to the size. */
  height: number;
  /** True if letters are joined or on a grid, so that tracking must not change. */
  fixedSpacing: boolean;
}

const LATIN: WritingSystem = { leading: 0, height: 0, fixedSpacing: false };

/** Scripts with marks above and below the letters. */
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
  [/\p{Script=Arabic}/u, { leading: 0.3, height: 0.26, fixedSpacing: true }],
  [TALL, { leading: 0.28, height: 0.26, fixedSpacing: true }],
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
    { leading: 0.2, height: 0, fixedSpacing: true },
  ],
  [/\p{Script=Hebrew}/u, { leading: 0.1, height: 0, fixedSpacing: true }],
  [
    /[\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Georgian}]/u,
    { leading: 0.08, height: 0, fixedSpacing: false },
  ],
  // Capitals with two marks, as in Vietnamese, would touch the line above.
  [/[\u1EA0-\u1EF9]/u, { leading: 0.12, height: 0.12, fixedSpacing: false }],
];

/** The writing system of a text; of several, the one that needs the most room. */
export function writingSystemOf(text: string): WritingSystem {
  return OTHERS.find(([letters]) => letters.test(text))?.[1] ?? LATIN;
}
