import type { CSSProperties } from "react";
import type { Palette } from "../../../src/posts/template.ts";
import { isMud, washOf } from "../colour/palette.ts";
import { hashOf } from "../hash.ts";
import { writingSystemOf } from "./writing_system.ts";

/** What marks a phrase by hand: a highlighter behind its words, or a line below them. */
export type Pen = "marker" | "underline";

/** Outlines of strokes in a box of 100 by 100, which ends as high as it begins: so words of a line join. */
const STROKES: Readonly<Record<Pen, readonly string[]>> = {
  marker: [
    "M1 12C22 4 41 15 63 8S88 5 99 12L98 88C80 96 58 84 37 93S12 94 2 88Z",
    "M2 12C18 18 38 5 60 10S85 16 98 12L99 88C76 82 60 95 38 89S16 84 1 88Z",
    "M1 12C30 8 52 14 70 7S90 8 99 12L99 88C84 91 66 86 44 95S14 90 1 88Z",
  ],
  underline: [
    "M1 42C24 20 47 66 68 40S90 26 99 40L99 68C88 58 82 62 66 74S26 60 1 74Z",
    "M1 44C16 60 40 22 62 38S86 58 99 42L99 66C84 84 62 62 42 66S16 88 1 72Z",
    "M1 40C30 30 56 56 74 40S92 32 99 42L99 64C90 66 80 64 70 72S28 66 1 76Z",
  ],
};

/**
 * Where a stroke is: its height, and how far below the middle of the line, relative to the size. The
 * middle of a line is the same whether a word is set in it or in a box of its own.
 */
const PLACES: Readonly<Record<Pen, { height: number; below: number }>> = {
  marker: { height: 1.16, below: 0.07 },
  underline: { height: 0.2, below: 0.54 },
};

/** A line further below the middle would be on the next line's letters. */
const LOWEST = 0.66;
/** How far a stroke reaches beyond the words, relative to the size. */
export const BEYOND = 0.09;
/** How far a stroke goes on over the space to the next word, relative to the size. */
export const TO_NEXT = 0.3;
/** How much higher than the line its box is on either side: lines that are set tightly are low. */
export const ABOVE = 0.3;

/** The pen that marks on a page: a highlighter whose colour would be mud there draws a line instead. */
export function penFor(pen: Pen, palette: Palette): Pen {
  return pen === "marker" && isMud(washOf(palette), palette.accent) ? "underline" : pen;
}

/** The background of a box that a pen has gone over. Text in the palette's ink is readable on it. */
export function strokeOf(pen: Pen, palette: Palette, words: string): CSSProperties {
  const outlines = STROKES[pen];
  const outline = outlines[hashOf(words) % outlines.length] ?? "";
  const colour = pen === "marker" ? washOf(palette) : palette.accentInk;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="${outline}" fill="${colour}"/></svg>`;
  const { height, below } = placeFor(pen, words);
  return {
    backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(svg)}")`,
    backgroundRepeat: "no-repeat",
    backgroundSize: `100% ${height}em`,
    backgroundPosition: `0 calc(50% + ${below}em)`,
  };
}

/** Over all of the letters and their marks, or below them. */
function placeFor(pen: Pen, words: string): { height: number; below: number } {
  const { height, below } = PLACES[pen];
  const more = writingSystemOf(words).height;
  return pen === "marker"
    ? { height: height + more, below: below - more / 4 }
    : { height, below: Math.min(below + more / 2, LOWEST) };
}

/** The style of a phrase in running text, each of whose lines a pen has gone over. */
export function penned(pen: Pen, palette: Palette, words: string): CSSProperties {
  return {
    ...strokeOf(pen, palette, words),
    // Takes no room, so that the words stay where they are.
    padding: `${ABOVE}em ${BEYOND}em`,
    margin: `0 ${-BEYOND}em`,
    boxDecorationBreak: "clone",
    WebkitBoxDecorationBreak: "clone",
  };
}
