import type { Direction } from "../../../src/posts/document.ts";
import type { LayerMotion } from "../page/layer.tsx";
import { between, type Easing, easeIn, easeInOut, easeOut, spring } from "./easing.ts";

/**
 * How one scene gives way to the next, both of which are seen meanwhile:
 *
 * - "push": the next one pushes it out at the side, as if the camera went on along a wall
 * - "lift": the same upwards, as down a tall page
 * - "whip": a push so fast that both lean into it, and a little too far
 * - "uncover": it is drawn off as a sheet of paper is, turning, and the next one lies below
 * - "cover": the next one is laid on it
 * - "zoom": the camera goes through it
 * - "wipe": the next one is uncovered along the line
 * - "slam": the next one falls onto it
 * - "blink": it goes out like a lamp that fails
 */
export type SceneCut =
  | "push"
  | "lift"
  | "whip"
  | "uncover"
  | "cover"
  | "zoom"
  | "wipe"
  | "slam"
  | "blink";

/** How many frames before its own start a scene begins to come: voices pause there. */
export const CUT_AHEAD = 8;
/** Frames from the first that shows the next scene to the last that shows this one. */
export const CUT_FRAMES = 12;

/** Where both scenes are; `over` says that the next one lies above. */
export interface CutMotion {
  next: LayerMotion;
  last: LayerMotion;
  over: boolean;
}

/** A page, in canvas pixels. */
interface PageSize {
  width: number;
  height: number;
  direction: Direction;
}

/** Brightness of a lamp that goes out, and then of the one that is turned on: never of both. */
const BLINK = [1, 0.25, 0.7, 0.1, 0, 0, 0, 0] as const;
const LIT = [0, 0, 0, 0, 0.35, 0.1, 0.7, 1] as const;

/** Where two scenes are after a share of a cut. */
export function cutAt(
  cut: SceneCut,
  share: number,
  { width, height, direction }: PageSize,
): CutMotion {
  const along = direction === "rtl" ? -1 : 1;
  const pushed = (eased: Easing, size: number) => size * eased(share);
  switch (cut) {
    case "push": {
      const x = -along * pushed(easeInOut, width);
      return { last: { x }, next: { x: x + along * width }, over: true };
    }
    case "lift": {
      const y = -pushed(easeInOut, height);
      return { last: { y }, next: { y: y + height }, over: true };
    }
    case "whip": {
      const x = -along * pushed(swing, width);
      const rotate = -along * 3 * Math.sin(Math.PI * Math.min(1, share * 1.3));
      // Larger, so that what leans has no corner, and what goes too far no end.
      const scale = 1 + 0.14 * Math.sin(Math.PI * share);
      return {
        last: { x, rotate, scale },
        next: { x: x + along * width, rotate, scale },
        over: true,
      };
    }
    case "uncover": {
      const gone = easeIn(share);
      return {
        last: {
          x: -along * gone * width * 1.35,
          y: -gone * height * 0.1,
          rotate: -along * gone * 14,
        },
        next: { scale: between(1.08, 1, easeOut(share)) },
        over: false,
      };
    }
    case "cover": {
      const come = easeOut(share);
      return {
        last: {},
        next: { y: between(height * 1.1, 0, come), rotate: along * between(7, 0, come) },
        over: true,
      };
    }
    case "zoom":
      return {
        last: {
          scale: between(1, 2.4, easeIn(share)),
          opacity: Math.max(0, 1 - 1.6 * easeIn(share)),
        },
        next: { scale: between(0.8, 1, easeOut(share)) },
        over: false,
      };
    case "wipe": {
      const edge = along === 1 ? "right" : "left";
      return {
        // With the edge: the other way, it would leave bare ground beside it.
        last: { x: along * width * 0.12 * easeInOut(share) },
        next: { mask: { [edge]: 1 - easeInOut(share) } },
        over: true,
      };
    }
    case "slam":
      return {
        last: { scale: between(1, 0.9, share) },
        next: {
          // Never smaller than the page, beyond which there is nothing.
          scale: Math.max(1, between(1.5, 1, spring(Math.min(1, share * 1.4)))),
          opacity: Math.min(1, share * 4),
        },
        over: true,
      };
    case "blink":
      return {
        last: { opacity: BLINK[Math.floor(share * BLINK.length)] ?? 0 },
        next: {
          opacity: LIT[Math.floor(share * LIT.length)] ?? 1,
          scale: between(1.05, 1, easeOut(share)),
        },
        over: false,
      };
  }
}

/** How far a whip goes beyond its end, and back. */
const BEYOND = 1.04;

function swing(share: number): number {
  return share < 0.7
    ? BEYOND * easeInOut(share / 0.7)
    : between(BEYOND, 1, easeInOut((share - 0.7) / 0.3));
}
