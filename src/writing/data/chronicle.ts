import type { SourceList } from "../source/lists.ts";
import type { Outline, Section } from "../source/outline.ts";
import { type Dated, datedPair, datedSentence } from "./timelines.ts";

/** A text's events as a list, with their dates. */
export interface Chronicle {
  list: SourceList;
  dated: Dated[];
  heading: string | null;
}

const MIN_EVENTS = 3;
/** More are a diary. */
const MAX_EVENTS = 18;
/** Share of the sentences that begin with a date, in a text that tells one event after the other. */
const MIN_SHARE = 0.25;
/** Holds a date with what leads to it. */
const MAX_SENTENCE_LENGTH = 400;

/**
 * The events of a text that tells them in their order, by headings that are dates or by sentences that
 * begin with them; null if it does not.
 */
export function chronicleOf({ sections, sentences, language }: Outline): Chronicle | null {
  return byHeadings(sections, language) ?? bySentences(sections, sentences.length, language);
}

function byHeadings(sections: readonly Section[], language: string): Chronicle | null {
  const found = sections.flatMap(({ heading, sentences }) => {
    const [first] = sentences.filter(({ quality, pointsBack }) => quality > 0 && !pointsBack);
    const dated =
      heading === null || first === undefined ? null : datedPair(heading, first.text, language);
    return dated === null || first === undefined ? [] : [{ dated, heading, first }];
  });
  const events = found.map(({ dated, heading, first }) => ({
    dated,
    order: first.order,
    item: `${heading}: ${first.text}`,
  }));
  return chronicle(events, null);
}

function bySentences(
  sections: readonly Section[],
  count: number,
  language: string,
): Chronicle | null {
  const found = sections.flatMap(({ sentences, heading }) =>
    sentences
      .filter(({ quality, text }) => quality > 0 && text.length <= MAX_SENTENCE_LENGTH)
      .flatMap(({ text, order }) => {
        const dated = datedSentence(text, language);
        return dated === null ? [] : [{ dated, order, item: text, heading }];
      }),
  );
  if (found.length < MIN_SHARE * count) return null;
  const headings = new Set(found.map(({ heading }) => heading));
  return chronicle(found, headings.size === 1 ? (found[0]?.heading ?? null) : null);
}

function chronicle(
  events: readonly { dated: Dated; order: number; item: string }[],
  heading: string | null,
): Chronicle | null {
  const [first] = events;
  const isOrdered = events.every(
    ({ dated: { date } }, index) =>
      date.kind === first?.dated.date.kind &&
      (index === 0 || date.order > (events[index - 1]?.dated.date.order ?? 0)),
  );
  if (first === undefined || !isOrdered) return null;
  if (events.length < MIN_EVENTS || events.length > MAX_EVENTS) return null;
  const list = {
    intro: null,
    name: null,
    items: events.map(({ item }) => item),
    numbers: events.map(() => null),
    rows: [],
    order: first.order,
    level: 1,
  };
  return { list, dated: events.map(({ dated }) => dated), heading };
}
