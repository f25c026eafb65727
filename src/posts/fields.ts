import { type Static, Type as t } from "@sinclair/typebox";
import { Slide } from "./slide.ts";

/** How many slides the reader swipes through; null for a post that is a single picture by its nature. */
export const SlideCount = t.Union([t.Integer(), t.Null()]);
export type SlideCount = Static<typeof SlideCount>;

/** A slide and what the voice says while it is shown; its time is known once it is spoken. */
export const SpokenSlide = t.Object({
  slide: Slide,
  /** Whole sentences. */
  narration: t.Array(t.String()),
  /** Whether the video can do without it when time is short. */
  optional: t.Boolean(),
});
export type SpokenSlide = Static<typeof SpokenSlide>;

/** The voice of a video in the object store. */
export const Narration = t.Object({ objectKey: t.String(), durationMs: t.Number() });
export type Narration = Static<typeof Narration>;

/** A picture of the post in the object store. */
export const Picture = t.Object({
  objectKey: t.String(),
  slideNumber: t.Integer({ minimum: 1 }),
  /** What it shows, in words. */
  altText: t.String(),
});
export type Picture = Static<typeof Picture>;

/** The video of the post in the object store. */
export const Video = t.Object({
  objectKey: t.String(),
  /** Seconds. */
  duration: t.Number(),
  frames: t.Integer(),
  /** Pictures that had to be drawn. */
  distinctFrames: t.Integer(),
});
export type Video = Static<typeof Video>;

/** The picture that a video opens with. */
export const Cover = t.Object({
  objectKey: t.String(),
  /** What it shows, in words. */
  altText: t.String(),
});
export type Cover = Static<typeof Cover>;
