import { splitItem, splitSentences } from "postloom/drivers";
import type { Slide } from "postloom/posts";

type Kind<K extends Slide["kind"]> = Extract<Slide, { kind: K }>;

/** A slide with fewer items is not drawn as a list. */
const MIN_LIST_LENGTH = 2;

/**
 * Shortens a slide by one step: drops its last sentence or item, or its data or, when nothing is left to
 * drop, turns it into a slide of a plainer kind. Never cuts a sentence.
 *
 * @returns null if it cannot be shortened any further.
 */
export function simplerSlide(slide: Slide, language: string): Slide | null {
  const simpler = withoutData(slide) ?? simplerWords(slide, language);
  if (simpler === null) return null;
  const { drawing, picture, crossing } = slide;
  return {
    ...simpler,
    ...(drawing !== undefined && { drawing }),
    ...(picture !== undefined && { picture }),
    ...(crossing !== undefined && { crossing }),
  };
}

/** Draws what a slide says without its data: once there is no text beside them, or they are a list. */
function withoutData(slide: Slide): Slide | null {
  if (!("data" in slide) || slide.data === undefined) return null;
  if (slide.kind !== "list" && slide.text !== "") return null;
  const { data: _, ...plain } = slide;
  return plain;
}

function simplerWords(slide: Slide, language: string): Slide | null {
  const shorter = (text: string) => splitSentences(text, language).slice(0, -1).join(" ");
  const leads = (headline: string) => shorter(headline) || null;
  switch (slide.kind) {
    case "cover":
      return simplerCover(slide, shorter);
    case "point": {
      if (slide.text !== "") return { ...slide, text: shorter(slide.text) };
      const headline = leads(slide.headline);
      if (headline === null) return null;
      const { emphasis: phrase } = slide;
      const emphasis = phrase !== null && headline.includes(phrase) ? phrase : null;
      return { ...slide, headline, emphasis };
    }
    case "list": {
      const { headline, items } = slide;
      const brief = items.map((item) => splitItem(item, language).lead);
      if (brief.some((lead, index) => lead !== items[index])) return { ...slide, items: brief };
      if (items.length > MIN_LIST_LENGTH)
        return { ...slide, headline: countedOff(headline), items: items.slice(0, -1) };
      return { kind: "point", number: null, headline, emphasis: null, text: items[0] ?? "" };
    }
    case "figure": {
      const { value, label, text } = slide;
      if (text !== "") return { ...slide, text: shorter(text) };
      return { kind: "point", number: null, headline: value, emphasis: null, text: label };
    }
    case "quote": {
      const text = shorter(slide.text);
      if (text !== "") return { ...slide, text };
      return slide.attribution === null ? null : { ...slide, attribution: null };
    }
    case "comparison":
      return simplerComparison(slide, shorter);
    case "closing": {
      if (slide.text !== null) return { ...slide, text: leads(slide.text) };
      const headline = leads(slide.headline);
      return headline === null ? null : { ...slide, headline };
    }
  }
}

/** Which of a list's items a slide shows, at the end of its headline: "(1–4 / 9)". */
const RANGE = /(?<=\((\d+)–)(\d+)(?= \/ \d+\)$)/;

/** The headline of a list whose last item is dropped: it promises none that is not there. */
function countedOff(headline: string): string {
  return headline.replace(RANGE, (last) => String(Number(last) - 1));
}

type Shorter = (text: string) => string;

function simplerCover(slide: Kind<"cover">, shorter: Shorter): Slide | null {
  if (slide.subline !== null) return { ...slide, subline: shorter(slide.subline) || null };
  if (slide.kicker !== null) return { ...slide, kicker: null };
  const headline = shorter(slide.headline);
  return headline === "" ? null : { ...slide, headline };
}

/** Keeps both sides or neither: half a comparison would be a different statement. */
function simplerComparison(slide: Kind<"comparison">, shorter: Shorter): Slide {
  const { headline, left, right } = slide;
  const [less, lesser] = [shorter(left.text), shorter(right.text)];
  const isLeftLonger = left.text.length >= right.text.length;
  if (less !== "" && (isLeftLonger || lesser === "")) {
    return { ...slide, left: { ...left, text: less } };
  }
  if (lesser !== "") return { ...slide, right: { ...right, text: lesser } };
  return {
    kind: "point",
    number: null,
    headline,
    emphasis: null,
    text: `${left.label} – ${right.label}`,
  };
}
