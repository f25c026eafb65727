import type { PdfItem } from "../item.ts";

/** Characters of a font that tell whether it can be decoded. */
const SAMPLE_LENGTH = 5_000;
const MIN_LENGTH = 40;
/** What some programs number the glyphs of a font from; so many in order are none by chance. */
const FIRST_NUMBER = 0x21;
const MIN_NUMBERED = 5;
const MIN_REPEATS = 1.3;
/** Fewer kinds of characters are bullets, rules, dots or icons. */
const MIN_KINDS = 8;
/** Nothing of the text can be posted where more of it is lost. */
const MAX_LOST_SHARE = 0.5;

/** A page of a document that is lost otherwise is as whole, and says as many sentences. */
const MIN_WHOLE_SHARE = 0.95;
const MIN_SENTENCES = 4;
const SENTENCE = /\p{Lu}[^.!?]{40,600}[.!?](?=\s|$)/gu;
const UNKNOWN = /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu;
const LETTERS = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;
const VOWELS = /[aeiouyæøœıəơư]/giu;
const CONTROLS = /\p{Cc}/gu;
/** Neither numbers, nor tables, nor prose have these in number. */
const ODD_SYMBOLS = /[!"#&*;<=>?@[\\\]^_`{|}~]/g;
/** No language writes chiefly in these. */
const RARE_LATIN = /[\u0100-\u024F]/g;
/** Scripts that do not meet within a word. Those of East Asia do. */
const SCRIPTS = (
  "Latin Greek Cyrillic Armenian Hebrew Arabic Syriac Thaana Devanagari Bengali Gurmukhi Gujarati " +
  "Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Ethiopic Cherokee " +
  "Canadian_Aboriginal Khmer Mongolian Yi Hangul"
)
  .split(" ")
  .map((script) => new RegExp(`\\p{Script=${script}}`, "u"));

/** The items that can be decoded. */
export interface DecodablePages {
  pages: PdfItem[][];
  /** True if most of the text is lost. */
  isLost: boolean;
}

/**
 * Leaves out the text of fonts that do not tell which letters they show: what is read of these are
 * numbers of glyphs, which by chance stand for other letters, symbols or nothing.
 */
export function withoutUndecodable(pages: readonly (readonly PdfItem[])[]): DecodablePages {
  const texts = new Map<string, string>();
  let total = 0;
  for (const { font, str } of pages.flat()) {
    const text = texts.get(font) ?? "";
    total += str.trim().length;
    if (text.length < SAMPLE_LENGTH) texts.set(font, `${text}${str}\n`);
  }
  const lost = new Set(
    [...texts]
      .filter(([, text]) => isUndecodable(text) || isNumberedInOrder(text))
      .map(([font]) => font),
  );
  const left = pages.map((page) => page.filter(({ font }) => !lost.has(font)));
  const leftTexts = left.flat().map(({ str }) => str);
  const leftLength = lengthOf(left.flat());
  // Programs that divide a font into many leave too little of each to tell.
  const isGibberish = isUndecodable(leftTexts.join("\n").slice(0, SAMPLE_LENGTH));
  const isLost = isGibberish || (total > 0 && leftLength < (1 - MAX_LOST_SHARE) * total);
  if (isGibberish || !isLost) return { pages: left, isLost };
  const said = left.map((page, index) =>
    isWhole(page, pages[index] ?? []) && saysEnough(page) ? page : [],
  );
  return { pages: said, isLost: lengthOf(said.flat()) === 0 };
}

/** True if next to nothing of a page is lost. */
function isWhole(left: readonly PdfItem[], page: readonly PdfItem[]): boolean {
  return lengthOf(left) >= MIN_WHOLE_SHARE * lengthOf(page);
}

/** True if a page tells what a document is about, such as one with its title and an abstract. */
function saysEnough(page: readonly PdfItem[]): boolean {
  const text = page.map(({ str }) => str).join(" ");
  return (text.match(SENTENCE)?.length ?? 0) >= MIN_SENTENCES;
}

function lengthOf(page: readonly PdfItem[]): number {
  return page.reduce((sum, { str }) => sum + str.trim().length, 0);
}

/** True if a text of some length cannot be one, whatever the language. */
export function isUndecodable(text: string): boolean {
  // Some programs end their strings with a null character, and some write blanks as control characters, in rows where
  // they indent.
  const ended = text.replace(/(?<=[^\p{Cc}])\0(?=\n|$)/gu, "");
  const dense = ended.replace(/\s+/gu, "").replace(/(\p{Cc})\1+/gu, "$1");
  if (dense.length < MIN_LENGTH || new Set(dense).size < MIN_KINDS) return false;
  const count = (pattern: RegExp) => dense.match(pattern)?.length ?? 0;
  if (count(UNKNOWN) > 0.3 * dense.length) return true;
  const letters = count(LETTERS);
  if (letters < 0.25 * dense.length) return isOnlySymbols(dense);
  const latin = count(LATIN);
  if (latin > 0.5 * letters) {
    const vowels = dense.normalize("NFD").match(VOWELS)?.length ?? 0;
    // Glyphs are often numbered as ASCII is, but from a lower start: blanks and points turn into
    // control characters, vowels into consonants.
    if (vowels < 0.22 * latin && count(CONTROLS) > 0.01 * dense.length) return true;
    if (count(RARE_LATIN) > 0.45 * latin) return true;
  }
  return lengthOfMixedWords(text) > 0.3 * letters;
}

/**
 * True where glyphs have the numbers of "!", of the sign after it and so on, in the order in which they are first drawn,
 * and come again, as the signs in a table of them do not.
 */
function isNumberedInOrder(text: string): boolean {
  const signs = text.replace(/\s+/gu, "");
  let next = FIRST_NUMBER;
  for (const sign of signs) {
    const code = sign.codePointAt(0) ?? 0;
    if (code > next) return false;
    if (code === next) next += 1;
  }
  const kinds = next - FIRST_NUMBER;
  return kinds >= MIN_NUMBERED && signs.length >= MIN_REPEATS * kinds;
}

/** True for symbols of many kinds, where tables and formulas have some and rules have one. */
function isOnlySymbols(dense: string): boolean {
  const symbols = dense.replace(/(.)\1+/gu, "$1").match(ODD_SYMBOLS) ?? [];
  return new Set(symbols).size >= MIN_KINDS && symbols.length > 0.15 * dense.length;
}

function lengthOfMixedWords(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.reduce((sum, word) => {
    if (/^\p{Script=Latin}*$/u.test(word)) return sum;
    const scripts = SCRIPTS.filter((script) => script.test(word)).length;
    // Two scripts meet in words of Korean and Japanese that borrow, or in a product's name.
    return scripts > 2 || (scripts === 2 && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(word))
      ? sum + word.length
      : sum;
  }, 0);
}
