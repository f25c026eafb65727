import { endsSentence, unitsOf } from "../line_kinds.ts";
import { coreOf } from "./core.ts";
import type { JudgedBlocks } from "./judged_blocks.ts";

/** Entries of menus are not longer, in words. */
const MAX_ENTRY = 5;
/** A table of the article stands no further below where its text runs, in lines. */
const MAX_BELOW = 6;

/** Drops the rows of tables that lay out a page's menus: words without numbers above the headline, or far below the text. */
export function dropMenuRows(
  { blocks, kinds }: JudgedBlocks,
  { title, dropped }: { title: number; dropped: Set<number> },
): void {
  const core = coreOf(
    blocks,
    kinds.map((kind, index) => (blocks[index]?.cells === undefined ? kind : "short")),
  );
  if (core === null) return;
  for (const [index, { cells }] of blocks.entries()) {
    if (cells === undefined || (index > title && index <= core.end + MAX_BELOW)) continue;
    const isMenu = cells.every(
      ({ text }) =>
        unitsOf(text) <= MAX_ENTRY && !endsSentence(text) && !/^\P{L}*\p{Nd}/u.test(text),
    );
    if (index < title || isMenu) dropped.add(index);
  }
}
