import { contrastOf, type Palette } from "postloom/kit";
import { LINE } from "./cast.tsx";
import type { Colours } from "./set.tsx";

/** Difference of its strongest from its weakest channel below which a colour is a grey. */
const MIN_COLOUR = 24;
/** What walls are painted in where the accent is a grey. */
const SAND = "#f0c987";
/** Contrast from which an outline is seen. */
const SEEN = 1.6;

/** Paints for a scene, neither so dark that outlines drown in them nor so pale that nothing is painted. */
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

/** The outline of something in the accent: dark, but light where both sides of it are dark. */
export function outlineOf({ accent, background, ink }: Palette): string {
  const isSeen = [accent, background].some((side) => contrastOf(LINE, side) >= SEEN);
  return isSeen ? LINE : ink;
}

function isGrey(colour: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) < MIN_COLOUR;
}
