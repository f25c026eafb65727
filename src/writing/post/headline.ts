import { type KeyPhrase, phrasesIn } from "../source/key_phrases.ts";
import type { Outline } from "../source/outline.ts";
import { isGenericHeading } from "../text/headings.ts";
import { openSentence } from "../text/sentences.ts";
import { capitalise, stemOf, widthOf } from "../text/words.ts";

/** Maximum widths of a point's headline and a cover's hook, in columns. */
export const MAX_HEADLINE_WIDTH = 62;
export const MAX_HOOK_WIDTH = 84;

/** A name is looked for in this much of a text: lists and quotations have no limit of their own. */
const MAX_NAMED_LENGTH = 1_000;

/** A title is the same without its colon, or with its lines run together. */
const MARKS = /[^\p{L}\p{M}\p{N}%‰+-]/gu;

/** Languages that set a space between the syllables of a word: one of them alone says little. */
const SYLLABIC = new Set(["vi"]);

/** Makes self-contained headlines without repeating itself. */
export interface Headliner {
  /** The whole text as a headline, if it fits and has not been used. */
  whole(text: string, maxWidth?: number): string | null;
  /** A recurring phrase of the text that names what a sentence is about. */
  naming(sentence: string, minWords?: number): string | null;
  /** Any phrase of a sentence, as a last resort. */
  anyName(sentence: string): string | null;
}

/** Creates a headliner for a document with these key phrases. */
export function createHeadliner(outline: Outline, phrases: readonly KeyPhrase[]): Headliner {
  const known = new Map(phrases.map((phrase) => [keyOf(phrase.words), phrase]));
  const used = new Set<string>();
  const capitalised = (text: string) => capitalise(text, outline.language);
  const choosePhrase = (text: string, strict: boolean, minWords: number) => {
    const sentence = text.slice(0, MAX_NAMED_LENGTH);
    let best: { text: string; score: number } | null = null;
    const candidates = phrasesIn(sentence, outline.language);
    for (const [position, words] of candidates.entries()) {
      if (words.length < minWords) continue;
      const name = surfaceOf(words, sentence);
      const phrase = known.get(keyOf(words));
      const isSyllable = words.length === 1 && SYLLABIC.has(outline.language);
      if (isSyllable && !(phrase?.isNamed && /^\p{Lu}/u.test(name))) continue;
      const isUsed = used.has(name.toLowerCase());
      if (strict && (isUsed || phrase === undefined || !isName(phrase))) continue;
      const early = 1.4 - (0.8 * position) / candidates.length;
      const score =
        (phrase?.score ?? 0.1) * (words.length > 1 ? 1.8 : 1) * early * (isUsed ? 0.01 : 1);
      if (best === null || score > best.score) best = { text: name, score };
    }
    if (best === null) return null;
    used.add(best.text.toLowerCase());
    return capitalised(best.text);
  };
  return {
    whole(text, maxWidth = MAX_HEADLINE_WIDTH) {
      const headline = openSentence(text);
      const key = headline.toLowerCase().replace(MARKS, "");
      if (
        headline === "" ||
        widthOf(headline) > maxWidth ||
        used.has(key) ||
        isGenericHeading(headline, outline.language)
      )
        return null;
      used.add(key);
      return capitalised(headline);
    },
    naming: (sentence, minWords = 1) => choosePhrase(sentence, true, minWords),
    anyName: (sentence) => choosePhrase(sentence, false, 1),
  };
}

/** True for phrases that recur or are written as names; others are accidental word sequences. */
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
