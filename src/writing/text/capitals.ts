import { capitalise, wordsOf } from "./words.ts";

const NAME = /(?<=[\p{Ll}\p{M}\p{Nd},]\s)\p{Lu}[\p{L}\p{M}\p{Nd}'’-]*/gu;
/** Roman numerals, the English pronoun, and what cannot be read as a word: "DNA". */
const ABBREVIATION = /^(?:[IVX]+|I['’]\p{Lu}+|(?=\p{Script=Latin}+$)[^AEIOUYÀ-ÖØ-Ý'’]{2,})$/u;
const WORD = /[\p{L}\p{M}\p{Nd}'’-]+/gu;
const MIN_WORDS = 3;
/** Abbreviations and numbers leave some letters as they are. */
const MIN_SHARE = 0.85;
const SENTENCE_START = /(?:^|[.!?]["'”’»)]?\s)["'“„«¡¿(]?\p{Ll}/gu;

/** True for a text of some words that is set in capitals. */
export function isAllCapitals(text: string, language: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const capitals = count(/\p{Lu}/gu);
  // Among letters that have no case, a few words of another script stay as they are.
  return (
    capitals > 0 &&
    capitals > MIN_SHARE * count(/\p{L}/gu) &&
    wordsOf(text, language).length >= MIN_WORDS
  );
}

/** How texts write the names within their sentences, by their lower case. */
export function namesIn(texts: readonly string[], language: string): Map<string, string> {
  const names = texts.flatMap((text) => text.match(NAME) ?? []);
  return new Map(names.map((name) => [name.toLocaleLowerCase(language), name]));
}

/** Sets a text in sentence case, but the names as they are written elsewhere. */
export function sentenceCase(
  text: string,
  { names, language }: { names: ReadonlyMap<string, string>; language: string },
): string {
  const cased = text.replace(WORD, (word) => {
    const lower = word.toLocaleLowerCase(language);
    const kept = ABBREVIATION.test(word) ? word : lower;
    return names.get(lower) ?? kept;
  });
  return cased.replace(
    SENTENCE_START,
    (start) => start.slice(0, -1) + capitalise(start.slice(-1), language),
  );
}
