import { unitsOf } from "../line_kinds.ts";
import type { JudgedBlocks } from "./judged_blocks.ts";

/** Fewer rows are a small table. */
const MIN_ROWS = 3;
/** The names of facts are not longer, in words. */
const MAX_NAME = 5;
/** Without that much text below, in words, the facts are what the page has to say. */
const MIN_TEXT = 120;

/**
 * Drops the table above the opening of an article, with the lines among its rows: of facts, as in an encyclopedia, or
 * of the files that the article is about.
 */
export function dropFactBox({
  judged: { blocks, kinds },
  title,
  dropped,
}: {
  judged: JudgedBlocks;
  title: number;
  dropped: Set<number>;
}): void {
  const isParagraph = (index: number): boolean =>
    kinds[index] === "prose" && blocks[index]?.kind === "paragraph" && !dropped.has(index);
  const opening = [...kinds.keys()].find((index) => index > title && isParagraph(index));
  if (opening === undefined) return;
  const rows = [...kinds.keys()].slice(title + 1, opening).filter((index) => {
    const cells = blocks[index]?.cells;
    return cells !== undefined && cells.length > 1 && unitsOf(cells[0]?.text ?? "") <= MAX_NAME;
  });
  const [first] = rows;
  if (first === undefined || rows.length < MIN_ROWS) return;
  const text = blocks.slice(opening).filter((_, index) => isParagraph(opening + index));
  if (text.reduce((sum, block) => sum + unitsOf(block.text), 0) < MIN_TEXT) return;
  for (let index = first; index < opening; index++) dropped.add(index);
}
