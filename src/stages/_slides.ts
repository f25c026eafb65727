import { openSentence, splitSentences } from "postloom/drivers";
import type { Figure, Point, Script, Slide } from "postloom/posts";
import { widthOf } from "./_width.ts";

/** Longest sentence that can serve as a headline, in characters. */
const MAX_HEADLINE_LENGTH = 100;

/** Longest hook that is repeated on the closing slide, in characters. */
const MAX_REMINDER_LENGTH = 80;

/** Share of a text that has to be new for it to be shown beside a figure. */
const MIN_NEW_SHARE = 0.12;

/** The first slide: what the post is about. */
export function coverSlide(script: Script): Slide {
  return { kind: "cover", kicker: script.kicker, headline: script.hook, subline: script.subline };
}

/** The last slide: the call to action, with the hook as a reminder where that helps. */
export function closingSlide({ genre, callToAction, hook, points }: Script): Slide {
  const isSpoilt = genre === "joke" || genre === "dialogue" || genre === "quote";
  const repeatsHook = !isSpoilt && points.length > 0 && hook.length <= MAX_REMINDER_LENGTH;
  return { kind: "closing", headline: callToAction, text: repeatsHook ? hook : null };
}

/** The slide kind that suits a point best: its quote, comparison, list or figure, else plain text. */
export function pointSlide(point: Point, language: string): Slide {
  const { headline, items, figure, quote, comparison, data } = point;
  const drawn = data === undefined ? {} : { data };
  if (quote !== null) return { kind: "quote", ...quote };
  if (comparison !== null) return { kind: "comparison", headline, ...comparison };
  if (items.length >= 2) return { kind: "list", headline, items, ...drawn };
  // A number that is worth drawing large is drawn as things where it counts them; other data say more.
  if (figure !== null && (data === undefined || data.kind === "counted")) {
    const isCounted = data !== undefined && figure.value.includes(data.value);
    return { ...figureSlide(figure, point, language), ...(isCounted ? drawn : {}) };
  }
  return { ...plainSlide(point, language), ...drawn };
}

/** Which step of how many a headline stands for, at its end: "Method (1 / 4)". */
const STEP = /\S \((\d+) \/ \d+\)$/;
/** Begins as a line of a dialogue does, which looks would draw it as. */
export const LABELLED = /^[^:：.]{1,40}[:：]\s*\S/u;

/**
 * A single step as its number and what it says, as the headline of all steps says nothing of one; null
 * for what is none, or is too long for that.
 */
export function stepSlide({ headline, text, items, data }: Point, language: string): Slide | null {
  const [, number] = STEP.exec(headline) ?? [];
  if (number === undefined || items.length > 0 || data !== undefined) return null;
  const [first = "", ...rest] = splitSentences(text, language);
  const step = openSentence(first);
  if (step === "" || LABELLED.test(step) || widthOf(step) > MAX_STEP_WIDTH) return null;
  return {
    kind: "point",
    number: Number(number),
    headline: step,
    emphasis: null,
    text: rest.join(" "),
  };
}

/** Longest step that can serve as a headline, with letters of East Asia counted twice. */
const MAX_STEP_WIDTH = 120;

/** If the first sentence starts with the headline and is short enough, it replaces the headline. */
function plainSlide({ headline, text, emphasis: phrase }: Point, language: string): Slide {
  const [first = "", ...rest] = splitSentences(text, language);
  const sentence = openSentence(first);
  const startsWithHeadline = sentence.toLowerCase().startsWith(headline.toLowerCase());
  const emphasis = phrase !== null && headline.includes(phrase) ? phrase : null;
  return startsWithHeadline && sentence.length <= MAX_HEADLINE_LENGTH
    ? { kind: "point", number: null, headline: sentence, emphasis, text: rest.join(" ") }
    : { kind: "point", number: null, headline, emphasis, text };
}

/** Removes a point's text if the captions repeat it word for word: nobody can read both at once. */
export function withoutSpoken(point: Point): Point {
  return point.narration.join(" ").includes(point.text) ? { ...point, text: "" } : point;
}

/** The label may be the whole statement; what is below it says more, or nothing. */
function figureSlide({ value, label }: Figure, { headline, text }: Point, language: string): Slide {
  const isStatement = label.includes(value);
  const isSaid = (sentence: string) =>
    repeats(sentence, [value, label]) || (isStatement && sentence.includes(label));
  const sentences = splitSentences(text, language);
  const rest = sentences.some(isSaid) ? sentences.filter((one) => !isSaid(one)).join(" ") : text;
  const body = rest !== "" || isStatement || isSaid(headline) ? rest : headline;
  return { kind: "figure", value, label, text: body };
}

/** True if a text adds next to nothing to the parts. */
function repeats(text: string, parts: readonly string[]): boolean {
  const rest = parts.reduce((left, part) => left.replace(part, ""), text);
  const lettersOf = (words: string) => words.replace(/[^\p{L}\p{N}]/gu, "").length;
  return lettersOf(rest) < MIN_NEW_SHARE * lettersOf(text);
}

/**
 * The slide for a post with a single picture: the quotation if the source is one, else the cover,
 * with the punchline if it is a joke.
 */
export function singleSlide(script: Script): Slide {
  const first = script.points[0];
  if (script.genre === "quote" && first?.quote) return pointSlide(first, script.language);
  const punchline = script.genre === "joke" ? (first?.headline ?? null) : null;
  return coverSlide({ ...script, subline: script.subline ?? punchline });
}

/**
 * The slides of a carousel: the cover, the points in order, and the closing slide. There are at most
 * `count`, fewer if the script has fewer points. Without a call to action there is no closing slide. One is the cover alone; two are the cover and
 * a point.
 */
export function carouselSlides(script: Script, count: number): Slide[] {
  if (count <= 1) return [singleSlide(script)];
  const isCalled = script.callToAction !== "";
  const points = script.points.slice(0, isCalled ? pointSlides(count) : count - 1);
  const { language } = script;
  const shown = points.map((point) => stepSlide(point, language) ?? pointSlide(point, language));
  const hasClosing = isCalled && count > 1 + pointSlides(count);
  const closing = hasClosing ? [closingSlide(script)] : [];
  return [coverSlide(script), ...(script.genre === "list" ? numbered(shown) : shown), ...closing];
}

/** Number of points in a carousel: all slides but the cover and, from three slides, the closing. */
export function pointSlides(count: number): number {
  return count >= 3 ? count - 2 : count - 1;
}

/** Numbers the slides of a list, where count and order mean something, if all can show a number. */
function numbered(slides: Slide[]): Slide[] {
  if (slides.length < 2 || !slides.every((slide) => slide.kind === "point")) return slides;
  return slides.map((slide, index) => ({ ...slide, number: index + 1 }));
}
