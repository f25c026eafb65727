import type { Slide } from "postloom/posts";
import { widthOf } from "./_width.ts";

/** Letters that fit above a crossing, those of East Asia counted twice. */
const ROOM = 190;
/** Of so many carousels, one goes without: not every post shall have the same trick. */
const ONE_WITHOUT = 4;

/**
 * Has a drawing cross the edge between two slides of a carousel: the first two that have room for half
 * of it, of which at least one is about what is drawn.
 */
export function withCrossing(slides: readonly Slide[]): Slide[] {
  const crossed = [...slides];
  if (Bun.hash.xxHash32(wordsOf(slides[0])) % ONE_WITHOUT === 0) return crossed;
  for (let index = 0; index + 1 < slides.length; index++) {
    const [first, second] = slides.slice(index, index + 2);
    const drawing = first?.drawing ?? second?.drawing;
    if (!first || !second || !drawing || !hasRoom(first) || !hasRoom(second)) continue;
    crossed[index] = { ...first, crossing: { drawing, slide: "first" } };
    crossed[index + 1] = { ...second, crossing: { drawing, slide: "second" } };
    break;
  }
  return crossed;
}

/** Lists and the like fill their slides, pictures and data too, and a closing has colours of its own. */
function hasRoom(slide: Slide): boolean {
  if (slide.picture !== undefined || ("data" in slide && slide.data !== undefined)) return false;
  const isOfWords = slide.kind === "cover" || slide.kind === "point" || slide.kind === "quote";
  return isOfWords && widthOf(wordsOf(slide)) <= ROOM;
}

function wordsOf(slide: Slide | undefined): string {
  if (slide?.kind === "cover") return `${slide.headline} ${slide.subline ?? ""}`;
  if (slide?.kind === "point") return `${slide.headline} ${slide.text}`;
  return slide?.kind === "quote" ? slide.text : "";
}
