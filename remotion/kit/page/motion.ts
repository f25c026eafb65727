import type { CSSProperties } from "react";
import { useScene } from "./scene.tsx";

/** Frames that one part's entrance takes. */
const DURATION = 10;
/** Frames from one part's start to the next one's. */
const STAGGER = 2;
const LAST_ORDER = 2;

/** Frames from a scene's start until nothing moves any more. */
export const ENTRANCE_FRAMES = DURATION + STAGGER * LAST_ORDER;

/**
 * How a part enters: text rises, lines and fields are wiped in, shapes grow, lamps flicker until they
 * burn; what every slide has is just there.
 */
export type EntranceKind = "rise" | "wipe" | "grow" | "flicker" | "none";

/** How bright a lamp is while it starts, each for two frames. */
const FLICKER = [0.1, 0.75, 0.2, 0.2, 0.85] as const;

/**
 * The style that brings a part in, as a pure function of the scene's frame; empty once it stands,
 * so that a settled frame is the same as a still. Parts of a higher order come later. What a reel
 * opens with stands from its first frame, which platforms show as the reel's cover.
 */
export function useEntrance(kind: EntranceKind, order = 0): CSSProperties {
  const { frame, opening, direction } = useScene();
  const elapsed = frame - Math.min(order, LAST_ORDER) * STAGGER + 1;
  if (elapsed >= DURATION || opening || kind === "none") return {};
  const left = (1 - Math.max(0, elapsed) / DURATION) ** 3;
  switch (kind) {
    case "rise":
      return { opacity: round(1 - left), transform: `translateY(${round(left * 56)}px)` };
    case "grow":
      return { transform: `scale(${round(1 - left * 0.5)})`, opacity: round(1 - left) };
    case "flicker":
      return { opacity: FLICKER[Math.floor(Math.max(0, elapsed) / 2)] ?? 1 };
    case "wipe": {
      const hidden = `${round(left * 100)}%`;
      return {
        clipPath: direction === "rtl" ? `inset(0 0 0 ${hidden})` : `inset(0 ${hidden} 0 0)`,
      };
    }
  }
}

/** How far a part has come in its entrance, from 0 to 1: what charts and counters grow by. */
export function useProgress(order = 0): number {
  const { frame, opening } = useScene();
  const elapsed = frame - Math.min(order, LAST_ORDER) * STAGGER + 1;
  if (elapsed >= DURATION || opening) return 1;
  return round(1 - (1 - Math.max(0, elapsed) / DURATION) ** 3);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
