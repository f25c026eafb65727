import type { Genre, Tone } from "../../posts/script.ts";
import type { Evidence } from "./evidence.ts";

const LIGHT: readonly Genre[] = ["joke", "recipe"];
/** Texts that teach speak of what is grave as well. */
const NEVER_GRAVE: readonly Genre[] = [...LIGHT, "howto", "release", "minutes"];
const MIN_SHARE = 0.06;
const MIN_UNTITLED_SHARE = 0.15;
const MIN_KINDS = 3;

/** True for a text that speaks of death or disaster at all: nobody is asked what was new of it. */
export function isSombre({ isTitled, share, kinds }: Evidence): boolean {
  return isTitled("grave") || (share("grave") >= MIN_SHARE && kinds("grave") > 1);
}

/** The tone of a document: grave if its title and its sentences, or many of them, speak of death or disaster. */
export function toneOf({ isTitled, share, kinds }: Evidence, genre: Genre): Tone {
  if (LIGHT.includes(genre)) return "light";
  if (NEVER_GRAVE.includes(genre)) return "neutral";
  const spoken = share("grave");
  const isGrave =
    (isTitled("grave") && spoken >= MIN_SHARE) ||
    (spoken >= MIN_UNTITLED_SHARE && kinds("grave") >= MIN_KINDS);
  return isGrave ? "grave" : "neutral";
}
