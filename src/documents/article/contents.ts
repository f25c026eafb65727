import { lineKey } from "../languages/mod.ts";
import { isText, type JudgedBlocks } from "./judged_blocks.ts";

/** Fewer entries may be a heading that is said twice. */
const MIN_ENTRIES = 2;
/** Headings that a row of them is made of have as many letters. */
const MIN_ENTRY_LENGTH = 4;
/** The share of a row that is headings; the rest says what they are. */
const MIN_ROW_SHARE = 0.7;
/** More lines and headings take time to compare; rows stand above them all. */
const MAX_ROWS = 40;
const MAX_HEADINGS = 60;

/** Drops tables of contents: lines that stand together and are headings further down, with their title. */
export function dropContents(
  judged: JudgedBlocks,
  { title, end, dropped }: { title: number; end: number; dropped: Set<number> },
): void {
  const { blocks, kinds } = judged;
  const headings = headingsOf(judged, end);
  const mayBeEntry = (index: number): boolean =>
    index !== title && (kinds[index] === "short" || kinds[index] === "item");
  const isEntry = (index: number): boolean =>
    (headings.get(lineKey(blocks[index]?.text ?? "")) ?? -1) > index;
  let index = 0;
  while (index < end) {
    let next = index;
    while (next < end && mayBeEntry(next)) next += 1;
    const run = Array.from({ length: next - index }, (_, offset) => index + offset);
    // The heading of the text below stands at the end of the run.
    const last = run.findLastIndex(isEntry);
    const listed = run.slice(0, last + 1).filter(isEntry).length;
    if (listed >= MIN_ENTRIES && listed >= 0.5 * (last + 1)) {
      const until =
        isText(kinds[next]) && blocks[next]?.kind !== "heading" ? run.length - 1 : run.length;
      for (const entry of run.slice(0, Math.max(last + 1, until))) dropped.add(entry);
    }
    index = Math.max(index + 1, next);
  }
}

/** Drops rows that say the headings below them, one after the other, as a table of contents does. */
export function dropRowsOfHeadings(
  judged: JudgedBlocks,
  { title, dropped }: { title: number; dropped: Set<number> },
): void {
  for (const index of rowsOfHeadings(judged)) if (index !== title) dropped.add(index);
}

/** Where such rows stand. */
export function rowsOfHeadings(judged: Pick<JudgedBlocks, "blocks" | "kinds">): Set<number> {
  const { blocks, kinds } = judged;
  const rows = new Set<number>();
  const headings = [...headingsOf(judged, blocks.length)].slice(0, MAX_HEADINGS);
  if (headings.length < MIN_ENTRIES) return rows;
  for (let index = 0; index < Math.min(blocks.length, MAX_ROWS); index++) {
    if (kinds[index] !== "short") continue;
    const row = lineKey(blocks[index]?.text ?? "");
    const entries = headings.flatMap(([key, place]) => {
      const entry = key.slice(key.search(/[:：]/u) + 1).trim();
      return place > index && entry.length >= MIN_ENTRY_LENGTH && row.includes(entry) ? entry : [];
    });
    const said = entries.reduce((sum, entry) => sum + entry.length + 1, 0);
    if (entries.length >= MIN_ENTRIES && said >= MIN_ROW_SHARE * row.length) rows.add(index);
  }
  return rows;
}

/** Where lines stand above text, by what they say. */
function headingsOf(
  { blocks, kinds }: Pick<JudgedBlocks, "blocks" | "kinds">,
  end: number,
): Map<string, number> {
  const headings = new Map<string, number>();
  for (let index = 0; index < end - 1; index++) {
    const block = blocks[index];
    const isLine = kinds[index] === "short" || block?.kind === "heading";
    const key = isLine ? lineKey(block?.text ?? "") : "";
    if (key !== "" && isText(kinds[index + 1])) headings.set(key, index);
  }
  return headings;
}
