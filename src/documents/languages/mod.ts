import { ar } from "./ar.ts";
import { az } from "./az.ts";
import { bg } from "./bg.ts";
import { bn } from "./bn.ts";
import { ca } from "./ca.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { et } from "./et.ts";
import { fa } from "./fa.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { hi } from "./hi.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { hy } from "./hy.ts";
import { id } from "./id.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ka } from "./ka.ts";
import { ko } from "./ko.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import type { ReadingWords } from "./reading_words.ts";
import { ro } from "./ro.ts";
import { ru } from "./ru.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sq } from "./sq.ts";
import { sr } from "./sr.ts";
import { sv } from "./sv.ts";
import { sw } from "./sw.ts";
import { ta } from "./ta.ts";
import { te } from "./te.ts";
import { th } from "./th.ts";
import { tr } from "./tr.ts";
import { uk } from "./uk.ts";
import { ur } from "./ur.ts";
import { vi } from "./vi.ts";
import { zh } from "./zh.ts";

/** What pages say besides their articles, by BCP 47 tag. */
export const READING_WORDS: Readonly<Record<string, ReadingWords>> = {
  ar,
  az,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  he,
  hi,
  hr,
  hu,
  hy,
  id,
  it,
  ja,
  ka,
  ko,
  lt,
  lv,
  ms: id,
  nb,
  nl,
  no: nb,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sq,
  sr,
  sv,
  sw,
  ta,
  te,
  th,
  tr,
  uk,
  ur,
  vi,
  zh,
};

/** Stands in a phrase for a name, a title or a few words. */
export const ANYTHING = "~";
/** Letters with a meaning of their own in expressions. */
const SPECIAL: ReadonlySet<string> = new Set("\\^$.*+?()[]{}|/");
/** Longer lines are no labels, in UTF-16 code units. */
export const MAX_KEY_LENGTH = 200;
const UNSPACED_END =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{P}\p{S}]$/u;

/** A line as it is looked up: in lower case, without the marks, numbers and pictograms around it; "" if it is too long. */
export function lineKey(text: string): string {
  return text.length > MAX_KEY_LENGTH ? "" : keyOfFolded(foldLetters(text));
}

/** The same of a line whose letters are folded; it is for who makes sure that it is not too long. */
export function keyOfFolded(line: string): string {
  return line
    .replace(/^[^\p{L}\p{M}]*\p{Nd}\s?[km](?=\s)/u, "")
    .replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, "");
}

/**
 * Letters that one and the same word is written with and without: in capitals (Turkish, Greek), as
 * one types it (Russian, Persian, Romanian), or as one vocalises it (Arabic, Hindi).
 */
const FOLDS: ReadonlyMap<string, string> = new Map([
  ["ı", "i"],
  ["ё", "е"],
  ["ş", "ș"],
  ["ţ", "ț"],
  ...Array.from("أإآٱ", (alef): [string, string] => [alef, "ا"]),
  ["ى", "ي"],
  ["ی", "ي"],
  ["ک", "ك"],
  ["ة", "ه"],
  ["ँ", "ं"],
  ["ς", "σ"],
  ["ά", "α"],
  ["έ", "ε"],
  ["ή", "η"],
  ...Array.from("ίϊΐ", (iota): [string, string] => [iota, "ι"]),
  ["ό", "ο"],
  ...Array.from("ύϋΰ", (ypsilon): [string, string] => [ypsilon, "υ"]),
  ["ώ", "ω"],
]);
/** All of these, and marks that words are written without as well. */
const FOLDED = new RegExp(
  `[\\u0307\\u093C\\u0640\\u064B-\\u0652\\u0670\\u200C\\u200D${[...FOLDS.keys()].join("")}]`,
  "gu",
);

/** A text in plain lower case, in which one word is written one way. */
export function foldLetters(text: string): string {
  return plainLetters(text).replace(FOLDED, (letter) => FOLDS.get(letter) ?? "");
}

/** A text in lower case, with plain apostrophes and spaces. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** The phrases of one part in all languages, or in some. */
export function phrasesOf(
  part: keyof ReadingWords,
  languages: readonly string[] = Object.keys(READING_WORDS),
): ReadonlySet<string> {
  const phrases = languages.flatMap(
    (language) => READING_WORDS[language.split("-", 1)[0] ?? ""]?.[part].split(",") ?? [],
  );
  return new Set(phrases.map(plainLetters).filter((phrase) => phrase !== ""));
}

/** The keys of the phrases of one part in all languages. */
export function keysOf(part: keyof ReadingWords): ReadonlySet<string> {
  return new Set([...phrasesOf(part)].map(lineKey).filter((key) => key !== ""));
}

/** The source of an expression for the longest of some phrases, as whole words where words are told apart. */
export function anyOf(phrases: Iterable<string>): string {
  const root: Node = { next: new Map(), ends: false };
  for (const phrase of phrases) {
    let node = root;
    for (const letter of phrase) {
      const next = node.next.get(letter) ?? { next: new Map(), ends: false };
      node.next.set(letter, next);
      node = next;
    }
    node.ends = true;
  }
  return sourceOf(root, "");
}

/** Phrases by their letters, so that a text is not compared with each of thousands. */
interface Node {
  next: Map<string, Node>;
  ends: boolean;
}

function sourceOf({ next, ends }: Node, before: string): string {
  const sources: string[] = [];
  for (const [letter, node] of next) {
    sources.push(escaped(letter) + sourceOf(node, before.slice(-1) + letter));
  }
  // Most nodes end no phrase, and there are hundreds of thousands.
  if (ends) sources.push(UNSPACED_END.test(before) ? "" : String.raw`(?![\p{L}\p{M}])`);
  return sources.length === 1 ? (sources[0] ?? "") : `(?:${sources.join("|")})`;
}

function escaped(letter: string): string {
  if (letter === ANYTHING) return ".{1,160}?";
  return SPECIAL.has(letter) ? `\\${letter}` : letter;
}
