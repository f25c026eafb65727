import { clampChroma, formatHex, interpolate, type Oklch, oklch } from "culori";
import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Palette, Template, Variant } from "../../../src/posts/template.ts";
import { hashOf } from "../hash.ts";

/** What WCAG 2 asks of text at level AA. */
export const READABLE = 4.5;

/** The palette of a template's variant. An unknown name gives a palette of its own, always the same. */
export function paletteOf(template: Pick<Template, "variants">, variant: string): Palette {
  const own = Object.hasOwn(template.variants, variant) ? template.variants[variant] : undefined;
  return palette(own ?? inventVariant(variant));
}

/** The palette that stands on the accent: for a slide, or a part of one, that is to stand out. */
export function inverse(of: Palette): Palette {
  const ink = of.onAccent;
  return palette({ background: of.accent, ink, accent: ink });
}

/** The palette with ground and ink exchanged. */
export function negative({ background, ink, accent }: Palette): Palette {
  return palette({ background: ink, ink: background, accent });
}

/** The palette with another accent, of a hue that goes with it, for a second voice. */
export function companion({ background, ink, accent }: Palette): Palette {
  const { l = 0, c = 0, h = 0 } = oklch(accent) ?? {};
  // Very light colours have no strength.
  const other = clampChroma({ mode: "oklch", l: Math.min(l, 0.8), c, h: h + 210 }, "oklch");
  return palette({ background, ink, accent: formatHex(other) });
}

/** The palette on its darker side: light letters on a dark ground, whichever way the variant has it. */
export function byNight(of: Palette): Palette {
  const isDark = contrastOf(of.background, "#ffffff") > contrastOf(of.ink, "#ffffff");
  return isDark ? of : negative(of);
}

/** Calculates the colours that a variant leaves open. */
export function palette({ background, accent, ...variant }: Variant): Palette {
  const surface = surfaceOf(background, readable(variant.ink, [background]));
  const ink = readable(variant.ink, [background, surface]);
  return {
    background,
    ink,
    accent,
    surface,
    muted: readable(mix(ink, background, 0.34), [background, surface], ink),
    accentInk: vivid(accent, [background, surface]) ?? ink,
    onAccent: readable(
      contrastOf(background, accent) > contrastOf(ink, accent) ? background : ink,
      [accent],
    ),
    rule: mix(background, ink, 0.2),
  };
}

/** Colours for pictures made of several fields, beside the palette's own; not for text. */
export interface Tones {
  /** The accent, drawn back towards the background. */
  tint: string;
  /** Another colour as strong as the accent, of a hue beside it. */
  second: string;
}

/** Calculates a palette's further colours. */
export function tonesOf({ background, accent }: Palette): Tones {
  return {
    tint: mix(accent, background, 0.7),
    second: formatHex(clampChroma(besides(accent), "oklch")),
  };
}

function besides(colour: string): Oklch {
  const { l = 0, c = 0, h } = oklch(colour) ?? {};
  const mode = "oklch";
  // A grey has no hue to turn, so it is made lighter or darker.
  if (h === undefined) return { mode, l: l > 0.5 ? l - 0.3 : l + 0.3, c };
  // Away from yellow-green, and where it turns to yellow, light: a dark yellow is olive.
  const turned = h > 60 && h < 130 ? h - 52 : h + 52;
  if (turned > 70 && turned < 115) return { mode, l: 0.84, c: 0.16, h: turned };
  return { mode, l: l > 0.6 ? l - 0.1 : l + 0.14, c: c * 0.9, h: turned };
}

function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], "oklab")(share));
}

/** A little nearer to the ink; on a middling grey, where every bit of contrast counts, the ground itself. */
function surfaceOf(background: string, ink: string): string {
  const surface = mix(background, ink, 0.06);
  const readableBy = (end: string) =>
    [background, surface].every((ground) => contrastOf(end, ground) >= READABLE);
  return readableBy("#000000") || readableBy("#ffffff") ? surface : background;
}

/** The colour itself, only as much darker or lighter as it takes to be read; undefined if it never can. */
function vivid(colour: string, grounds: string[]): string | undefined {
  const start = oklch(colour);
  const towards = contrastOf("#000000", grounds[0] ?? "") > READABLE * 1.5 ? -0.02 : 0.02;
  for (let l = start?.l ?? 0; l > 0 && l < 1; l += towards) {
    const candidate = formatHex(
      clampChroma({ ...start, mode: "oklch", l, c: start?.c ?? 0 }, "oklch"),
    );
    if (grounds.every((ground) => contrastOf(candidate, ground) >= READABLE)) return candidate;
  }
  return undefined;
}

/** Moves a colour towards `end`, or else black or white, until it can be read on every ground. */
function readable(colour: string, grounds: string[], end?: string): string {
  const worst = (candidate: string) =>
    Math.min(...grounds.map((ground) => contrastOf(candidate, ground)));
  const ends = ["#000000", "#ffffff"].sort((a, b) => worst(b) - worst(a));
  for (const target of end === undefined ? ends : [end, ...ends]) {
    for (let share = 0; share <= 1; share += 0.05) {
      const candidate = mix(colour, target, share);
      if (worst(candidate) >= READABLE) return candidate;
    }
  }
  return ends[0] ?? "#000000";
}

function inventVariant(name: string): Variant {
  const hash = hashOf(name);
  const hue = hash % 360;
  // Neighbours on the wheel look kin, opposites lively; both keep clear of the ground's own hue.
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
