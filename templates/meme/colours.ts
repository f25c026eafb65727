import { contrastOf, type Palette } from "postloom/kit";
import { LINE } from "./cast.tsx";
import type { Colours } from "./set.tsx";

/** A colour whose channels differ by less than this counts as grey. */
const MIN_COLOUR = 24;
/** Colour of walls if the accent is grey. */
const SAND = "#f0c987";
/** Minimum contrast of a visible outline. */
const SEEN = 1.6;

/** Colours of a scene, neither too dark for outlines nor too pale to look painted. */
export function coloursOf(accent: string): Colours {
  const grey = isGrey(accent);
  const paint = `oklch(from ${accent} clamp(0.64, l, 0.86) ${grey ? "c" : "max(c, 0.09)"} h)`;
  const wall = grey ? SAND : paint;
  return {
    accent: `color-mix(in oklab, ${paint}, white 12%)`,
    wall: `color-mix(in oklab, ${wall}, white 66%)`,
    pattern: `color-mix(in oklab, ${wall}, white 50%)`,
    ground: `color-mix(in oklab, ${wall}, #7a5a48 45%)`,
  };
}

/** Outline colour of an element in the accent: dark, but light if both sides of it are dark. */
export function outlineOf({ accent, background, ink }: Palette): string {
  const isSeen = [accent, background].some((side) => contrastOf(LINE, side) >= SEEN);
  return isSeen ? LINE : ink;
}

function isGrey(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < MIN_COLOUR;
}
