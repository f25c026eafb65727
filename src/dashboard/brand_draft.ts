import { palette } from "../../remotion/kit/colour/palette.ts";
import { tint } from "../colour/tint.ts";
import type { Palette, Variant } from "../posts/template.ts";
import type { BrandBody, BrandData } from "../server/brand/schemas.ts";

/** A brand while it is being written: colours as they were typed, null where they are the look's. */
export interface BrandDraft {
  name: string;
  handle: string;
  accent: string | null;
  background: string | null;
  ink: string | null;
}

/** Where there is no look to take colours from. */
const PLAIN: Variant = { background: "#ffffff", ink: "#111111", accent: "#111111" };

/** The brand as it can be changed. */
export function draftOf({ name, handle, colours }: BrandData): BrandDraft {
  return {
    name: name ?? "",
    handle: handle ?? "",
    accent: colours?.accent ?? null,
    background: colours?.background ?? null,
    ink: colours?.ink ?? null,
  };
}

/** The brand as the server takes it. */
export function brandOf({ name, handle, accent, background, ink }: BrandDraft): BrandBody {
  return { name, handle, colours: accent === null ? null : { accent, background, ink } };
}

/** A colour as "#rrggbb", however it was typed; undefined if it is none. */
export function colourOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  return /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, "$&$&") : undefined;
}

/**
 * The colours of a post with the brand, in a look with these variants: what is not yet typed to its
 * end is as if it were left open.
 */
export function paletteOf(
  { accent, background, ink }: BrandDraft,
  variants: Readonly<Record<string, Variant>>,
): Palette {
  const own = colourOf(accent ?? "");
  const [first = PLAIN] = Object.values(variants);
  if (own === undefined) return palette(first);
  const brand = {
    accent: own,
    background: colourOf(background ?? "") ?? null,
    ink: colourOf(ink ?? "") ?? null,
  };
  return palette(tint({ first, ...variants }, brand).colours);
}
