import type { Document } from "../posts/document.ts";
import { addressesIn } from "./addresses.ts";
import { splitSentences } from "./sentences.ts";
import { isContentWord, stemOf, stemsOf, wordsOf } from "./words.ts";

/** What a model's texts have to be founded on. */
export interface Support {
  /**
   * False for a text with a number or a name that neither the source nor the client has, or with any
   * address, handle or phone number that the client did not ask for.
   */
  isSupported(text: string): boolean;
  /** True if the source has at least half of a text's words, or cannot have them as it is in another language. */
  holdsWords(text: string): boolean;
}

/** Options of {@linkcode supportOf}. */
export interface SupportOptions {
  /** The language of the texts, in BCP 47. */
  language: string;
  /** What the client asked for; null if nothing. */
  allowed: string | null;
}

/** Languages that capitalise all nouns. */
const CAPITALISES_NOUNS = new Set(["de", "lb"]);
/** A text with more capitalised words than this is set like a title. */
const MAX_CAPITALISED_SHARE = 0.5;
const MIN_SHARE = 0.5;

/** Collects the numbers, names and words of a source, to which a model's texts are held. */
export function supportOf(document: Document, { language, allowed }: SupportOptions): Support {
  const own = [document.title ?? "", ...document.blocks.map(({ text }) => text), allowed ?? ""];
  const text = own.join("\n");
  const numbers = numbersIn(text);
  const addresses = new Set(addressesIn(allowed ?? ""));
  // Unasked, another language would be a way around the check of names.
  const isTranslated = allowed !== null && baseOf(language) !== baseOf(document.language);
  const stems = new Set(wordsOf(text, document.language).map((word) => stemOf(word.text)));
  return {
    isSupported: (given) =>
      addressesIn(given).every((address) => addresses.has(address)) &&
      [...numbersIn(given)].every((number) => numbers.has(number)) &&
      (isTranslated || namesIn(given, language).every((name) => stems.has(stemOf(name)))),
    holdsWords(given) {
      const needed = stemsOf(given, language);
      const held = needed.filter((stem) => stems.has(stem));
      return isTranslated || held.length >= MIN_SHARE * needed.length;
    },
  };
}

/** Words that are capitalised within a sentence, where that marks names. */
function namesIn(text: string, language: string): string[] {
  if (CAPITALISES_NOUNS.has(baseOf(language))) return [];
  return splitSentences(text, language).flatMap((sentence) => {
    const words = wordsOf(sentence, language).map((word) => word.text);
    const capitalised = words.filter((word) => /^\p{Lu}/u.test(word));
    if (capitalised.length > MAX_CAPITALISED_SHARE * words.length && words.length > 3) return [];
    return words
      .slice(1)
      .filter((word) => /^\p{Lu}\p{L}/u.test(word) && isContentWord(word, language));
  });
}

/** The numbers in a text, without separators. */
function numbersIn(text: string): Set<string> {
  const found = text.match(/\p{Nd}+(?:[.,\u00A0\u202F ’']\p{Nd}{3})*(?:[.,]\p{Nd}+)?/gu) ?? [];
  return new Set(found.map((number) => number.replace(/[^\p{Nd}]/gu, "")));
}

function baseOf(language: string): string {
  return language.split("-")[0] ?? language;
}
