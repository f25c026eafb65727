import type { ReelProps } from "../posts/props.ts";

/** Frames of a reel: as many as its scenes have, and at least one. */
export function lengthOf({ scenes }: Pick<ReelProps, "scenes">): number {
  return Math.max(1, ...scenes.map((scene) => scene.startFrame + scene.durationInFrames));
}
