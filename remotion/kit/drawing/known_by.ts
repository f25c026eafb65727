import type { Slide } from "../../../src/posts/slide.ts";

/** What art can show of a slide that nothing can be drawn of, from its own words; parts may be empty. */
export interface KnownBy {
  /** Its question mark, the figure in it, or a mark of what is quoted in it. */
  sign: string;
  /** The one word that stands out of it, or a name in it, in capitals where there are any. */
  word: string;
  /** What a name begins with: that word, or the topic. */
  initial: string;
}

/** What a slide is known by where it says nothing of its own, such as a call. */
export const KNOWN_BY_NOTHING: KnownBy = { sign: "", word: "", initial: "" };

/** Finds what a slide can be known by. A slide that has a number of its own, or is a call, has none. */
export function knownBy(slide: Slide, language: string): KnownBy {
  if (slide.kind === "closing") return KNOWN_BY_NOTHING;
  if ("number" in slide && slide.number !== null) return KNOWN_BY_NOTHING;
  const words = headOf(slide);
  const kicker = slide.kind === "cover" ? (slide.kicker ?? "") : "";
  const emphasis = slide.kind === "point" ? (slide.emphasis ?? "") : "";
  const name = nameIn(words, language);
  // Away from its sentence, a word with an ending is wrong.
  const [word = ""] = HAS_ENDINGS.test(language)
    ? [kicker].filter((one) => isWord(one, language))
    : [kicker, emphasis, name].filter((one) => isWord(one, language));
  const initial = isName(word, words, language) ? (lettersIn(word)[0] ?? "") : "";
  const capitals = (text: string) => text.toLocaleUpperCase(language);
  return {
    sign: slide.kind === "quote" ? "" : signOf(words),
    word: capitals(word),
    initial: capitals(monogramOf(kicker) || initial),
  };
}

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Letters with their marks, as readers count them. */
export function lettersIn(text: string): string[] {
  return [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
}

/** Scripts whose letters are joined: a word of them cannot be spelled in pieces. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}]/u;

/** The letters that a word can be spelled with, one by one; none where it has to stay whole. */
export function spelled(word: string): string[] {
  return JOINED.test(word) ? [] : lettersIn(word);
}

/** A number of up to four digits that stands alone, with its per cent, or two of them such as a score or a time. */
const NUMBER =
  /(?<![\p{L}\p{N}.,:/·-])(?:\p{Nd}{1,2}\s?[:–·-]\s?\p{Nd}{1,2}|\p{Nd}{1,4}(?:\s?[%٪％])?)(?![\p{L}\p{N}:/·-]|[.,]\p{Nd})/u;
/** Which part of a list this is, and which of its entries. */
const PART = /^\p{Nd}+[.)](?=\s)|[(（][^()（）]*\/[^()（）]*[)）]/gu;
const QUESTION = /[?？؟](?=["'”’»」』)]*$)/u;
/** An opening mark before more than a word that is only called so. */
const QUOTED =
  /[“„«「](?=[^“”„»」]*[^\s“”„»」]\s+[^\s“”„»」]+\s[^“”„»」]*[”“»」])|「(?=[^」]{8,}」)/u;

function signOf(words: string): string {
  const question = QUESTION.exec(words)?.[0];
  if (question !== undefined) return question;
  const number = NUMBER.exec(words.replaceAll(PART, ""))?.[0];
  if (number !== undefined) return number.replaceAll(/\s/g, "");
  const quoted = QUOTED.exec(words)?.[0];
  return quoted === undefined ? "" : (MARKS[quoted] ?? quoted);
}

/** What marks that are not known by their first sign alone are shown as. */
const MARKS: Readonly<Record<string, string>> = { "„": "“", "「": "「」" };

/** Languages whose nouns and names have another ending, or particle, in every role. */
const HAS_ENDINGS =
  /^(?:ko|ru|uk|be|pl|cs|sk|sl|hr|sr|bs|mk|lt|lv|et|fi|hu|tr|az|kk|uz|el|ro|is|hy|ka|eu|ga|la)\b/i;

const ONE_WORD = /^[\p{L}\p{M}\u200c\u200d]{2,}$/u;
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** A compound has so many parts at most; more are a phrase. */
const MOST_PARTS = 2;

function isWord(text: string, language: string): boolean {
  if (!ONE_WORD.test(text)) return false;
  if (!SPACELESS.test(text)) return true;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return [...segmenter.segment(text)].length <= MOST_PARTS;
}

/** Languages in which every noun is capitalised. */
const CAPITAL_NOUNS = /^(?:de|lb|gsw|nds)\b/i;
/** A word with a capital within a sentence, and what tells that not all words have one. */
const NAME = /(?<=[\p{Ll}\p{M}\p{Nd}][,;]?[\s\u00a0])\p{Lu}[\p{L}\p{M}]{2,}(?![\p{L}\p{M}’'-])/u;
const PLAIN_WORD = /(?<=[\s\u00a0])\p{Ll}{5,}/u;

function nameIn(words: string, language: string): string {
  if (CAPITAL_NOUNS.test(language) || !PLAIN_WORD.test(words)) return "";
  return NAME.exec(words)?.[0] ?? "";
}

function isName(word: string, words: string, language: string): boolean {
  return /^\p{Lu}/u.test(word) && !CAPITAL_NOUNS.test(language) && !words.startsWith(word);
}

/** A name of two or three words. */
const FULL_NAME = /^\p{Lu}[\p{L}\p{M}]+(?: \p{Lu}[\p{L}\p{M}]+){1,2}$/u;

function monogramOf(name: string): string {
  if (!FULL_NAME.test(name)) return "";
  return name
    .split(" ")
    .map((word) => lettersIn(word)[0])
    .join("");
}

function headOf(slide: Slide): string {
  switch (slide.kind) {
    case "quote":
      return slide.text;
    case "figure":
      return slide.label;
    default:
      return slide.headline;
  }
}
