import { type ComposedSlide, compositionOf, type SlidePlace } from "postloom/kit";

/** "sign" has the words in a frame. */
const COMPOSITIONS = {
  cover: ["below", "above", "sign", "crossing"],
  point: ["above", "below", "beside", "crossing"],
  quote: ["tubes", "sign", "below", "crossing"],
  closing: ["sign", "below", "above"],
} as const;

/** Composes a page by what it holds and where in the post it is. */
export function compositionFor(slide: ComposedSlide, place: SlidePlace) {
  return compositionOf<(typeof COMPOSITIONS)[keyof typeof COMPOSITIONS][number]>(
    slide,
    place,
    COMPOSITIONS,
  );
}
