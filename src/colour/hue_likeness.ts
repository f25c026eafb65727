import { oklch } from "culori";
import type { Colours } from "../posts/design.ts";
import type { Drawing } from "../posts/drawing.ts";

/** Less colourful ones are grey to the eye. */
const MIN_CHROMA = 0.04;
/** Drawings have muted violets for what is dark, which are no hue of theirs; nor is what is hardly seen. */
const MIN_OWN_CHROMA = 0.1;
const MIN_SHARE = 0.03;
/** A ground this colourful is a colour of the page, which counts less than the accent's. */
const MIN_GROUND_CHROMA = 0.06;
const GROUND_WORTH = 0.6;

/**
 * How like a drawing's own hues those of three colours are: 1 for the same, 0 for a right angle between
 * them and more. A drawing in them then looks like what it shows.
 *
 * @returns null for a drawing that is grey, and like any.
 */
export function hueLikeness(
  { fills }: Pick<Drawing, "fills">,
  { accent, background }: Pick<Colours, "accent" | "background">,
): number | null {
  const ground = hueOf(background);
  const hues = [
    { hue: hueOf(accent)?.hue, worth: 1 },
    {
      hue: ground && ground.chroma >= MIN_GROUND_CHROMA ? ground.hue : undefined,
      worth: GROUND_WORTH,
    },
  ];
  let [sum, weights] = [0, 0];
  for (const { colour, share } of fills) {
    const own = hueOf(colour);
    if (own === null || own.chroma < MIN_OWN_CHROMA || share < MIN_SHARE) continue;
    const weight = share * own.chroma;
    const likes = hues.map(({ hue, worth }) =>
      hue === undefined ? 0 : worth * near(hue, own.hue),
    );
    sum += weight * Math.max(...likes);
    weights += weight;
  }
  return weights === 0 ? null : sum / weights;
}

function hueOf(colour: string): { hue: number; chroma: number } | null {
  const { h: hue, c: chroma = 0 } = oklch(colour) ?? {};
  return hue === undefined || chroma < MIN_CHROMA ? null : { hue, chroma };
}

function near(one: number, other: number): number {
  return Math.max(0, Math.cos(((one - other) * Math.PI) / 180));
}
