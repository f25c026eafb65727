import { type ComposedSlide, compositionOf, type SlidePlace, useScene } from "postloom/kit";

/** "inverse" has words on the accent's colour; on "pattern" they are on a sheet in its middle. */
const COMPOSITIONS = {
  cover: ["above", "below", "beside", "crossing"],
  point: ["above", "below", "beside", "crossing"],
  quote: ["centred", "inverse", "below", "crossing"],
  closing: ["above", "inverse", "pattern"],
} as const;

/** Composes a page by what it holds and where in the post it is; no pattern plays beside grave words. */
export function useComposition(slide: ComposedSlide, place: SlidePlace) {
  const { tone } = useScene();
  const composition = compositionOf<(typeof COMPOSITIONS)[keyof typeof COMPOSITIONS][number]>(
    slide,
    place,
    COMPOSITIONS,
  );
  return composition === "pattern" && tone === "grave" ? "above" : composition;
}
