import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Palette } from "../../../src/posts/template.ts";

/** Minimum contrast of graphics in WCAG 2, level AA. */
const MIN_GRAPHICS_CONTRAST = 3;

/**
 * Chooses a background on which a logo is visible, preferably the page's.
 *
 * @param logo The logo's main colour, as "#rrggbb".
 */
export function groundFor(logo: string, { background, ink }: Palette): string {
  const contrast = (ground: string) => contrastOf(logo, ground);
  const grounds = [background, ink, "#ffffff", "#000000"];
  return (
    grounds.find((ground) => contrast(ground) >= MIN_GRAPHICS_CONTRAST) ??
    grounds.reduce((best, ground) => (contrast(ground) > contrast(best) ? ground : best))
  );
}
