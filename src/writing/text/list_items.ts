import { wordsFor } from "../languages/mod.ts";
import { closeSentence, openSentence, splitSentences } from "./sentences.ts";
import { shorten } from "./shorten.ts";
import { capitalise, widthOf, wordsOf } from "./words.ts";

const MAX_ITEMS = 6;
const MIN_WORDS_PER_SENTENCE = 4;
const MAX_LEAD_WIDTH = 60;
const MAX_SHORT_ITEM_WIDTH = 64;
const MAX_BRIEF_WIDTH = 130;

/** A list item, with its number where the source counts. */
export interface Item {
  text: string;
  number: number | null;
}

/** A list item split into a lead and its explanation. */
export interface ItemParts {
  lead: string;
  /** Complete sentences, or empty if the item is only a lead. */
  text: string;
  source: string;
}

/** Splits an item into its lead and its explanation, at a colon, a dash or a full stop. */
export function splitItem(item: string, language: string): ItemParts {
  const [, before = "", after = ""] =
    // A colon within a word is a part of it: "std::vector", "https://…".
    /^([^:：–—]{2,60}?)(?::(?![:/\w])|：|\s[–—-]\s)\s*(\S.*)$/su.exec(item) ?? [];
  if (wordsOf(after, language).length > 3 && splitSentences(before, language).length === 1) {
    const text = capitalise(after, language);
    return { lead: openSentence(before), text: closeSentence(text, language), source: item };
  }
  const sentences = splitSentences(item, language);
  const [first = item, ...others] = sentences;
  if (others.length > 0 && widthOf(first) <= MAX_LEAD_WIDTH) {
    return {
      lead: openSentence(first),
      text: closeSentence(others.join(" "), language),
      source: item,
    };
  }
  // A long item is treated as a sentence, a short one as a list entry.
  const isLong = widthOf(item) > MAX_SHORT_ITEM_WIDTH;
  return { lead: item, text: isLong ? closeSentence(item, language) : "", source: item };
}

/** What a slide shows of an item. */
export function shownItem({ text, number }: Item): string {
  return number === null ? text : `${number}. ${text}`;
}

/** Which of a list's items are shown: "1–4 / 9". */
export function rangeOf({
  from,
  count,
  total,
}: {
  /** Zero-based. */
  from: number;
  count: number;
  total: number;
}): string {
  const to = from + count;
  return `${count === 1 ? "" : `${from + 1}–`}${to} / ${total}`;
}

/** The first sentence of a long item, shortened if it is long itself; a short item as it is. */
export function briefOf(item: string, language: string): string {
  if (widthOf(item) <= MAX_BRIEF_WIDTH) return item;
  const [first = item] = splitSentences(item, language);
  return shorten(first, language, MAX_BRIEF_WIDTH) ?? first;
}

/** Splits a list evenly into chunks that fit on a slide. */
export function chunkItems<One>(items: readonly One[], maxItems: number = MAX_ITEMS): One[][] {
  const parts = Math.max(1, Math.ceil(items.length / maxItems));
  const start = (part: number) => Math.round((part * items.length) / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(start(part), start(part + 1)));
}

/** Narration of a list: items that are sentences one by one, others as one enumeration. */
export function itemsNarration(
  intro: string | null,
  items: readonly string[],
  language: string,
): string[] {
  const words = items.reduce((sum, item) => sum + wordsOf(item, language).length, 0);
  const areSentences =
    (words >= MIN_WORDS_PER_SENTENCE * items.length &&
      !items.some((item) => /^\p{Nd}/u.test(item))) ||
    items.every((item) => /[.!?。！？।؟]$/u.test(item) || widthOf(item) > MAX_SHORT_ITEM_WIDTH);
  if (areSentences) {
    const sentences = items.map((item) => closeSentence(item, language));
    return intro === null ? sentences : [closeSentence(intro, language), ...sentences];
  }
  const enumeration = items.map(openSentence).join(wordsFor(language).comma);
  return [closeSentence(intro === null ? enumeration : `${intro} ${enumeration}`, language)];
}
