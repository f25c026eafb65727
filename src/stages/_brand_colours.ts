import { contrastOf } from "../../remotion/palette.ts";
import type { BrandColours } from "../rendering/brand.ts";
import type { Colours } from "../rendering/post.ts";
import type { Template } from "../rendering/template.ts";

/** An accent with less contrast to its ground than this is hardly seen. */
const LEAST_CONTRAST = 1.6;

/** A variant of a look, and the colours that it is drawn in. */
export interface Tinting {
  variant: string;
  colours: Colours;
}

/**
 * A look in a brand's colours. What the brand leaves open comes from the first variant on whose
 * ground its accent is seen, or else from the one where it is seen best.
 */
export function tint(template: Pick<Template, "variants">, brand: BrandColours): Tinting {
  const candidates = Object.entries(template.variants).map(([variant, own]) => {
    const colours = {
      background: brand.background ?? own.background,
      ink: brand.ink ?? own.ink,
      accent: brand.accent,
    };
    return { variant, colours, contrast: contrastOf(colours.background, colours.accent) };
  });
  const seen = candidates.find(({ contrast }) => contrast >= LEAST_CONTRAST);
  const [best] = candidates.toSorted((a, b) => b.contrast - a.contrast);
  const chosen = seen ?? best;
  if (chosen === undefined) throw new TypeError("Cannot tint a template without variants");
  return { variant: chosen.variant, colours: chosen.colours };
}
