import { type Static, Type as t } from "@sinclair/typebox";
import { Slide } from "./slide.ts";

/** Frame rate of every reel. */
export const FRAMES_PER_SECOND = 30;

/** A slide with its timing in a reel, in frames. Scenes follow each other without gaps. */
export const Scene = t.Object({
  slide: Slide,
  startFrame: t.Integer({ minimum: 0 }),
  durationInFrames: t.Integer({ minimum: 1 }),
});
export type Scene = Static<typeof Scene>;
