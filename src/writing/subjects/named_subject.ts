import type { Tone } from "../../posts/script.ts";
import type { Subject } from "../../posts/subject.ts";
import { isShown } from "./drawings.ts";
import { tokensOf } from "./forms.ts";
import { lexiconOf } from "./lexicon.ts";

/** A model says what it means, but not how sure it is. */
const CONFIDENCE = 0.8;
const MAX_NOUN_LENGTH = 60;

/** The drawing that an English noun names; null if there is none, or none for the tone. */
export function namedSubject(noun: string | null, tone: Tone): Subject | null {
  const tokens = tokensOf((noun ?? "").slice(0, MAX_NOUN_LENGTH), "en");
  const match = lexiconOf("en")?.matchAt(tokens, 0);
  if (match?.drawing == null || match.length < tokens.length) return null;
  return isShown(match.drawing, tone) ? { drawing: match.drawing, confidence: CONFIDENCE } : null;
}
