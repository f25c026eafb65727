import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  interpolate,
  type Oklch,
  oklch,
} from "culori";
import { perceivedContrast } from "../../../src/colour/apca.ts";
import { contrastOf } from "../../../src/colour/contrast.ts";
import type { Palette, Template, Variant } from "../../../src/posts/template.ts";
import { hashOf } from "../hash.ts";
import { remembering } from "../remember.ts";

/** Minimum contrast of text in WCAG 2, level AA. */
export const MIN_TEXT_CONTRAST = 4.5;

/** The palette of a template's variant. For an unknown name, a palette is derived from the name. */
export function paletteOf(template: Pick<Template, "variants">, variant: string): Palette {
  const own = Object.hasOwn(template.variants, variant) ? template.variants[variant] : undefined;
  return palette(own ?? inventVariant(variant));
}

/**
 * The palette with the accent as background, for a slide or a part of one that should stand out: made a
 * little darker or lighter if no text is easy to read on it.
 */
export const inverse = remembering(({ accent, background, ink }: Palette): Palette => {
  const ground = easyGround(accent);
  const isForPage = (colour: string) => isEasy(colour, ground, surfaceOf(ground, colour));
  const text = [background, ink, ...EXTREMES].find(isForPage) ?? inkOn(ground, [background, ink]);
  return palette({ background: ground, ink: text, accent: text });
});

/** A ground on which text has less, in Lc of APCA, is tiring to read. */
const EASY_CONTRAST = 60;
/** How far a colour may be moved, in lightness of Oklch, to become a ground for text. */
const MAX_SHIFT = 0.16;

const EXTREMES = ["#ffffff", "#000000"];

function isEasy(ink: string, ...grounds: readonly string[]): boolean {
  return grounds.every(
    (ground) =>
      contrastOf(ink, ground) >= MIN_TEXT_CONTRAST &&
      perceivedContrast(ink, ground) >= EASY_CONTRAST,
  );
}

function easyGround(colour: string): string {
  const { l = 0, ...hue } = oklch(colour) ?? { mode: "oklch", c: 0 };
  for (let shift = 0; shift <= MAX_SHIFT; shift += 0.01) {
    for (const shifted of [l - shift, l + shift]) {
      const ground = shift === 0 ? colour : formatHex(clampChroma({ ...hue, l: shifted }, "oklch"));
      if (EXTREMES.some((ink) => isEasy(ink, ground, surfaceOf(ground, ink)))) return ground;
    }
  }
  return colour;
}

/** The ink for text on a colour: the first that is easy to read there, else black or white if those are. */
function inkOn(ground: string, inks: readonly string[]): string {
  const easy = [...inks, ...EXTREMES].find((ink) => isEasy(ink, ground));
  if (easy !== undefined) return easy;
  const [one = "", other = ""] = inks;
  const nearest = contrastOf(one, ground) > contrastOf(other, ground) ? one : other;
  return makeReadable(nearest, [ground]);
}

/** The palette with background and ink swapped. */
export const negative = remembering(({ background, ink, accent }: Palette): Palette => {
  return palette({ background: ink, ink: background, accent });
});

/** The palette with a matching second accent, for a second speaker. */
export const companion = remembering(({ background, ink, accent }: Palette): Palette => {
  const { l = 0, c = 0, h = 0 } = oklch(accent) ?? {};
  // Very light colours look weak.
  const other = clampChroma({ mode: "oklch", l: Math.min(l, 0.8), c, h: h + 210 }, "oklch");
  return palette({ background, ink, accent: formatHex(other) });
});

/** The dark version of the palette: light text on a dark background. */
export function byNight(original: Palette): Palette {
  return isNight(original) ? original : negative(original);
}

/** True if a palette has light text on a dark background. */
export function isNight({ background, ink }: Palette): boolean {
  return contrastOf(background, "#ffffff") > contrastOf(ink, "#ffffff");
}

/** Lightness and chroma in Oklch that a lamp has at least, and a night at most. */
const LAMP = { l: 0.74, c: 0.16 } as const;
const NIGHT = { l: 0.22, c: 0.07 } as const;

