import { endsSentence, unitsOf } from "../line_kinds.ts";
import { coreOf } from "./core.ts";
import { isForeign, type JudgedBlocks } from "./judged_blocks.ts";

/** Entries of menus are not longer, in words. */
const MAX_ENTRY = 5;
/** A table of the article stands no further below where its text runs, in lines. */
const MAX_BELOW = 6;

/**
 * Drops the rows of tables that lay out a page's menus: words without numbers above the headline, far below the text,
 * or below a control that the text ends with.
 */
export function dropMenuRows(
  { blocks, kinds }: JudgedBlocks,
  { title, dropped }: { title: number; dropped: Set<number> },
): void {
  const core = coreOf(
    blocks,
    kinds.map((kind, index) => (blocks[index]?.cells === undefined ? kind : "short")),
  );
  if (core === null) return;
  let isBelowControl = false;
  for (const [index, { cells }] of blocks.entries()) {
    if (cells === undefined || blocks[index - 1]?.cells === undefined)
      isBelowControl = index > core.end && isForeign(kinds[index - 1]);
    if (cells === undefined) continue;
    if (index > title && index <= core.end + MAX_BELOW && !isBelowControl) continue;
    const isMenu = cells.every(
      ({ text }) =>
        unitsOf(text) <= MAX_ENTRY && !endsSentence(text) && !/^\P{L}*\p{Nd}/u.test(text),
    );
    if (index < title || isMenu) dropped.add(index);
  }
}
