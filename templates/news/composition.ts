import { type ComposedSlide, compositionOf, type SlidePlace } from "postloom/kit";

/** "inverse" is a page in the accent's colour, "negative" one with ground and ink exchanged. */
const COMPOSITIONS = {
  cover: ["above", "below", "inverse", "crossing"],
  point: ["below", "above", "beside", "crossing"],
  quote: ["set", "inverse", "below", "crossing"],
  closing: ["inverse", "below", "negative"],
} as const;

/** Composes a page by what it holds and where in the post it is. */
export function compositionFor(slide: ComposedSlide, place: SlidePlace) {
  return compositionOf<(typeof COMPOSITIONS)[keyof typeof COMPOSITIONS][number]>(
    slide,
    place,
    COMPOSITIONS,
  );
}
