import type { ReelProps } from "../posts/props.ts";

/** Length of a reel in frames: to the end of its last scene, and at least one. */
export function lengthOf({ scenes }: Pick<ReelProps, "scenes">): number {
  return Math.max(1, ...scenes.map((scene) => scene.startFrame + scene.durationInFrames));
}
