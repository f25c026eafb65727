import type { BrandColours } from "../posts/brand.ts";
import type { Variant } from "../posts/template.ts";
import { contrastOf } from "./contrast.ts";

/** An accent with less contrast to its ground than this is hardly seen. */
const SEEN = 1.6;
/** Ink with this much contrast to its ground is black or white to the eye, or nearly so. */
const CLEAR = 7;

/** A variant of a look, and the colours that it is drawn in. */
export interface Tinting {
  variant: string;
  colours: Variant;
}

/**
 * A look in a brand's colours. What the brand leaves open comes from the first variant on whose
 * ground its accent is seen, or else from the one where it is seen best; ink that would be faint on
 * the brand's own ground is another variant's, or else black or white.
 *
 * @throws {TypeError} if there are no variants.
 */
export function tint(variants: Readonly<Record<string, Variant>>, brand: BrandColours): Tinting {
  const candidates = Object.entries(variants).map(([variant, own]) => {
    const background = brand.background ?? own.background;
    return { variant, own, background, contrast: contrastOf(background, brand.accent) };
  });
  const [best] = candidates.toSorted((a, b) => b.contrast - a.contrast);
  const chosen = candidates.find(({ contrast }) => contrast >= SEEN) ?? best;
  if (chosen === undefined) throw new TypeError("Cannot tint a look without variants");
  const { variant, own, background } = chosen;
  const inks = [own, ...Object.values(variants)].map(({ ink }) => ink);
  const ink = brand.ink ?? clearInk(background, inks);
  return { variant, colours: { background, ink, accent: brand.accent } };
}

function clearInk(background: string, inks: readonly string[]): string {
  const contrast = (ink: string) => contrastOf(ink, background);
  const clear = inks.find((ink) => contrast(ink) >= CLEAR);
  return clear ?? (contrast("#000000") > contrast("#ffffff") ? "#000000" : "#ffffff");
}
