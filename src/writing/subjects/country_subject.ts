import type { Script } from "../../posts/script.ts";
import { outlineName } from "../../posts/subject.ts";
import { isPlaced, placeOf } from "../data/places.ts";
import type { Outline } from "../source/outline.ts";

/** A place is told only where it is sure; what happens there may be drawn better by something else. */
const CONFIDENCE = 0.6;

/** Adds the outline of the country that a text happens in, where the text is about no other thing. */
export function withCountry(script: Script, outline: Outline): Script {
  if (script.subject !== undefined || !isPlaced(script, outline)) return script;
  const place = placeOf(outline);
  if (place === null) return script;
  return { ...script, subject: { drawing: outlineName(place.country), confidence: CONFIDENCE } };
}
