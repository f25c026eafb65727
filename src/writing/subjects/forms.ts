import { isUnspaced, segmenter } from "../text/words.ts";

/** A word of a text, split further than others: "U-Bahn" is two, "l'ape" as well. */
export interface Token {
  text: string;
  /** True if nothing but a single space, or a hyphen, is between it and the one before. */
  isJoined: boolean;
}

/** How the words of a language change. */
export interface Inflection {
  prefixes: readonly string[];
  bases: readonly string[];
  endings: readonly string[];
  /** How many endings may follow each other. */
  layers: number;
}

const WORD = /[\p{L}\p{M}\p{Nd}]+/gu;
const MIN_STEM_LENGTH = 3;
/** Longer ones are no words that a drawing has a name in. */
const MAX_WORD_LENGTH = 40;

/** The words of a text in order. */
export function tokensOf(text: string, language: string): Token[] {
  if (isUnspaced(language)) {
    let wasWord = false;
    const tokens: Token[] = [];
    for (const { segment, isWordLike } of segmenter(language, "word").segment(text)) {
      if (isWordLike) tokens.push({ text: segment, isJoined: wasWord });
      wasWord = isWordLike === true;
    }
    return tokens;
  }
  let end = 0;
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const between = text.slice(end, index);
    end = index + word.length;
    return { text: word, isJoined: between.length <= 1 && /^[ '’\u{200C}-]?$/u.test(between) };
  });
}

/** A word as words are compared: in lower case, without what its spelling varies in. */
export function foldWord(word: string, language: string): string {
  const lower = word.slice(0, MAX_WORD_LENGTH).toLowerCase();
  const [base] = language.split("-", 1);
  if (base === "tr")
    return lower
      .normalize("NFD")
      .replace(/\u{307}/gu, "")
      .normalize("NFC");
  if (base === "vi") return lower.normalize("NFC");
  if (base === "nl") {
    // Vowels and consonants are doubled, and voiced, by what follows them: "huis" and "huizen".
    return withoutMarks(lower)
      .replace(/(\p{L})\1/gu, "$1")
      .replace(/v/g, "f")
      .replace(/z/g, "s");
  }
  if (/[\p{Script=Latin}\p{Script=Greek}]/u.test(lower)) return withoutMarks(lower);
  if (/\p{Script=Cyrillic}/u.test(lower)) return lower.replace(/ё/g, "е");
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(lower)) {
    return lower
      .normalize("NFKC")
      .replace(/[\p{Mn}\u{640}\u{200C}]/gu, "")
      .replace(/[أإآٱ]/g, "ا")
      .replace(/[ىي]/g, "ی")
      .replace(/ك/g, "ک")
      .replace(/ة/g, "ه");
  }
  return lower.normalize("NFKC");
}

function withoutMarks(word: string): string {
  return word.normalize("NFD").replace(/\p{Mn}/gu, "");
}

/** Languages in which a word with an accent more is another word: "carné" is not "carne". */
const ACCENTED = ["ca", "es", "fr", "it", "pt"];

/** True if a word of a text cannot be a form of a name as it has marks that the name has not. */
export function addsMarks(text: string, name: string, language: string): boolean {
  if (!ACCENTED.includes(language.split("-", 1)[0] ?? "")) return false;
  const [word, plain] = [text, name].map((one) => one.slice(0, MAX_WORD_LENGTH).toLowerCase());
  return [...(word ?? "")].some(
    (letter, index) => letter !== plain?.[index] && withoutMarks(letter) === plain?.[index],
  );
}

/** What a word of a table is found by: itself, and what its endings are added to. */
export function stemsOfName(folded: string, { bases }: Inflection): string[] {
  const shorter = bases.flatMap((base) => without(folded, base) ?? []);
  return [folded, ...shorter];
}

/** What a word of a text may be a form of, the likeliest first. */
export function stemsOfForm(folded: string, { prefixes, endings, layers }: Inflection): string[] {
  const starts = [
    folded,
    ...prefixes.flatMap((prefix) =>
      folded.startsWith(prefix) && folded.length >= prefix.length + MIN_STEM_LENGTH
        ? [folded.slice(prefix.length)]
        : [],
    ),
  ];
  const stems = new Set(starts);
  let last: readonly string[] = starts;
  for (let layer = 0; layer < layers; layer += 1) {
    last = last.flatMap((stem) => endings.flatMap((ending) => without(stem, ending) ?? []));
    for (const stem of last) stems.add(stem);
  }
  return [...stems];
}

function without(word: string, ending: string): string | null {
  const length = word.length - ending.length;
  const isEnd = ending !== "" && length >= MIN_STEM_LENGTH && word.endsWith(ending);
  return isEnd ? word.slice(0, length) : null;
}
