import { type ComposedSlide, compositionOf, type SlidePlace } from "postloom/kit";

const COMPOSITIONS = {
  cover: ["below", "above", "beside", "crossing"],
  point: ["above", "below", "beside", "crossing"],
  quote: ["set", "above", "below", "crossing"],
  closing: ["below", "above", "negative"],
} as const;

/** Composes a page by what it holds and where in the post it is; on "set" there are tiles all the same. */
export function compositionFor(slide: ComposedSlide, place: SlidePlace) {
  return compositionOf<(typeof COMPOSITIONS)[keyof typeof COMPOSITIONS][number]>(
    slide,
    place,
    COMPOSITIONS,
  );
}
