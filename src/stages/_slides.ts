import { openSentence, splitSentences } from "postloom/drivers";
import type { Figure, Point, Script, Slide } from "postloom/posts";

/** Letters of a sentence that can still be a headline. */
const MAX_HEADLINE_LENGTH = 100;

/** Letters of a headline that still remind of it at a glance. */
const MAX_REMINDER_LENGTH = 80;

/** Share of a text that has to be new for it to stand beside a figure. */
const MIN_NEWS = 0.12;

/** The first slide: what the post is about. */
export function coverSlide(script: Script): Slide {
  return { kind: "cover", kicker: script.kicker, headline: script.hook, subline: script.subline };
}

/** The last slide: what the reader may do now, and with what, where that was some slides ago. */
export function closingSlide({ genre, callToAction, hook, points }: Script): Slide {
  const isTold = genre === "joke" || genre === "dialogue" || genre === "quote";
  const reminds = !isTold && points.length > 0 && hook.length <= MAX_REMINDER_LENGTH;
  return { kind: "closing", headline: callToAction, text: reminds ? hook : null };
}

/** The slide that shows a point best: what is special in it decides, a plain point is the last resort. */
export function pointSlide(point: Point, language: string): Slide {
  const { headline, items, figure, quote, comparison } = point;
  if (quote !== null) return { kind: "quote", ...quote };
  if (comparison !== null) return { kind: "comparison", headline, ...comparison };
  if (items.length >= 2) return { kind: "list", headline, items };
  if (figure !== null) return figureSlide(figure, point);
  return plainSlide(point, language);
}

/** A sentence that begins with the headline says it better, where it is not too long for one. */
function plainSlide({ headline, text }: Point, language: string): Slide {
  const [first = "", ...rest] = splitSentences(text, language);
  const whole = openSentence(first);
  const isBegun = whole.toLowerCase().startsWith(headline.toLowerCase());
  return isBegun && whole.length <= MAX_HEADLINE_LENGTH
    ? { kind: "point", number: null, headline: whole, text: rest.join(" ") }
    : { kind: "point", number: null, headline, text };
}

/** The point without what its captions say word by word: one cannot read both at a time. */
export function withoutSpoken(point: Point): Point {
  return point.narration.join(" ").includes(point.text) ? { ...point, text: "" } : point;
}

/** The headline says what a figure is about better than the few words found beside it. */
function figureSlide({ value, label }: Figure, { headline, text }: Point): Slide {
  const shown = headline.includes(value) ? label : headline;
  const body = text || headline;
  return { kind: "figure", value, label: shown, text: repeats(body, [value, shown]) ? "" : body };
}

/** True if a text says next to nothing that is not in the parts. */
function repeats(text: string, parts: readonly string[]): boolean {
  const rest = parts.reduce((left, part) => left.replace(part, ""), text);
  const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "").length;
  return lettersOf(rest) < MIN_NEWS * lettersOf(text);
}

/**
 * A single picture that carries the post alone: the quotation where the source is one, otherwise
 * the cover, with the pay-off where it is a joke's set-up.
 */
export function singleSlide(script: Script): Slide {
  const first = script.points[0];
  if (script.genre === "quote" && first?.quote) return pointSlide(first, script.language);
  const payOff = script.genre === "joke" ? (first?.headline ?? null) : null;
  return coverSlide({ ...script, subline: script.subline ?? payOff });
}

/**
 * Slides of a carousel, from the first to the last: a cover, points in their order, a closing.
 * There are at most `count`, and fewer where the script has fewer points. One slide is the
 * cover alone; two are the cover and a point.
 */
export function carouselSlides(script: Script, count: number): Slide[] {
  if (count <= 1) return [singleSlide(script)];
  const points = script.points.slice(0, pointSlides(count));
  const closing = count > 1 + pointSlides(count) ? [closingSlide(script)] : [];
  return [
    coverSlide(script),
    ...numbered(points.map((point) => pointSlide(point, script.language))),
    ...closing,
  ];
}

/** How many slides of a carousel are points; the cover and, from three slides on, the closing are not. */
export function pointSlides(count: number): number {
  return count >= 3 ? count - 2 : count - 1;
}

/** Numbers only make sense where every slide can show its own. */
function numbered(slides: Slide[]): Slide[] {
  if (slides.length < 2 || !slides.every((slide) => slide.kind === "point")) return slides;
  return slides.map((slide, index) => ({ ...slide, number: index + 1 }));
}
