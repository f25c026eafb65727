import type { Direction } from "../../../src/posts/document.ts";
import { type BeatOptions, useBeat } from "../motion/beats.ts";
import { between, easeOut, shareOf, spring } from "../motion/easing.ts";
import type { LayerMotion } from "./layer.tsx";
import { useScene } from "./scene.tsx";

/** How long a part takes to come in, in frames. */
export const ENTRANCE_FRAMES = 12;

/**
 * How a part comes in: "rise" for text, "wipe" for lines and areas, "grow" for shapes, "flicker" for
 * lamps, "slam" for words that hit, "mask" for words that rise from behind an edge, "toss" for paper
 * that is thrown onto the page, "pop" for what springs up, and "none" for what every slide has.
 */
export type EntranceKind =
  | "rise"
  | "wipe"
  | "grow"
  | "flicker"
  | "slam"
  | "mask"
  | "toss"
  | "pop"
  | "none";

/** Brightness of a lamp as it turns on, for two frames each: where all of a page does at once, it is never dark again. */
const FLICKER = [0.1, 0.75, 0.4, 0.4, 0.85, 0.65] as const;
/** What is not seen before it comes. */
export const HIDDEN: LayerMotion = { opacity: 0 };
/** What has not come yet, but is seen already, as a lamp is by the light of others. */
export const UNLIT = { opacity: 0.16 } as const satisfies LayerMotion;
/** Letters reach beyond their lines. */
const AROUND = -0.25;

/** Where a part is, so many frames after it began to come in. Empty before and after means at rest. */
export function entranceAt(
  kind: EntranceKind,
  elapsed: number,
  direction: Direction = "ltr",
): LayerMotion {
  if (kind === "none" || elapsed >= ENTRANCE_FRAMES) return {};
  if (elapsed < 0) return kind === "flicker" ? UNLIT : HIDDEN;
  const come = easeOut(shareOf(elapsed, -1, ENTRANCE_FRAMES));
  const sprung = spring(shareOf(elapsed, -1, ENTRANCE_FRAMES));
  const appeared = shareOf(elapsed, -1, 4);
  switch (kind) {
    case "rise":
      return { y: between(64, 0, come), opacity: appeared };
    case "grow":
      return { scale: between(0.5, 1, come), opacity: appeared };
    case "pop":
      // What is drawn ten times a second is seen like this for a tenth of one.
      return { scale: between(0.45, 1, sprung) };
    case "slam":
      return { scale: between(1.7, 1, easeOut(shareOf(elapsed, -1, 6))), opacity: appeared };
    case "toss":
      return {
        x: between(direction === "rtl" ? -180 : 180, 0, sprung),
        y: between(-140, 0, sprung),
        rotate: between(direction === "rtl" ? -16 : 16, 0, sprung),
        opacity: appeared,
      };
    case "mask":
      return {
        y: between(190, 0, come),
        opacity: elapsed < 1 ? 0 : 1,
        mask: { top: AROUND, right: AROUND, bottom: 0, left: AROUND },
      };
    case "flicker":
      return { opacity: FLICKER[Math.floor(elapsed / 2)] ?? 1 };
    case "wipe": {
      const edge = direction === "rtl" ? "left" : "right";
      return {
        clip: { top: AROUND, right: AROUND, bottom: AROUND, left: AROUND, [edge]: 1 - come },
      };
    }
  }
}

/** How much of its way a word goes that is seen before: it does not leave its line. */
const FORESEEN = 0.3;

/** The same for what is seen faintly before it comes. */
export function foreseenAt(
  kind: EntranceKind,
  elapsed: number,
  direction: Direction = "ltr",
): LayerMotion {
  if (elapsed < 0) return UNLIT;
  const motion = entranceAt(kind, elapsed, direction);
  if (kind !== "rise" || elapsed >= ENTRANCE_FRAMES) return motion;
  const { y = 0, opacity = 1 } = motion;
  return { y: FORESEEN * y, opacity: between(UNLIT.opacity, 1, opacity) };
}

/**
 * Where a part is while it comes in, for the {@linkcode Layer} that it is in. It comes at its beat: see
 * {@linkcode useBeat}. A settled part is where it is in a still.
 */
export function useEntrance(kind: EntranceKind, options: BeatOptions | number = 0): LayerMotion {
  const { frame, direction } = useScene();
  const beat = useBeat(typeof options === "number" ? { order: options } : options);
  return entranceAt(kind, frame - beat, direction);
}

/** How long charts grow and counters count, in frames. */
const GROWTH_FRAMES = 30;
/** Content that changes is drawn anew for each step: ten times a second. */
const STEP = 3;

/** How far a part has grown, from 0 to 1: in ten steps a second, for what is drawn anew at each. */
export function useProgress(options: BeatOptions | number = 0): number {
  const { frame, opening, durationInFrames } = useScene();
  const beat = useBeat(typeof options === "number" ? { order: options } : options);
  if (frame === Number.POSITIVE_INFINITY || opening) return 1;
  // What is there when the scene comes grows once it is.
  const start = Math.max(0, beat);
  const length = Math.min(GROWTH_FRAMES, Math.max(STEP, durationInFrames - start - STEP));
  const steps = Math.max(0, Math.floor((frame - start) / STEP) * STEP);
  return Math.round(easeOut(shareOf(steps, 0, length)) * 1000) / 1000;
}

/** The same without steps, for what moves within a {@linkcode Layer}. */
export function useGrowth(options: BeatOptions = {}): number {
  const { frame, opening } = useScene();
  const beat = useBeat(options);
  if (frame === Number.POSITIVE_INFINITY || opening) return 1;
  return easeOut(shareOf(frame, Math.max(0, beat), GROWTH_FRAMES));
}
