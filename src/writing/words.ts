import { stopWords } from "./stop_words.ts";

/** A word of a text with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{Nd}]+(?:['’.·-](?=[\p{L}\p{Nd}])[\p{L}\p{M}\p{Nd}]+)*/gu;
/** Languages without spaces between words. */
const UNSPACED = new Set(["ja", "zh", "th", "lo", "km", "my"]);
const POSSESSIVE = /['’]s$/u;
const ELISION = /^(?:[dljmtnscq]|qu|un|all|dell|nell|sull|dall)['’](?=\p{L})/iu;
const KOREAN_PARTICLE =
  /^(\p{Script=Hangul}{2,}?)(?:에서는|에서|에게|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만|들)$/u;
const KOREAN_VERB = /(?:니다|어요|아요|해요|[했한된있없였는]다|[은는인할한된])$/u;
const STEM_LENGTH = 6;

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
  return UNSPACED.has(language);
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
  if (language === "ko") return word.replace(KOREAN_PARTICLE, "$1");
  return language === "tr" ? word.replace(/['’]\p{L}+$/u, "") : word.replace(POSSESSIVE, "");
}

/** True if a word is not a stop word, a number or a single letter. */
export function isContentWord(word: string, language: string): boolean {
  const plain = plainOf(word);
  const stops = stopWords(language);
  if (stops.has(plain) || !/\p{L}/u.test(plain)) return false;
  if (plain.length < 4 && /^\p{Script=Hiragana}+$/u.test(plain)) return false;
  if (language === "ko" && KOREAN_VERB.test(bareWord(plain, "ko"))) return false;
  if (plain.length < 2) return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(plain);
  return !stops.has(plain.replace(/['’].*$/u, ""));
}

function plainOf(word: string): string {
  const lower = word.toLowerCase();
  return /['’]/.test(lower) ? lower.replace(POSSESSIVE, "").replace(ELISION, "") : lower;
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
