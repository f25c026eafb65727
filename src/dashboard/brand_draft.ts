import { contrastOf, palette } from "../../remotion/palette.ts";
import type { Palette, Variant } from "../rendering/template.ts";
import type { Brand, BrandText } from "./api_types.ts";

/** A brand while it is being written: colours as they were typed, null where they are the look's. */
export interface BrandDraft {
  name: string;
  handle: string;
  accent: string | null;
  background: string | null;
  ink: string | null;
}

/** What is drawn on a ground with less contrast than this is hardly seen. */
const LEAST_CONTRAST = 1.6;

/** The brand as it can be changed. */
export function draftOf({ name, handle, colours }: Brand): BrandDraft {
  return {
    name: name ?? "",
    handle: handle ?? "",
    accent: colours?.accent ?? null,
    background: colours?.background ?? null,
    ink: colours?.ink ?? null,
  };
}

/** The brand as the server takes it. */
export function brandOf({ name, handle, accent, background, ink }: BrandDraft): BrandText {
  return { name, handle, colours: accent === null ? null : { accent, background, ink } };
}

/** A colour as "#rrggbb", however it was typed; undefined if it is none. */
export function colourOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, "$&$&") : undefined;
}

/**
 * The colours of a post with the brand: what is left open, or not yet typed to its end, is that of
 * the first variant on which the accent is seen.
 */
export function paletteOf(
  { accent, background, ink }: BrandDraft,
  variants: readonly Variant[],
): Palette {
  const own = colourOf(accent ?? "");
  const isSeen = (variant: Variant) =>
    own === undefined || contrastOf(variant.background, own) >= LEAST_CONTRAST;
  const base = variants.find(isSeen) ??
    variants[0] ?? { background: "#ffffff", ink: "#000000", accent: "#000000" };
  if (own === undefined) return palette(base);
  return palette({
    background: colourOf(background ?? "") ?? base.background,
    ink: colourOf(ink ?? "") ?? base.ink,
    accent: own,
  });
}
