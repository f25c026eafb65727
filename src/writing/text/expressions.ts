import { type WritingWords, wordsFor } from "../languages/mod.ts";

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;
const LETTER = /[\p{L}\p{M}*]/u;
const NOTHING = "(?:(?!))";
const WORD_START = String.raw`(?<![\p{L}\p{M}])`;
/** The source of an expression for the end of a word. */
export const WORD_END: string = String.raw`(?![\p{L}\p{M}\p{Nd}])`;

/** The phrases of a part. */
export function phrasesOf(part: string): string[] {
  return part
    .split(",")
    .map((phrase) => phrase.trim().replace(/\s+/g, " "))
    .filter((phrase) => phrase !== "");
}

/**
 * The source of an expression for any phrase of some parts, as whole words where words are told
 * apart. Nothing in a phrase is an expression but "*" and " … ".
 */
export function anyOf(...parts: readonly string[]): string {
  const phrases = [...new Set(parts.flatMap(phrasesOf))].sort((a, b) => b.length - a.length);
  // Bounds of words are written once: they are the dear part of an expression.
  const sources = [...Map.groupBy(phrases, boundsOf)].map(([bounds, group]) => {
    const source = `(?:${group.map(plainSource).join("|")})`;
    return bounds.replace("…", () => source);
  });
  return sources.length === 0 ? NOTHING : `(?:${sources.join("|")})`;
}

/** The source of an expression for a word that ends with any of some endings. */
export function anyEnding(part: string): string {
  const endings = phrasesOf(part).map(plainSource);
  return endings.length === 0 ? NOTHING : `(?:${endings.join("|")})`;
}

/** What is built from the words of a language, once for each. */
export function perLanguage<Built>(
  build: (words: WritingWords) => Built,
): (language: string) => Built {
  const built = new Map<WritingWords, Built>();
  return (language) => {
    const words = wordsFor(language);
    const cached = built.get(words) ?? build(words);
    built.set(words, cached);
    return cached;
  };
}

/** The bounds of a phrase, around "…". */
function boundsOf(phrase: string): string {
  const first = phrase.charAt(0);
  const last = phrase.charAt(phrase.length - 1);
  const start = LETTER.test(first) && !UNSPACED.test(first) ? WORD_START : "";
  // Korean is written with spaces, but with particles at its words.
  const isTold = LETTER.test(last) && (!UNSPACED.test(last) || /\p{Script=Hangul}/u.test(last));
  return `${start}…${isTold && last !== "*" ? WORD_END : ""}`;
}

function plainSource(phrase: string): string {
  return (
    phrase
      .replace(/[\\^$.+?()[\]{}|/]/g, String.raw`\$&`)
      .replace(/['’]/g, "['’]")
      .replaceAll('"', '["״]')
      .replaceAll(" … ", String.raw`,?\s(?:[\p{L}\p{M}\p{Nd}'’-]+\s){0,4}`)
      .replaceAll(" ", String.raw`,?\s`)
      .replaceAll("*", String.raw`[\p{L}\p{M}]*`)
      // Case folding does not take "İ" for "i".
      .replace(/^i/, "[iİ]")
  );
}
