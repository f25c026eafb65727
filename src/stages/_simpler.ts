import { splitItem, splitSentences } from "postloom/drivers";
import type { Slide } from "postloom/posts";

type Kind<K extends Slide["kind"]> = Extract<Slide, { kind: K }>;

/** Fewer items than this are no list. */
const MIN_LIST_LENGTH = 2;

/**
 * The same slide with a little less to read: without its last sentence or item, and when there is
 * nothing left to leave out, as a slide of a plainer kind. Never with half a sentence.
 *
 * @returns null if it cannot say what it says with less.
 */
export function simplerSlide(slide: Slide, language: string): Slide | null {
  const shorter = (text: string) => splitSentences(text, language).slice(0, -1).join(" ");
  const leads = (headline: string) => shorter(headline) || null;
  switch (slide.kind) {
    case "cover":
      return simplerCover(slide, shorter);
    case "point": {
      if (slide.text !== "") return { ...slide, text: shorter(slide.text) };
      const headline = leads(slide.headline);
      return headline === null ? null : { ...slide, headline };
    }
    case "list": {
      const { headline, items } = slide;
      const brief = items.map((item) => splitItem(item, language).lead);
      if (brief.some((lead, index) => lead !== items[index])) return { ...slide, items: brief };
      if (items.length > MIN_LIST_LENGTH) return { ...slide, items: items.slice(0, -1) };
      return { kind: "point", number: null, headline, text: items[0] ?? "" };
    }
    case "figure": {
      const { value, label, text } = slide;
      if (text !== "") return { ...slide, text: shorter(text) };
      return { kind: "point", number: null, headline: value, text: label };
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

type Shorter = (text: string) => string;

function simplerCover(slide: Kind<"cover">, shorter: Shorter): Slide | null {
  if (slide.subline !== null) return { ...slide, subline: shorter(slide.subline) || null };
  if (slide.kicker !== null) return { ...slide, kicker: null };
  const headline = shorter(slide.headline);
  return headline === "" ? null : { ...slide, headline };
}

/** Both sides stay, or none: half of a comparison would be another statement. */
function simplerComparison(slide: Kind<"comparison">, shorter: Shorter): Slide {
  const { headline, left, right } = slide;
  const [less, lesser] = [shorter(left.text), shorter(right.text)];
  const isLeftLonger = left.text.length >= right.text.length;
  if (less !== "" && (isLeftLonger || lesser === "")) {
    return { ...slide, left: { ...left, text: less } };
  }
  if (lesser !== "") return { ...slide, right: { ...right, text: lesser } };
  return { kind: "point", number: null, headline, text: `${left.label} – ${right.label}` };
}
