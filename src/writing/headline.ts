import { isGenericHeading } from "./headings.ts";
import { type KeyPhrase, phrasesIn } from "./key_phrases.ts";
import type { Outline } from "./outline.ts";
import { openSentence } from "./sentences.ts";
import { capitalise, stemOf, widthOf } from "./words.ts";

/** Widest headline of a point and widest line of a cover, in columns. */
export const MAX_HEADLINE_WIDTH = 62;
export const MAX_HOOK_WIDTH = 84;

/** Makes headlines that are complete in themselves and never the same twice. */
export interface Headliner {
  /** The text as a headline, if it fits and was not used. */
  whole(text: string, widest?: number): string | null;
  /** A phrase that names what a sentence is about and that the text uses more than once. */
  naming(sentence: string, fewestWords?: number): string | null;
  /** Any words of a sentence that may stand for it: the last resort. */
  anyName(sentence: string): string | null;
}

/** A headliner that knows a document's phrases and remembers what it gave. */
export function createHeadliner(outline: Outline, phrases: readonly KeyPhrase[]): Headliner {
  const known = new Map(phrases.map((phrase) => [keyOf(phrase.words), phrase]));
  const used = new Set<string>();
  const capital = (text: string) => capitalise(text, outline.language);
  const nameIn = (sentence: string, strict: boolean, fewestWords: number) => {
    let best: { text: string; score: number } | null = null;
    const candidates = phrasesIn(sentence, outline.language);
    for (const [position, words] of candidates.entries()) {
      if (words.length < fewestWords) continue;
      const text = surfaceOf(words, sentence);
      const phrase = known.get(keyOf(words));
      const isUsed = used.has(text.toLowerCase());
      if (strict && (isUsed || phrase === undefined || !isName(phrase))) continue;
      const early = 1.4 - (0.8 * position) / candidates.length;
      const score =
        (phrase?.score ?? 0.1) * (words.length > 1 ? 1.8 : 1) * early * (isUsed ? 0.01 : 1);
      if (best === null || score > best.score) best = { text, score };
    }
    if (best === null) return null;
    used.add(best.text.toLowerCase());
    return capital(best.text);
  };
  return {
    whole(text, widest = MAX_HEADLINE_WIDTH) {
      const headline = openSentence(text);
      const key = headline.toLowerCase();
      if (
        headline === "" ||
        widthOf(headline) > widest ||
        used.has(key) ||
        isGenericHeading(headline)
      )
        return null;
      used.add(key);
      return capital(headline);
    },
    naming: (sentence, fewestWords = 1) => nameIn(sentence, true, fewestWords),
    anyName: (sentence) => nameIn(sentence, false, 1),
  };
}

/** Chance neighbours meet once; a name comes again, or is written as one. */
function isName({ words, count, isNamed }: KeyPhrase): boolean {
  const isProper = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word));
  return isNamed || isProper || count > (words.length > 1 ? 1 : 2);
}

function surfaceOf(words: readonly string[], sentence: string): string {
  const spaced = words.join(" ");
  return sentence.includes(spaced)
    ? spaced
    : words.join(sentence.includes(words.join("")) ? "" : " ");
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}
