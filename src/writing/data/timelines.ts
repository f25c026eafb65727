import type { Timeline } from "../../posts/data.ts";
import { wordsFor } from "../languages/mod.ts";
import { openSentence } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { capitalise, widthOf } from "../text/words.ts";
import { type DateRead, dateAt } from "./dates.ts";
import { wholeValue } from "./values.ts";

const MIN_EVENTS = 3;
const MAX_EVENTS = 6;
const MAX_LABEL_WIDTH = 72;
const MIN_LABEL_WIDTH = 4;
/** Between a date and what happened then. */
const MARK = /^\s*(?:[:：|]|[–—-](?!\p{Nd})|,(?!\p{Nd})|，|、|،)\s*/u;

/** Something that happened, with its date. */
export interface Dated {
  date: DateRead;
  label: string;
}

/** Events of one kind of dates from the earliest to the latest; null if they are in any other order. */
export function timelineOf(dated: readonly Dated[]): Timeline | null {
  const [first] = dated;
  const isCounted = dated.length >= MIN_EVENTS && dated.length <= MAX_EVENTS;
  const isOrdered = dated.every(
    ({ date }, index) => index === 0 || date.order > (dated[index - 1]?.date.order ?? 0),
  );
  const isAlike = dated.every(({ date }) => date.kind === first?.date.kind);
  const isNew = new Set(dated.map(({ label }) => label.toLowerCase())).size === dated.length;
  if (!isCounted || !isOrdered || !isAlike || !isNew) return null;
  return {
    kind: "timeline",
    events: dated.map(({ date, label }) => ({ date: date.text, label })),
  };
}

/** Reads "1923: The town buys the mill" and "14 May – Opening"; null if it is something else. */
export function datedItem(item: string, language: string): Dated | null {
  const date = dateAt(item, language);
  if (date === null) return null;
  const rest = item.slice(date.end);
  const mark = MARK.exec(rest)?.[0] ?? (date.kind === "time" ? /^\s+/.exec(rest)?.[0] : undefined);
  return mark === undefined ? null : datedLabel(date, rest.slice(mark.length), language);
}

/** Reads a date and what happened then from where they stand apart, such as a table's cells. */
export function datedPair(when: string, what: string, language: string): Dated | null {
  const date = dateAt(when, language);
  return date === null || date.end < when.trim().length ? null : datedLabel(date, what, language);
}

/**
 * Reads a sentence that begins with its date, such as "In 1923, the town bought the mill". The label is
 * all of it where the rest is no sentence in its language.
 */
export function datedSentence(sentence: string, language: string): Dated | null {
  const date = dateAt(sentence, language);
  if (date === null || date.kind === "time") return null;
  const rest = sentence.slice(date.end);
  const { verbSecond, unspaced } = wordsFor(language);
  const mark = MARK.exec(rest)?.[0];
  // "2000 people came."
  const isDate = date.isLed || mark !== undefined || date.text.length > 4 || unspaced;
  const isVerb = verbSecond && /^\s\p{Ll}/u.test(rest);
  if (!isDate && !isVerb) return null;
  const isApart = mark !== undefined && !verbSecond && /[,，、،]/u.test(mark);
  return datedLabel(date, isApart ? rest.slice(mark.length) : sentence, language);
}

function datedLabel(date: DateRead, text: string, language: string): Dated | null {
  const plain = openSentence(text.trim());
  const label =
    widthOf(plain) <= MAX_LABEL_WIDTH ? plain : shorten(text, language, MAX_LABEL_WIDTH);
  if (label === null || widthOf(label) < MIN_LABEL_WIDTH || !/\p{L}{2}/u.test(label)) return null;
  // What is measured in each year is no event.
  if (wholeValue(label, language) !== null) return null;
  return { date, label: capitalise(openSentence(label), language) };
}
