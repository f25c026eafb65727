import type { Cell } from "../../posts/document.ts";
import { closeSentence } from "../text/sentences.ts";
import { widthOf } from "../text/words.ts";

/** A list with the line that introduces it. */
export interface SourceList {
  intro: string | null;
  /** The item that it stands below, where that is a name alone; null for a list by itself. */
  name: string | null;
  items: string[];
  /** The items' numbers, where the source counts. */
  numbers: (number | null)[];
  /** The cells of the items that are rows of a table. */
  rows: (readonly Cell[])[];
  order: number;
  /** How deep its items are nested, from one. */
  level: number;
}

/** An item as it is read. */
export interface ReadItem {
  text: string;
  number: number | null;
  level: number;
  cells: readonly Cell[] | undefined;
}

/** What has items below it is a name if it is no longer, in columns, and no sentence. */
const MAX_NAME_WIDTH = 60;
/** What is listed below an item is left out beyond that, as no slide has room for it, in characters. */
const MAX_ITEM_LENGTH = 1_000;
const SENTENCE_END = /[.!?。！？।؟]$/u;

/** A list of one item. */
export function listOf(
  { text, number, level, cells }: ReadItem,
  { intro, name, order }: Pick<SourceList, "intro" | "name" | "order">,
): SourceList {
  return {
    intro,
    name,
    items: [text],
    numbers: [number],
    rows: cells === undefined ? [] : [cells],
    order,
    level,
  };
}

/**
 * Adds an item that stands directly below another one. What is nested below a name is a list of that name; below
 * anything else it goes on with what its item says.
 */
export function addToLists(
  lists: SourceList[],
  item: ReadItem,
  { language, next }: { language: string; next: () => number },
): void {
  const list = lists.at(-1);
  const parent = list?.items.at(-1);
  const isElsewhere = list !== undefined && isOtherTable(list, item);
  if (list === undefined || parent === undefined || isElsewhere || item.level < list.level) {
    const title = isElsewhere && list.items.length === 1 ? titleOf(list.rows[0]) : null;
    if (title !== null) lists.pop();
    lists.push(listOf(item, { intro: title, name: null, order: next() }));
    return;
  }
  if (item.level === list.level || item.cells !== undefined) {
    list.items.push(item.text);
    list.numbers.push(item.number);
    if (item.cells !== undefined) list.rows.push(item.cells);
    return;
  }
  const isName = list.numbers.at(-1) === null && isNameAlone(parent);
  if (!isName) {
    if (parent.length > MAX_ITEM_LENGTH) return;
    const said = [parent, item.text].map((text) => closeSentence(text, language));
    list.items[list.items.length - 1] = said.join(" ");
    return;
  }
  list.items.pop();
  list.numbers.pop();
  if (list.items.length === 0) lists.pop();
  lists.push(listOf(item, { intro: list.intro, name: parent, order: next() }));
}

/** True for a row of other columns than those above it, below a title, or with the name of the first of them. */
function isOtherTable({ rows, items }: SourceList, { cells }: ReadItem): boolean {
  const [first] = rows;
  if ((first !== undefined) !== (cells !== undefined)) return items.length > 0;
  if (first === undefined || cells === undefined) return false;
  const columns = (row: readonly Cell[]) => row.map(({ column }) => column).join("\n");
  const name = cells[0]?.text ?? "";
  if (columns(first) !== columns(cells)) return true;
  if (first[0]?.text === name) return true;
  // Names alone are rows of what the page shows in signs.
  return titleOf(first) !== null && titleOf(cells) === null;
}

/** A row with one cell that says something is the title of what stands below it; null for others. */
function titleOf(row: readonly Cell[] = []): string | null {
  const [title, ...others] = row.filter(({ text }) => text !== "");
  return title === undefined || others.length > 0 || row.length === 1 ? null : title.text;
}

function isNameAlone(text: string): boolean {
  return widthOf(text) <= MAX_NAME_WIDTH && !SENTENCE_END.test(text);
}
