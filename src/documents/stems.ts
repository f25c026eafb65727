import { stopWords } from "./stop_words.ts";

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Articles and prepositions stick to the words of some scripts. */
const PREFIXED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Endings come later in a word. */
const STEM_LENGTH = 5;

/**
 * The beginnings of a text's words, but for stop words; of scripts in which words do not stand alone, a few
 * letters each.
 */
export function stemsOf(text: string, language: string): Set<string> {
  const stop = stopWords(language);
  const stems = new Set<string>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    if (UNSPACED.test(word)) {
      for (let index = 0; index + 1 < word.length; index++) stems.add(word.slice(index, index + 2));
    } else if (PREFIXED.test(word)) {
      for (let index = 0; index + 2 < word.length; index++) stems.add(word.slice(index, index + 3));
    } else if (HANGUL.test(word)) {
      if (word.length > 1) stems.add(word.slice(0, 2));
    } else if (word.length > 2 && !stop.has(word)) stems.add(word.slice(0, STEM_LENGTH));
  }
  return stems;
}

/** Reads the stems of texts in a language, those of each text once. */
export function createStems(language: string): (text: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (text) => {
    const found = known.get(text) ?? stemsOf(text, language);
    known.set(text, found);
    return found;
  };
}
