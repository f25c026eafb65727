import type { Script } from "../../posts/script.ts";
import { outlineName } from "../../posts/subject.ts";
import { countriesIn, isPlaced, placeOf } from "../data/places.ts";
import { wordsFor } from "../languages/mod.ts";
import type { Outline } from "../source/outline.ts";
import { isContentWord, wordsOf } from "../text/words.ts";

/** A place is told only where it is sure; what happens there may be drawn better by something else. */
const CONFIDENCE = 0.6;

/** Adds the outline of the country that a text happens in, where the text is about no other thing. */
export function withCountry(script: Script, outline: Outline): Script {
  if (script.subject !== undefined || !isPlaced(script, outline)) return script;
  const place = placeOf(outline);
  if (place === null || isAttribute(place.country, outline)) return script;
  return { ...script, subject: { drawing: outlineName(place.country), confidence: CONFIDENCE } };
}

/**
 * True if a title names a country to say what kind of thing something else is: "Former Brazil player".
 * Where names have endings, these tell what a word before them is to them.
 */
function isAttribute(country: string, { title, language }: Outline): boolean {
  if (title === null || wordsFor(language).inflectedNames) return false;
  const words = wordsOf(title, language);
  const names = (from: number) => countriesIn(title.slice(from), language).includes(country);
  const at = words.findLastIndex(({ start }) => names(start));
  const before = words[at - 1];
  return before !== undefined && isContentWord(before.text, language) && isAdjoining(before, at);

  function isAdjoining({ end }: { end: number }, next: number): boolean {
    return title?.slice(end, words[next]?.start).trim() === "";
  }
}
