import { isContentWord } from "../text/words.ts";
import { DRAWINGS } from "./drawings.ts";
import { tokensOf } from "./forms.ts";
import { lexiconOf } from "./lexicon.ts";

/** Longest text that is read for it, in UTF-16 code units. */
const MAX_LENGTH = 1_000;
/** So few words are a search, whose words may still be typed. */
const MAX_SEARCHED = 3;
/** A shorter word is part of too many names. */
const MIN_LENGTH = 2;

/**
 * The names of the drawings that a text names, in its language or in English, in the order in which it
 * does; then those whose own names have one of its words as a part or, in a search, begin with it. Of a text,
 * only words that are things count.
 */
export function drawingsFor(text: string, language: string): string[] {
  const read = text.slice(0, MAX_LENGTH);
  const [base = ""] = language.toLowerCase().split("-");
  const named = [...new Set([base, "en"])].flatMap((one) => namedIn(read, one));
  const words = tokensOf(read, "en")
    .map((token) => token.text.toLowerCase())
    .filter((word) => word.length >= MIN_LENGTH && !isCommon(word));
  const isSearch = words.length <= MAX_SEARCHED;
  const isMeant = (part: string) =>
    words.some((word) => part === word || (isSearch && part.startsWith(word)));
  // The first word of a name may only say which kind of thing it is, as in "hot pepper".
  const isThing = (part: string, index: number, parts: readonly string[]) =>
    isSearch || index === parts.length - 1 || DRAWINGS.has(part);
  const partly = [...DRAWINGS].filter((name) => name.split("-").filter(isThing).some(isMeant));
  return [...new Set([...named, ...partly])];
}

/** "With" and "of" are parts of many names. */
function isCommon(word: string): boolean {
  return !isContentWord(word, "en");
}

function namedIn(text: string, language: string): string[] {
  const lexicon = lexiconOf(language);
  if (lexicon === null) return [];
  const tokens = tokensOf(text, language);
  return [...tokens.keys()].flatMap((position) => {
    const drawing = lexicon.matchAt(tokens, position)?.drawing;
    return drawing == null ? [] : [drawing];
  });
}
