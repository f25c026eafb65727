import { type Static, Type as t } from "@sinclair/typebox";
import { Slide } from "./slide.ts";

/** Number of slides to swipe through; null if the format always has a single picture. */
export const SlideCount = t.Union([t.Integer(), t.Null()]);
export type SlideCount = Static<typeof SlideCount>;

/** A slide with the narration spoken while it is shown. It gets its timing when it has been spoken. */
export const SpokenSlide = t.Object({
  slide: Slide,
  /** Complete sentences. */
  narration: t.Array(t.String()),
  /** Whether it may be dropped to stay within the maximum duration. */
  optional: t.Boolean(),
});
export type SpokenSlide = Static<typeof SpokenSlide>;

/** A video's voice track in the object store. */
export const Narration = t.Object({ objectKey: t.String(), durationMs: t.Number() });
export type Narration = Static<typeof Narration>;

/** A picture of the post in the object store. */
export const Picture = t.Object({
  objectKey: t.String(),
  slideNumber: t.Integer({ minimum: 1 }),
  /** Describes the picture for people who cannot see it. */
  altText: t.String(),
});
export type Picture = Static<typeof Picture>;

/** The video of the post in the object store. */
export const Video = t.Object({
  objectKey: t.String(),
  /** Seconds. */
  duration: t.Number(),
  frames: t.Integer(),
  /** Frames that had to be drawn; the others repeat them. */
  distinctFrames: t.Integer(),
});
export type Video = Static<typeof Video>;

/** The picture that a video opens with. */
export const Cover = t.Object({
  objectKey: t.String(),
  /** Describes the picture for people who cannot see it. */
  altText: t.String(),
});
export type Cover = Static<typeof Cover>;
