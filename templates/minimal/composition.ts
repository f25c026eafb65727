import { type ComposedSlide, compositionOf, type SlidePlace } from "postloom/kit";

/** On "disc" the drawing lies on the disc; "inverse" is a page in its colour, "negative" one by night. */
const COMPOSITIONS = {
  cover: ["above", "below", "disc", "crossing"],
  point: ["above", "below", "beside", "crossing"],
  quote: ["below", "inverse", "above", "crossing"],
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
