import { withoutArticle } from "../source/key_phrases.ts";
import { bareWord, isUnspaced, stemOf, wordsOf } from "../text/words.ts";

/** Tells whether a text mentions something. */
export type Mentions = (text: string) => boolean;

const MAX_TERMS = 20;
const MAX_ENDING_LENGTH = 3;
/** Scripts in which words take endings that a stem of Latin letters does not know. */
const INFLECTED =
  /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]+$/u;
/** Conjunctions and prepositions that Arabic writes with the next word. */
const ARABIC_PREFIX = /^(?:و|ف)?(?:ب|ل|ك)?(?=\p{L}{3})/u;

/**
 * Finds mentions of any of some names and terms in texts of a language, in any inflection that shares
 * their stem. A part of a name is enough; of other terms, all words have to be there.
 */
export function mentionsOf(about: readonly string[], language: string): Mentions {
  const terms = about.slice(0, MAX_TERMS).map((text) => termOf(text, language));
  // A text says most of its words more than once.
  const plain = new Map<string, string[]>();
  const same = new Map<string, boolean>();
  const plainOf = (word: string) => {
    const known = plain.get(word) ?? plainParts(word, language);
    plain.set(word, known);
    return known;
  };
  const isSameWord = (word: string, part: string) => {
    const key = `${word} ${part}`;
    const known = same.get(key) ?? isSame(word, part);
    same.set(key, known);
    return known;
  };
  return (text) => {
    const lower = text.toLowerCase();
    const words = isUnspaced(language)
      ? []
      : [...new Set(wordsOf(text, language).flatMap((word) => plainOf(word.text)))];
    return terms.some(({ alternatives }) =>
      alternatives.some((parts) =>
        parts.every((part) =>
          isUnspaced(language)
            ? lower.includes(part)
            : words.some((word) => isSameWord(word, part)),
        ),
      ),
    );
  };
}

/** Any of these groups of words means the term. */
interface Term {
  alternatives: string[][];
}

function termOf(text: string, language: string): Term {
  if (isUnspaced(language)) return { alternatives: [[text.toLowerCase().replace(/\s+/g, "")]] };
  const words = plainWords(text, language);
  const names = wordsOf(text, language)
    .map((word) => word.text)
    .filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);
  if (names.length > 1) return { alternatives: names.map((name) => plainWords(name, language)) };
  // Where there are no capitals, the last of two words may be a surname.
  const last = words.at(-1);
  return {
    alternatives:
      words.length === 2 && last !== undefined && INFLECTED.test(last) ? [words, [last]] : [words],
  };
}

function plainWords(text: string, language: string): string[] {
  return wordsOf(text, language).flatMap((word) => plainParts(word.text, language));
}

function plainParts(word: string, language: string): string[] {
  return bareWord(word, language)
    .split(/[-'’]/)
    .filter((part) => part !== "")
    .map((part) => withoutArticle(part.toLowerCase(), language));
}

function isSame(one: string, other: string): boolean {
  if (one === other || stemOf(one) === stemOf(other)) return true;
  if (!INFLECTED.test(one) || !INFLECTED.test(other)) return false;
  return sharesStem(one, other) || sharesStem(one.replace(ARABIC_PREFIX, ""), other);
}

function sharesStem(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (long.length - short.length > MAX_ENDING_LENGTH) return false;
  return long.startsWith(short.slice(0, Math.max(3, short.length - 1)));
}
