import { lineKey } from "../languages/mod.ts";
import { isText, type JudgedBlocks } from "./judged_blocks.ts";

/** Fewer entries may be a heading that is said twice. */
const MIN_ENTRIES = 2;

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

/** Where lines stand above text, by what they say. */
function headingsOf({ blocks, kinds }: JudgedBlocks, end: number): Map<string, number> {
  const headings = new Map<string, number>();
  for (let index = 0; index < end - 1; index++) {
    const block = blocks[index];
    const isLine = kinds[index] === "short" || block?.kind === "heading";
    const key = isLine ? lineKey(block?.text ?? "") : "";
    if (key !== "" && isText(kinds[index + 1])) headings.set(key, index);
  }
  return headings;
}
