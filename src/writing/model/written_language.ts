import { detectLanguage } from "../../documents/language.ts";
import { widthOf } from "../text/words.ts";

/** Languages too near to each other to be told apart in a few sentences. */
const NEAR = [
  "no nb nn da",
  "hr sr bs sl",
  "id ms",
  "cs sk",
  "es ca gl eu",
  "hi mr",
  "ru be",
  "nl af",
];
/** Shorter texts fit many languages. */
const MIN_WIDTH = 60;

/** True if a text is in a language, or too short to tell. */
export function isWrittenIn(language: string, text: string): boolean {
  if (widthOf(text) < MIN_WIDTH) return true;
  const found = detectLanguage(text).language;
  return areNear(baseOf(language), found);
}

/** True for the same language, and for two that are easily taken for each other. */
export function areNear(one: string, other: string): boolean {
  if (one === other) return true;
  return NEAR.some((group) => group.split(" ").includes(one) && group.split(" ").includes(other));
}

/** A language without its region or script: "pt" of "pt-BR". */
export function baseOf(language: string): string {
  return language.split("-")[0] ?? language;
}
