import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Palette } from "../../../src/posts/template.ts";

/** What WCAG 2 asks of graphics at level AA. */
const SEEN = 3;

/**
 * The ground on which a logo is seen: the page's, if it can be.
 *
 * @param logo The colour of what is seen of it, as "#rrggbb".
 */
export function groundFor(logo: string, { background, ink }: Palette): string {
  const contrast = (ground: string) => contrastOf(logo, ground);
  const grounds = [background, ink, "#ffffff", "#000000"];
  return (
    grounds.find((ground) => contrast(ground) >= SEEN) ??
    grounds.reduce((best, ground) => (contrast(ground) > contrast(best) ? ground : best))
  );
}
