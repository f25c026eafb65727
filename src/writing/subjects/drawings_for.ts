import { DRAWINGS } from "./drawings.ts";
import { tokensOf } from "./forms.ts";
import { lexiconOf } from "./lexicon.ts";

/** Longest text that is read for it, in UTF-16 code units. */
const MAX_LENGTH = 1_000;
/** A shorter word is part of too many names. */
const MIN_PART = 2;

/**
 * The names of the drawings that a text names, in its language or in English, in the order in which it
 * does; then those whose own names have a part that begins like one of its words, as one types them.
 */
export function drawingsFor(text: string, language: string): string[] {
  const read = text.slice(0, MAX_LENGTH);
  const [base = ""] = language.toLowerCase().split("-");
  const named = [...new Set([base, "en"])].flatMap((one) => namedIn(read, one));
  const words = tokensOf(read, "en").map((token) => token.text.toLowerCase());
  const begun = [...DRAWINGS].filter((name) =>
    name
      .split("-")
      .some((part) => words.some((word) => word.length >= MIN_PART && part.startsWith(word))),
  );
  return [...new Set([...named, ...begun])];
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
