import type { ReactNode } from "react";
import { Layer, type LayerMotion, type LayerProps } from "../page/layer.tsx";
import { SceneProvider, useScene } from "../page/scene.tsx";
import { between } from "./easing.ts";

/** Where something is at the beginning of a scene and at its end; it moves evenly between. */
export interface DriftMotion {
  /** Canvas pixels: from so many on one side of its place to as many on the other. */
  x?: number;
  y?: number;
  /** What it has grown or shrunk to at the end. */
  scale?: number;
  /** Degrees: from so many one way to as many the other. */
  rotate?: number;
}

/** Over this time a drift goes the whole way, and in a longer scene further by as much; it grows by the same in any. */
const USUAL_FRAMES = 150;
/** However long a scene is, it goes no further than this many times its way. */
const FURTHEST = 2;

/**
 * A slow movement for as long as the scene lasts: art breathes, and plates that drift by different ways
 * have depth. At rest it is at its place.
 */
export function useDrift({ x = 0, y = 0, scale = 1, rotate = 0 }: DriftMotion): LayerMotion {
  const { frame, durationInFrames, direction } = useScene();
  if (frame === Number.POSITIVE_INFINITY) return {};
  const reach = Math.min(FURTHEST, durationInFrames / USUAL_FRAMES);
  const share = frame / Math.max(1, durationInFrames);
  const swing = between(-0.5, 0.5, share) * 2 * reach;
  return {
    x: x * swing * (direction === "rtl" ? -1 : 1),
    y: y * swing,
    scale: between(1, scale, Math.max(0, share)),
    rotate: rotate * swing,
  };
}

/** Options of {@linkcode Drift}. */
export interface DriftProps extends Omit<LayerProps, "motion">, DriftMotion {}

/** A plate of art that drifts while its scene lasts. It must be larger than what it is seen through. */
export function Drift({ x, y, scale, rotate, ...layer }: DriftProps) {
  const motion = useDrift({
    ...(x !== undefined && { x }),
    ...(y !== undefined && { y }),
    ...(scale !== undefined && { scale }),
    ...(rotate !== undefined && { rotate }),
  });
  return <Layer {...layer} motion={motion} />;
}

/** What moves in it does so ten times a second, as if it was moved by hand between photographs. */
export function StopMotion({ children }: { children: ReactNode }) {
  const scene = useScene();
  const frame =
    scene.frame === Number.POSITIVE_INFINITY ? scene.frame : Math.floor(scene.frame / 3) * 3;
  return <SceneProvider value={{ ...scene, frame }}>{children}</SceneProvider>;
}

/** Adds movements to each other. */
export function together(...motions: readonly LayerMotion[]): LayerMotion {
  const sum = { x: 0, y: 0, rotate: 0, scale: 1, opacity: 1 };
  const cuts: Pick<LayerMotion, "clip" | "mask"> = {};
  for (const motion of motions) {
    sum.x += motion.x ?? 0;
    sum.y += motion.y ?? 0;
    sum.rotate += motion.rotate ?? 0;
    sum.scale *= motion.scale ?? 1;
    sum.opacity *= motion.opacity ?? 1;
    if (motion.clip !== undefined) cuts.clip = motion.clip;
    if (motion.mask !== undefined) cuts.mask = motion.mask;
  }
  return { ...sum, ...cuts };
}
