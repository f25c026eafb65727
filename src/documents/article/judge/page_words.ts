import { anyOf, phrasesOf } from "../../languages/mod.ts";
import type { ReadingWords } from "../../languages/reading_words.ts";
import { stemsOf } from "../../stems.ts";

/** What pages say to readers; credits and dates stand in articles as well. */
const SAID_BY_PAGES: readonly (keyof ReadingWords)[] = [
  "furniture",
  "buttons",
  "openings",
  "notices",
  "related",
  "comments",
  "pictures",
];

/** What a language's pages say around their articles. */
export interface PageWords {
  /** Beginnings of words, and in how many known phrases each stands. */
  stems: ReadonlyMap<string, number>;
  /** The same of whole words, those among them that say nothing about a subject, such as "your". */
  words: ReadonlyMap<string, number>;
  /** Finds what speaks to readers. */
  address: RegExp;
  /** Finds the title of a note on a company or somebody, in plain letters. */
  about: RegExp;
}

/** Where words are told apart, a phrase begins with one. */
const BEGINS = String.raw`(?:(?<![\p{L}\p{M}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]))`;

/** By language: a page is read after a page. */
const known = new Map<string, PageWords>();

/** The words that pages of a language say to readers. A sentence of no known phrase is made of the same words. */
export function pageWords(language: string): PageWords {
  const [base = ""] = language.split("-", 1);
  const cached = known.get(base);
  if (cached !== undefined) return cached;
  const stems = new Map<string, number>();
  const words = new Map<string, number>();
  const phrases = new Set(SAID_BY_PAGES.flatMap((part) => [...phrasesOf(part, [base])]));
  for (const phrase of phrases) {
    for (const stem of stemsOf(phrase, base)) stems.set(stem, (stems.get(stem) ?? 0) + 1);
    for (const word of spokenWords(phrase)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  const speaking = phrasesOf("address", [base]);
  const address = speaking.size === 0 ? /(?!)/u : new RegExp(`${BEGINS}${anyOf(speaking)}`, "gu");
  const found = { stems, words, address, about: aboutOf(base) };
  known.set(base, found);
  return found;
}

/** Some languages say it before the name, others behind it. */
function aboutOf(language: string): RegExp {
  const phrases = phrasesOf("about", [language]);
  if (phrases.size === 0) return /(?!)/u;
  return new RegExp(String.raw`^${anyOf(phrases)}\s?\S|\S\s?${anyOf(phrases)}[:：]?$`, "u");
}

/** All words of a text, in lower case, each once. */
export function spokenWords(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []);
}
