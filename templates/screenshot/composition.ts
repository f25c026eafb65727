import { type ComposedSlide, compositionOf, type SlidePlace } from "postloom/kit";

/** "above" and "below" is where a post has its picture; a "post" has none. */
const COMPOSITIONS = {
  cover: ["below", "above"],
  point: ["below", "above", "post"],
  quote: ["chat", "post"],
} as const;

/** Composes a page by what it holds and where in the post it is. */
export function compositionFor(slide: ComposedSlide, place: SlidePlace) {
  return compositionOf<(typeof COMPOSITIONS)[keyof typeof COMPOSITIONS][number]>(
    slide,
    place,
    COMPOSITIONS,
  );
}
