import type { BrandColours } from "../posts/brand.ts";
import type { Colours } from "../posts/design.ts";
import type { Variant } from "../posts/template.ts";
import { contrastOf } from "./contrast.ts";

/** An accent with less contrast to the background is hardly visible. */
const MIN_ACCENT_CONTRAST = 1.6;
/** With this much contrast to the background, text is easy to read. */
const MIN_INK_CONTRAST = 7;

/** A variant of a template, and the colours to render it in. */
export interface Tinting {
  variant: string;
  colours: Colours;
}

/**
 * Applies a brand's colours to a template. Colours that the brand does not set come from the first
 * variant whose background shows its accent, or else from the one with the most contrast to it. If
 * that variant's ink is hard to read on the background, another variant's is used, or black or white.
 *
 * @throws {TypeError} if there are no variants.
 */
export function tint(variants: Readonly<Record<string, Variant>>, brand: BrandColours): Tinting {
  const candidates = Object.entries(variants).map(([variant, own]) => {
    const background = brand.background ?? own.background;
    return { variant, own, background, contrast: contrastOf(background, brand.accent) };
  });
  const [best] = candidates.toSorted((a, b) => b.contrast - a.contrast);
  const chosen = candidates.find(({ contrast }) => contrast >= MIN_ACCENT_CONTRAST) ?? best;
  if (chosen === undefined) throw new TypeError("Cannot tint a look without variants");
  const { variant, own, background } = chosen;
  const inks = [own, ...Object.values(variants)].map(({ ink }) => ink);
  const ink = brand.ink ?? readableInk(background, inks);
  return { variant, colours: { background, ink, accent: brand.accent } };
}

function readableInk(background: string, inks: readonly string[]): string {
  const contrast = (ink: string) => contrastOf(ink, background);
  const clear = inks.find((ink) => contrast(ink) >= MIN_INK_CONTRAST);
  return clear ?? (contrast("#000000") > contrast("#ffffff") ? "#000000" : "#ffffff");
}
