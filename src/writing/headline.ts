import { isGenericHeading } from "./headings.ts";
import { type KeyPhrase, phrasesIn } from "./key_phrases.ts";
import type { Outline } from "./outline.ts";
import { openSentence } from "./sentences.ts";
import { stemOf, widthOf } from "./words.ts";

/** Widest headline of a point and widest line of a cover, in columns. */
export const WIDEST_HEADLINE = 62;
export const WIDEST_HOOK = 84;

/** Makes headlines that are complete in themselves and never the same twice. */
export interface Headliner {
  /** The text as a headline, if it fits and was not used. */
  whole(text: string, widest?: number): string | null;
  /** A phrase that names what a sentence is about; the last resort is one that was used before. */
  naming(sentence: string): string | null;
}

/** A headliner that knows a document's phrases and remembers what it gave. */
export function createHeadliner(outline: Outline, phrases: readonly KeyPhrase[]): Headliner {
  const scores = new Map(phrases.map((phrase) => [keyOf(phrase.words), phrase.score]));
  const used = new Set<string>();
  const capital = (text: string) =>
    text.charAt(0).toLocaleUpperCase(outline.language) + text.slice(1);
  return {
    whole(text, widest = WIDEST_HEADLINE) {
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
    naming(sentence) {
      let best: { text: string; score: number } | null = null;
      const candidates = phrasesIn(sentence, outline.language);
      for (const [position, words] of candidates.entries()) {
        const text = surfaceOf(words, sentence);
        const early = 1.4 - (0.8 * position) / candidates.length;
        const fresh = used.has(text.toLowerCase()) ? 0.01 : 1;
        const score =
          (scores.get(keyOf(words)) ?? 0.1) * (words.length > 1 ? 1.8 : 1) * early * fresh;
        if (best === null || score > best.score) best = { text, score };
      }
      if (best === null) return null;
      used.add(best.text.toLowerCase());
      return capital(best.text);
    },
  };
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
