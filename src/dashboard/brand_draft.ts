import { palette } from "../../remotion/kit/colour/palette.ts";
import { tint } from "../colour/tint.ts";
import type { Palette, Variant } from "../posts/template.ts";
import type { BrandBody, BrandData } from "../server/brand/schemas.ts";

/** A brand being edited. Colours are as typed; null for those left to the template. */
export interface BrandDraft {
  name: string;
  handle: string;
  accent: string | null;
  background: string | null;
  ink: string | null;
}

/** Colours if there is no template to take them from. */
const DEFAULT_VARIANT: Variant = { background: "#ffffff", ink: "#111111", accent: "#111111" };

/** Converts a brand to a draft. */
export function draftOf({ name, handle, colours }: BrandData): BrandDraft {
  return {
    name: name ?? "",
    handle: handle ?? "",
    accent: colours?.accent ?? null,
    background: colours?.background ?? null,
    ink: colours?.ink ?? null,
  };
}

/** Converts a draft to a request body. */
export function brandOf({ name, handle, accent, background, ink }: BrandDraft): BrandBody {
  return { name, handle, colours: accent === null ? null : { accent, background, ink } };
}

/** Parses a typed colour to "#rrggbb"; undefined if it is not one. */
export function colourOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, "$&$&") : undefined;
}

/**
 * The palette of a post with this brand, in a template with these variants. Ignores colours that are
 * not completely typed yet.
 */
export function paletteOf(
  { accent, background, ink }: BrandDraft,
  variants: Readonly<Record<string, Variant>>,
): Palette {
  const own = colourOf(accent ?? "");
  const [first = DEFAULT_VARIANT] = Object.values(variants);
  if (own === undefined) return palette(first);
  const brand = {
    accent: own,
    background: colourOf(background ?? "") ?? null,
    ink: colourOf(ink ?? "") ?? null,
  };
  return palette(tint({ first, ...variants }, brand).colours);
}
