import { contrastOf } from "../colour/contrast.ts";
import type { Palette } from "../posts/template.ts";

/** The worst contrast of any text in a palette with what it may stand on. */
export function worstContrast({ ink, muted, accentInk, onAccent, ...of }: Palette): number {
  const onGrounds = [ink, muted, accentInk].flatMap((text) =>
    [of.background, of.surface].map((ground) => contrastOf(text, ground)),
  );
  return Math.min(...onGrounds, contrastOf(onAccent, of.accent));
}
