import { stopWords } from "../../documents/stop_words.ts";
import { wordsFor } from "../languages/mod.ts";
import { anyEnding, perLanguage } from "./expressions.ts";

/** A word of a text with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’.·_-](?=[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd}]+)*/gu;
const POSSESSIVE = /['’]s$/u;
const STEM_LENGTH = 6;

interface WordParts {
  particle: RegExp;
  verb: RegExp;
  elision: RegExp;
}

const wordParts = perLanguage<WordParts>((words) => ({
  particle: new RegExp(String.raw`^(\p{L}{2,}?)${anyEnding(words.particles)}$`, "u"),
  verb: new RegExp(`${anyEnding(words.verbEndings)}$`, "u"),
  elision: new RegExp(String.raw`^${anyEnding(words.elisions)}['’](?=\p{L})`, "iu"),
}));

/** Texts quote French and Italian in any language. */
const ELIDING = ["fr", "it"];
const segmenters = new Map<string, Intl.Segmenter>();

/** A segmenter for a language. Cached, as creating one is slower than using it. */
export function segmenter(language: string, granularity: "word" | "sentence"): Intl.Segmenter {
  const key = `${language} ${granularity}`;
  const cached = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity });
  segmenters.set(key, cached);
  return cached;
}

/** True for languages without spaces between words. */
export function isUnspaced(language: string): boolean {
  return wordsFor(language).unspaced;
}

/** The words of a text in order, with numbers but without punctuation. */
export function wordsOf(text: string, language: string): Word[] {
  if (isUnspaced(language)) {
    return [...segmenter(language, "word").segment(text)]
      .filter((segment) => segment.isWordLike)
      .map(({ segment, index }) => ({ text: segment, start: index, end: index + segment.length }));
  }
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}

/** A word without a possessive, a case ending after an apostrophe, or a particle. */
export function bareWord(word: string, language: string): string {
  const ending = wordsFor(language).apostropheEndings ? /['’]\p{L}+$/u : POSSESSIVE;
  return word.replace(wordParts(language).particle, "$1").replace(ending, "");
}

/** True if a word is not a stop word, a number or a single letter. */
export function isContentWord(word: string, language: string): boolean {
  const plain = plainOf(word);
  const stops = stopWords(language);
  if (stops.has(plain) || !/\p{L}/u.test(plain)) return false;
  if (plain.length < 4 && /^\p{Script=Hiragana}+$/u.test(plain)) return false;
  if (wordParts(language).verb.test(bareWord(plain, language))) return false;
  if (plain.length < 2) return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(plain);
  return !stops.has(plain.replace(/['’].*$/u, ""));
}

function plainOf(word: string): string {
  const lower = word.toLowerCase();
  if (!/['’]/.test(lower)) return lower;
  return ELIDING.reduce(
    (word, language) => word.replace(wordParts(language).elision, ""),
    lower.replace(POSSESSIVE, ""),
  );
}

/** A rough stem of a word: "bee" and "bees" have the same one. */
export function stemOf(word: string): string {
  const plain = plainOf(word);
  if (/^\p{Script=Hangul}+$/u.test(plain)) return bareWord(plain, "ko");
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}'’-]+$/u.test(plain))
    return plain;
  const singular = plain.length > 3 ? plain.replace(/(?:ies|es|s|e|y)$/u, "") : plain;
  return singular.slice(0, STEM_LENGTH);
}

/** The distinct stems of a text's content words, in order of first occurrence. */
export function stemsOf(text: string, language: string): string[] {
  const words = wordsOf(text, language).filter((word) => isContentWord(word.text, language));
  return [...new Set(words.map((word) => stemOf(word.text)))];
}

/** Capitalises the first letter, unless that would change the length of the text. */
export function capitalise(text: string, language: string): string {
  const first = text.charAt(0);
  const capital = first.toLocaleUpperCase(language);
  return capital.length === 1 ? capital + text.slice(1) : text;
}

/** Width of a text in columns: Chinese, Japanese and Korean characters count twice. */
export function widthOf(text: string): number {
  return Bun.stringWidth(text);
}
