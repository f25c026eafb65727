import type { Slide } from "../rendering/post.ts";
import type { Point, Script } from "../writing/script.ts";

/** The first slide: what the post is about. */
export function coverSlide(script: Script): Slide {
  return { kind: "cover", kicker: script.kicker, headline: script.hook, subline: script.subline };
}

/** The last slide: what the reader may do now. */
export function closingSlide(script: Script): Slide {
  return { kind: "closing", headline: script.callToAction, text: null };
}

/** The slide that shows a point best: what is special in it decides, a plain point is the last resort. */
export function pointSlide(point: Point, number: number | null): Slide {
  const { headline, text, items, figure, quote, comparison } = point;
  if (quote !== null) return { kind: "quote", ...quote };
  if (comparison !== null) return { kind: "comparison", headline, ...comparison };
  if (items.length >= 2) return { kind: "list", headline, items };
  if (figure !== null) return { kind: "figure", ...figure, text: text || headline };
  return { kind: "point", number, headline, text };
}

/**
 * A single picture that carries the post alone: a quotation or a figure where the source is
 * about one, otherwise the cover.
 */
export function singleSlide(script: Script): Slide {
  const first = script.points[0];
  if (script.genre === "quote" && first?.quote) return pointSlide(first, null);
  return coverSlide(script);
}

/**
 * Slides of a carousel, from the first to the last: a cover, points in their order, a closing.
 * There are at most `count`, and fewer where the script has fewer points. One slide is the
 * cover alone; two are the cover and a point.
 */
export function carouselSlides(script: Script, count: number): Slide[] {
  if (count <= 1) return [singleSlide(script)];
  const closing = count >= 3 ? [closingSlide(script)] : [];
  const points = script.points.slice(0, count - 1 - closing.length);
  const numbered = points.length > 1;
  return [
    coverSlide(script),
    ...points.map((point, index) => pointSlide(point, numbered ? index + 1 : null)),
    ...closing,
  ];
}
