import type { CSSProperties } from "react";
import { useScene } from "./scene.tsx";

/** Duration of an element's entrance. */
const DURATION_FRAMES = 10;
/** Delay between the entrances of consecutive orders. */
const STAGGER_FRAMES = 2;
const MAX_ORDER = 2;

/** Frames from a scene's start until all entrances are over. */
export const ENTRANCE_FRAMES = DURATION_FRAMES + STAGGER_FRAMES * MAX_ORDER;

/**
 * How an element enters: "rise" for text, "wipe" for lines and areas, "grow" for shapes, "flicker"
 * for lamps, and "none" for what every slide has.
 */
export type EntranceKind = "rise" | "wipe" | "grow" | "flicker" | "none";

/** Brightness of a lamp as it turns on, for two frames each. */
const FLICKER = [0.1, 0.75, 0.2, 0.2, 0.85] as const;

/**
 * The style of an element during its entrance, as a pure function of the scene's frame. Empty
 * afterwards, so that a settled frame equals a still. Elements of a higher order enter later. A
 * reel's opening scene has no entrances, as platforms show the first frame as the reel's cover.
 */
export function useEntrance(kind: EntranceKind, order = 0): CSSProperties {
  const { frame, opening, direction } = useScene();
  const elapsed = frame - Math.min(order, MAX_ORDER) * STAGGER_FRAMES + 1;
  if (elapsed >= DURATION_FRAMES || opening || kind === "none") return {};
  const remaining = (1 - Math.max(0, elapsed) / DURATION_FRAMES) ** 3;
  switch (kind) {
    case "rise":
      return { opacity: round(1 - remaining), transform: `translateY(${round(remaining * 56)}px)` };
    case "grow":
      return { transform: `scale(${round(1 - remaining * 0.5)})`, opacity: round(1 - remaining) };
    case "flicker":
      return { opacity: FLICKER[Math.floor(Math.max(0, elapsed) / 2)] ?? 1 };
    case "wipe": {
      const hidden = `${round(remaining * 100)}%`;
      return {
        clipPath: direction === "rtl" ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`,
      };
    }
  }
}

/** Progress of an element's entrance, from 0 to 1, for charts and counters. */
export function useProgress(order = 0): number {
  const { frame, opening } = useScene();
  const elapsed = frame - Math.min(order, MAX_ORDER) * STAGGER_FRAMES + 1;
  if (elapsed >= DURATION_FRAMES || opening) return 1;
  return round(1 - (1 - Math.max(0, elapsed) / DURATION_FRAMES) ** 3);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