/**
 * The palette by night, with the accent as bright as a lamp and a ground as dark as a night has, whatever
 * the three colours are: dull or dark colours do not glow.
 */
export const luminous = remembering((original: Palette): Palette => {
  const { background, ink, accent } = byNight(original);
  const night: Oklch = oklch(background) ?? { mode: "oklch", l: 0, c: 0 };
  const lamp: Oklch = oklch(accent) ?? { mode: "oklch", l: 1, c: 0 };
  // A grey lamp is white.
  const isGrey = lamp.h === undefined || lamp.c < 0.03;
  return palette({
    background: nightOf(background, night),
    ink,
    accent: isGrey ? formatHex({ ...lamp, l: 0.92 }) : lampOf(accent, lamp),
  });
});

function nightOf(colour: string, { l, c, h = 0 }: Oklch): string {
  // Dark yellows are brown or moss, and no night.
  const most = h > 35 && h < 130 ? 0.02 : NIGHT.c;
  if (l <= NIGHT.l && c <= most) return colour;
  const dark = { mode: "oklch", l: Math.min(l, NIGHT.l), c: Math.min(c, most), h } as const;
  return formatHex(clampChroma(dark, "oklch"));
}

function lampOf(colour: string, { l, c, h = 0 }: Oklch): string {
  // Yellows are lighter than other lamps, or else they are olive.
  const least = h > 65 && h < 125 ? 0.87 : LAMP.l;
  if (l >= least && c >= LAMP.c) return colour;
  const lit = { mode: "oklch", l: Math.max(l, least), c: Math.max(c, LAMP.c), h } as const;
  return formatHex(clampChroma(lit, "oklch"));
}

/** Derives a full palette from a variant's colours. */
export const palette = remembering(({ background, accent, ...variant }: Variant): Palette => {
  const surface = surfaceOf(background, makeReadable(variant.ink, [background]));
  const ink = makeReadable(variant.ink, [background, surface]);
  return {
    background,
    ink,
    accent,
    surface,
    muted: makeReadable(mix(ink, background, 0.34), [background, surface], ink),
    accentInk: makeReadableInHue(accent, [background, surface]) ?? ink,
    onAccent: inkOn(accent, [background, ink]),
    rule: mix(background, ink, 0.2),
  };
});

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
export const tonesOf = remembering(({ background, accent }: Palette): Tones => {
  return {
    tint: mix(accent, background, 0.7),
    // On a page in the accent's colour, the page has the hue.
    second: formatHex(
      clampChroma(
        neighbourOf(isGreyish(accent) && !isGreyish(background) ? background : accent),
        "oklch",
      ),
    ),
  };
});

/** The page's own colour, a little nearer to its ink from one to the next: for art that keeps quiet. */
export const quietTones = remembering(({ background, ink, accent }: Palette): readonly string[] => {
  return [
    mix(background, ink, 0.08),
    mix(background, ink, 0.16),
    mix(background, ink, 0.28),
    mix(background, accent, 0.55),
  ];
});

/** Shares of the accent in what a highlighter leaves, the strongest first. */
const WASHES = [1, 0.85, 0.7, 0.55, 0.42, 0.32, 0.24, 0.16] as const;

/** The accent as a highlighter leaves it on the page: as strong as lets ink be read on it. */
export const washOf = remembering(({ accent, background, ink }: Palette): string => {
  const washes = WASHES.map((share) => mix(background, accent, share));
  return washes.find((wash) => isEasy(ink, wash)) ?? washes.at(-1) ?? background;
});

/** Less of a colour's chroma, in Oklch, is left in mud. */
const MIN_LEFT_CHROMA = 0.25;

/** True if what is mixed of a colour has lost its hue, as of yellow on navy. */
export function isMud(mixed: string, colour: string): boolean {
  return !isGreyish(colour) && (oklch(mixed)?.c ?? 0) < MIN_LEFT_CHROMA * (oklch(colour)?.c ?? 0);
}

function isGreyish(colour: string): boolean {
  return (oklch(colour)?.c ?? 0) < 0.04;
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
