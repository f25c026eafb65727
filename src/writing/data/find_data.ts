import type { Data } from "../../posts/data.ts";
import type { SourceList } from "../source/lists.ts";
import type { TableEntry, TableSeries } from "../text/tables.ts";
import { changeIn } from "./changes.ts";
import { countedIn } from "./counted.ts";
import { enumeratedIn } from "./enumerated.ts";
import { type Around, entryOf, ladderOf, namesThings } from "./ladders.ts";
import { type Dated, datedItem, datedPair } from "./timelines.ts";

/** A longer sentence says more than its data. */
const MAX_SENTENCE_LENGTH = 320;

/** What a sentence says that can be drawn: things with their values, a change, or so many of so many. */
export function dataOfSentence(sentence: string, language: string): Data | null {
  if (sentence.length > MAX_SENTENCE_LENGTH || /[?？؟]["”»]?\s*$/u.test(sentence)) return null;
  return (
    enumeratedIn(sentence, language) ??
    changeIn(sentence, language) ??
    countedIn(sentence, language)
  );
}

/** The values of a list's items, each "label: value"; null if one of them is something else. */
export function dataOfItems(items: readonly string[], around: Around): Data | null {
  const entries = items.map((item) => entryOf(item, around.language));
  const read = entries.filter((entry) => entry !== null);
  return read.length < entries.length ? null : ladderOf(read, around);
}

/** The events of a list whose items, or rows, begin with their dates; null if one does not. */
export function datedList({ items, rows }: SourceList, language: string): Dated[] | null {
  const isTable = rows.length === items.length && rows.every((row) => row.length === 2);
  const dated = items.map((item, index) => {
    const [when, what] = rows[index] ?? [];
    return isTable && when !== undefined && what !== undefined
      ? datedPair(when.text, what.text, language)
      : datedItem(item, language);
  });
  const read = dated.filter((one) => one !== null);
  return read.length === items.length && isOrdered(read) ? read : null;
}

/** The bars of some entries of what a table measures. */
export function dataOfSeries(
  { name, unit }: TableSeries,
  entries: readonly TableEntry[],
  { language, said }: Around,
): Data | null {
  if (namesThings(name, language)) return null;
  const rows = entries.map(({ name: label, text, value }) => ({
    // Without its rank.
    label: label.replace(/^\p{Nd}{1,2}\.\s/u, ""),
    value: { text, amount: value, unit: unit.trim() },
  }));
  return ladderOf(rows, { language, said: `${said} ${name}` });
}

function isOrdered(dated: readonly Dated[]): boolean {
  const [first, second, third] = dated;
  if (first === undefined || second === undefined || third === undefined) return false;
  return dated.every(
    ({ date }, index) =>
      date.kind === first.date.kind &&
      (index === 0 || date.order > (dated[index - 1]?.date.order ?? 0)),
  );
}
