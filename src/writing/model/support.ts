import type { Block, Document } from "../../posts/document.ts";
import { saidIn } from "../source/as_prose.ts";
import { addressesIn } from "../text/addresses.ts";
import { splitSentences } from "../text/sentences.ts";
import { isContentWord, stemOf, stemsOf, wordsOf } from "../text/words.ts";
import { keyOf } from "./key_of.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";
import { baseOf } from "./written_language.ts";

/** What a model's texts have to be founded on. */
export interface Support {
  /**
   * Why a text is not founded on the source; null if it is. Founded is no text with a number or a name
   * that neither the source nor the client has, or with any address, handle or phone number that the
   * client did not ask for.
   */
  objectionTo(text: string): string | null;
  /** True if the source has at least half of a text's words, or cannot have them as it is in another language. */
  holdsWords(text: string): boolean;
  /** True if the source has these words, and with an author as the words of that author. */
  holdsQuote(text: string, author: string | null): boolean;
  /** True if a hashtag is made of words of the source at least in part. */
  holdsTag(tag: string): boolean;
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
/** Languages in which names have endings. */
const INFLECTS_NAMES = new Set("ru uk be bg sr hr sl pl cs sk lt lv et fi hu tr el ro".split(" "));
/** A text with more capitalised words than this is set like a title. */
const MAX_CAPITALISED_SHARE = 0.5;
const MIN_SHARE = 0.5;
const MIN_SHARE_OF_TITLE = 1 / 3;
const MIN_TAG_STEM_LENGTH = 4;
const CAPITALISED_RUN =
  /(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*(?:[ -](?:(?:of|the|and|for|de|des|del|di|da|do|der|du) )?\p{Lu}[\p{L}\p{M}]*)+/gu;
const MAX_INITIALS = 8;
/** The parts of foreign names in Chinese and Japanese. */
const DOTTED_NAME = /[\p{L}ー]+(?:[·・][\p{L}ー]+)+/gu;

/** Collects the numbers, names and words of a source, to which a model's texts are held. */
export function supportOf(document: Document, { language, allowed }: SupportOptions): Support {
  const details = Object.values(document.details ?? {});
  const own = [document.title ?? "", ...details, ...document.blocks.map(saidIn), allowed ?? ""];
  const text = own.join("\n");
  const holdsNumber = numbersOf(text, document);
  const addresses = new Set(addressesIn(allowed ?? ""));
  // Unasked, another language would be a way around the check of names.
  const isTranslated = allowed !== null && baseOf(language) !== baseOf(document.language);
  const words = wordsOf(text, document.language).map((word) => word.text);
  const stems = new Set(words.map(stemOf));
  const initials = new Set(namesIn(text).flatMap(initialsOf));
  const abbreviations = new Set(words.map(withoutStops));
  const tagStems = [...stems].filter((stem) => stem.length >= MIN_TAG_STEM_LENGTH);
  const beginnings = INFLECTS_NAMES.has(baseOf(language)) ? beginningsOf(words) : null;
  let passages: { key: string; isQuoted: boolean }[] | undefined;
  const holdsName = (name: string) =>
    stems.has(stemOf(name)) || (beginnings?.has(beginningOf(name)) ?? false);
  const shareOf = (given: string) => {
    const needed = stemsOf(given, language);
    return needed.filter((stem) => stems.has(stem)).length / Math.max(1, needed.length);
  };

  /** True for "UN" of the United Nations, and the other way round. */
  function isAbbreviated(name: string, sentence: string): boolean {
    const plain = withoutStops(name);
    if (abbreviations.has(plain) || initials.has(plain)) return true;
    return namesIn(sentence).some(
      (whole) => whole.includes(name) && initialsOf(whole).some((one) => abbreviations.has(one)),
    );
  }

  function inventedName(given: string): string | null {
    if (isTranslated) return null;
    const dotted = given.match(DOTTED_NAME)?.find((name) => !text.includes(name));
    if (dotted !== undefined) return dotted;
    for (const sentence of splitSentences(given, language)) {
      const all = wordsOf(sentence, language).map((word) => word.text);
      const capitalised = all.filter((word) => /^\p{Lu}/u.test(word));
      if (CAPITALISES_NOUNS.has(baseOf(language))) {
        const pair = pairsOf(all.slice(1), language).find((two) => !two.some(holdsName));
        if (pair !== undefined) return pair.join(" ");
      } else if (all.length > 3 && capitalised.length > MAX_CAPITALISED_SHARE * all.length) {
        if (shareOf(sentence) < MIN_SHARE_OF_TITLE) return sentence;
      } else {
        const name = all.slice(1).find((word) => isName(word, language) && !holdsName(word));
        if (name !== undefined && !isAbbreviated(name, sentence)) return name;
      }
    }
    return null;
  }

  return {
    objectionTo(given) {
      const address = addressesIn(given).find((one) => !addresses.has(one));
      if (address !== undefined) return `"${address}" is an address`;
      const number = quantitiesOf(given, language).found.find((one) => !holdsNumber(one));
      if (number !== undefined) return `the source has no number ${number.values[0]}`;
      const name = inventedName(given);
      return name === null ? null : `the source has no "${name}"`;
    },
    holdsWords: (given) =>
      isTranslated || shareOf(given) >= MIN_SHARE || stemsOf(given, language).length === 0,
    holdsQuote(given, author) {
      const key = keyOf(given);
      const isNamed = wordsOf(author ?? "", language).every((word) => holdsName(word.text));
      if (key === "" || !isNamed) return false;
      passages ??= document.blocks.map((block) => ({
        key: keyOf(saidIn(block)),
        isQuoted: isQuoted(block),
      }));
      return passages.some((one) => one.key.includes(key) && (author === null || one.isQuoted));
    },
    holdsTag(tag) {
      const plain = tag.toLowerCase().replace(/\s/g, "");
      const parts =
        tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
      return (
        isTranslated ||
        parts.some((part) => stems.has(stemOf(part))) ||
        stemsOf(tag, language).some((stem) => stems.has(stem)) ||
        tagStems.some((stem) => plain.includes(stem))
      );
    },
  };
}

/** True for what somebody is quoted in: the rest are the words of the source itself. */
function isQuoted({ kind, speaker, text }: Block): boolean {
  return kind === "quote" || speaker !== undefined || /["“”„«»「」『』‹›—–―]/u.test(text);
}

/** Whether the source has a number, by its value: in the text, or as a count of its list's items. */
function numbersOf(text: string, { language, blocks }: Document): (given: Quantity) => boolean {
  const { found, looseScales } = quantitiesOf(text, language);
  const values = new Set([...found.flatMap((one) => one.values), ...countsOf(blocks)]);
  return ({ values: given, bare, scale, isCertain }) =>
    !isCertain ||
    given.some((value) => values.has(value)) ||
    // Of a table or a chart that says "in percent" or "in millions" once.
    (scale !== null && looseScales.has(scale) && (bare ?? []).some((value) => values.has(value)));
}

/** The numbers of list items, and how many items and headings there are. */
function countsOf(blocks: readonly Block[]): number[] {
  const counts = blocks.flatMap(({ number }) => (number === undefined ? [] : [number]));
  let run = 0;
  for (const [index, { kind }] of blocks.entries()) {
    run = kind === "list_item" ? run + 1 : 0;
    if (run > 0 && blocks[index + 1]?.kind !== "list_item") counts.push(run);
  }
  const levels = blocks.filter(({ kind }) => kind === "heading").map(({ level }) => level);
  for (const level of new Set(levels)) {
    counts.push(levels.filter((one) => one === level).length);
  }
  return counts;
}

/** Runs of capitalised words, with the small words between them. */
function namesIn(text: string): string[] {
  return text.match(CAPITALISED_RUN) ?? [];
}

/** What a name of several words may be abbreviated to. */
function initialsOf(name: string): string[] {
  const letters = (name.match(/(?<![\p{L}\p{M}])\p{Lu}/gu) ?? []).slice(0, MAX_INITIALS);
  return letters.flatMap((_, start) =>
    letters.slice(start + 1).map((__, end) => letters.slice(start, start + end + 2).join("")),
  );
}

/** "DC" of "D.C" and "D.C's". */
function withoutStops(word: string): string {
  return word.replace(/['’]\p{L}*$/u, "").replaceAll(".", "");
}

function isName(word: string, language: string): boolean {
  return /^\p{Lu}\p{L}/u.test(word) && isContentWord(word, language);
}

/** Two capitalised words in a row, which are mostly a name even where all nouns are capitalised. */
function pairsOf(words: readonly string[], language: string): string[][] {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? "";
    return isName(before, language) && isName(word, language) ? [[before, word]] : [];
  });
}

function beginningsOf(words: readonly string[]): Set<string> {
  return new Set(words.filter((word) => /^\p{Lu}/u.test(word)).map(beginningOf));
}

/** A name without what may be its ending. */
function beginningOf(name: string): string {
  return name.toLowerCase().slice(0, Math.max(3, Math.min(name.length - 2, 6)));
}
