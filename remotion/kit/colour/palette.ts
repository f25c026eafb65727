import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  interpolate,
  type Oklch,
  oklch,
} from "culori";
import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Palette, Template, Variant } from "../../../src/posts/template.ts";
import { hashOf } from "../hash.ts";

/** Minimum contrast of text in WCAG 2, level AA. */
export const MIN_TEXT_CONTRAST = 4.5;

/** The palette of a template's variant. For an unknown name, a palette is derived from the name. */
export function paletteOf(template: Pick<Template, "variants">, variant: string): Palette {
  const own = Object.hasOwn(template.variants, variant) ? template.variants[variant] : undefined;
  return palette(own ?? inventVariant(variant));
}

/** The palette with the accent as background, for a slide or a part of one that should stand out. */
export function inverse(original: Palette): Palette {
  const ink = original.onAccent;
  return palette({ background: original.accent, ink, accent: ink });
}

/** The palette with background and ink swapped. */
export function negative({ background, ink, accent }: Palette): Palette {
  return palette({ background: ink, ink: background, accent });
}

/** The palette with a matching second accent, for a second speaker. */
export function companion({ background, ink, accent }: Palette): Palette {
  const { l = 0, c = 0, h = 0 } = oklch(accent) ?? {};
  // Very light colours look weak.
  const other = clampChroma({ mode: "oklch", l: Math.min(l, 0.8), c, h: h + 210 }, "oklch");
  return palette({ background, ink, accent: formatHex(other) });
}

/** The dark version of the palette: light text on a dark background. */
export function byNight(original: Palette): Palette {
  const isDark = contrastOf(original.background, "#ffffff") > contrastOf(original.ink, "#ffffff");
  return isDark ? original : negative(original);
}

/** Derives a full palette from a variant's colours. */
export function palette({ background, accent, ...variant }: Variant): Palette {
  const surface = surfaceOf(background, makeReadable(variant.ink, [background]));
  const ink = makeReadable(variant.ink, [background, surface]);
  return {
    background,
    ink,
    accent,
    surface,
    muted: makeReadable(mix(ink, background, 0.34), [background, surface], ink),
    accentInk: makeReadableInHue(accent, [background, surface]) ?? ink,
    onAccent: makeReadable(
      contrastOf(background, accent) > contrastOf(ink, accent) ? background : ink,
      [accent],
    ),
    rule: mix(background, ink, 0.2),
  };
}

/** Colours that differ by less, in Oklab, look alike in a line of text. */
const MIN_DIFFERENCE = 0.12;

/** True if words in these two colours can be told apart, as by their hue. */
export function areTold(one: string, other: string): boolean {
  return differenceEuclidean("oklab")(one, other) >= MIN_DIFFERENCE;
}

/** Additional colours for illustrations; not for text. */
export interface Tones {
  /** The accent, blended with the background. */
  tint: string;
  /** A second colour as strong as the accent, of a neighbouring hue. */
  second: string;
}

/** Derives additional colours from a palette. */
export function tonesOf({ background, accent }: Palette): Tones {
  return {
    tint: mix(accent, background, 0.7),
    second: formatHex(clampChroma(neighbourOf(accent), "oklch")),
  };
}

function neighbourOf(colour: string): Oklch {
  const { l = 0, c = 0, h } = oklch(colour) ?? {};
  const mode = "oklch";
  // A grey has no hue to shift, so it is made lighter or darker.
  if (h === undefined) return { mode, l: l > 0.5 ? l - 0.3 : l + 0.3, c };
  // Shift away from yellow-green. Yellows are made light, as a dark yellow is olive.
  const turned = h > 60 && h < 130 ? h - 52 : h + 52;
  if (turned > 70 && turned < 115) return { mode, l: 0.84, c: 0.16, h: turned };
  return { mode, l: l > 0.6 ? l - 0.1 : l + 0.14, c: c * 0.9, h: turned };
}

function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "oklab")(share));
}

/** The background, slightly blended with the ink; unchanged on a mid-grey, which has no contrast to spare. */
function surfaceOf(background: string, ink: string): string {
  const surface = mix(background, ink, 0.06);
  const readableBy = (end: string) =>
    [background, surface].every((ground) => contrastOf(end, ground) >= MIN_TEXT_CONTRAST);
  return readableBy("#000000") || readableBy("#ffffff") ? surface : background;
}

/** Makes a colour just as much darker or lighter as is needed to be readable; undefined if it cannot be. */
function makeReadableInHue(colour: string, grounds: string[]): string | undefined {
  const start = oklch(colour);
  const step = contrastOf("#000000", grounds[0] ?? "") > MIN_TEXT_CONTRAST * 1.5 ? -0.02 : 0.02;
  for (let l = start?.l ?? 0; l > 0 && l < 1; l += step) {
    const candidate = formatHex(
      clampChroma({ ...start, mode: "oklch", l, c: start?.c ?? 0 }, "oklch"),
    );
    if (grounds.every((ground) => contrastOf(candidate, ground) >= MIN_TEXT_CONTRAST))
      return candidate;
  }
  return undefined;
}

/** Blends a colour with `end`, or else with black or white, until it is readable on every background. */
function makeReadable(colour: string, grounds: string[], end?: string): string {
  const worstContrast = (candidate: string) =>
    Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  const ends = ["#000000", "#ffffff"].sort((a, b) => worstContrast(b) - worstContrast(a));
  for (const target of end === undefined ? ends : [end, ...ends]) {
    for (let share = 0; share <= 1; share += 0.05) {
      const candidate = mix(colour, target, share);
      if (worstContrast(candidate) >= MIN_TEXT_CONTRAST) return candidate;
    }
  }
  return ends[0] ?? "#000000";
}

function inventVariant(name: string): Variant {
  const hash = hashOf(name);
  const hue = hash % 360;
  // Neighbouring hues look related, opposite ones lively; both differ from the background's hue.
  const accentHue = hue + ([150, 180, 210, 40][(hash >>> 9) % 4] ?? 180);
  const dark = (hash >>> 12) % 2 === 1;
  const colour = (l: number, c: number, h: number) => formatHex(oklch({ mode: "oklch", l, c, h }));
  return dark
    ? {
        background: colour(0.2, 0.035, hue),
        ink: colour(0.97, 0.01, hue),
        accent: colour(0.76, 0.15, accentHue),
      }
    : {
        background: colour(0.965, 0.015, hue),
        ink: colour(0.22, 0.03, hue),
        accent: colour(0.62, 0.19, accentHue),
      };
}
