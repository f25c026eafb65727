import type { CSSProperties, ReactNode } from "react";

/** Shares of a box, from 0 to 1, that are cut off from its edges; negative ones leave room around it. */
export interface Cut {
  top?: number;
  right?: number;
  bottom?: number;
  left?: number;
}

/** Where a layer is and how much of it is seen, in one frame. What is left out is at rest. */
export interface LayerMotion {
  /** Pixels to the right. */
  x?: number;
  /** Pixels down. */
  y?: number;
  scale?: number;
  /** Degrees clockwise. */
  rotate?: number;
  /** From 0 to 1. */
  opacity?: number;
  /** What is cut off of the layer, and moves with it. */
  clip?: Cut;
  /** What is cut off where the layer is at rest, as by a window that it moves behind. */
  mask?: Cut;
}

/** Options of {@linkcode Layer}. */
export interface LayerProps {
  /** Unlike that of any other layer of the scene, and the same in every frame. */
  name: string;
  motion: LayerMotion;
  /** What it turns and scales around, in shares of its box from the top left. Defaults to the middle. */
  origin?: readonly [x: number, y: number];
  /** Places the layer at rest. */
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * A part that only moves, scales, turns, fades or is cut off, while its content stays the same. It is
 * a stacking context of its own.
 */
export function Layer({ name, motion, origin = [0.5, 0.5], style, children }: LayerProps) {
  const { clip, mask, opacity = 1 } = motion;
  return (
    <div
      data-layer={name}
      data-motion={wordsOf(motion, origin)}
      style={{ ...style, isolation: "isolate", ...(mask && { clipPath: insetOf(mask) }) }}
    >
      <div
        style={{
          // Margins of what is inside would move it otherwise.
          display: "flow-root",
          width: "100%",
          height: "100%",
          transform: transformOf(motion),
          transformOrigin: `${share(origin[0])} ${share(origin[1])}`,
          ...(opacity < 1 && { opacity: round(opacity) }),
          ...(clip && { clipPath: insetOf(clip) }),
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** What `src/rendering/layers/motion.ts` reads: the same numbers as the styles have. */
function wordsOf(
  { x = 0, y = 0, scale = 1, rotate = 0, opacity = 1, clip, mask }: LayerMotion,
  origin: readonly number[],
): string {
  return [[x, y, fine(scale), rotate, opacity, ...origin], cutsOf(clip), cutsOf(mask)]
    .map((numbers) => numbers.join(" "))
    .join(";");
}

function cutsOf(cut: Cut | undefined): number[] {
  return cut === undefined ? [] : [cut.top ?? 0, cut.right ?? 0, cut.bottom ?? 0, cut.left ?? 0];
}

function transformOf({ x = 0, y = 0, scale = 1, rotate = 0 }: LayerMotion): string {
  return `translate(${round(x)}px, ${round(y)}px) rotate(${round(rotate)}deg) scale(${fine(scale)})`;
}

function insetOf({ top = 0, right = 0, bottom = 0, left = 0 }: Cut): string {
  return `inset(${share(top)} ${share(right)} ${share(bottom)} ${share(left)})`;
}

function share(value: number): string {
  return `${round(value * 100)}%`;
}

/** Over the height of a page, a thousandth would be a jump. */
function fine(scale: number): number {
  return Math.round(scale * 1e5) / 1e5;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
