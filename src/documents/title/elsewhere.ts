import { isForeign } from "../article/judged_blocks.ts";
import { unitsOf } from "../line_kinds.ts";
import type { HeadedLines } from "./headed.ts";
import { OPEN_ENDED } from "./shape.ts";
import { countTold, MIN_HEADLINE, MIN_TOLD, MIN_WORDS_TOLD } from "./told.ts";

/** Authors and controls between a headline and a list of others are not more, in lines. */
const MAX_HEAD_LINES = 8;

/**
 * Tells the headlines of other articles: short lines, which may have dates, below the title of such a list, where a
 * line stands above that which may be the headline of this one.
 */
export function listedElsewhere(
  { blocks, kinds, language }: HeadedLines,
  text: string,
): (index: number) => boolean {
  const isBelowHead = (index: number): boolean =>
    blocks.slice(Math.max(0, index - MAX_HEAD_LINES), index).some((block) => {
      const { told, all } = countTold(block.text, text, language);
      return (
        unitsOf(block.text) >= MIN_HEADLINE && told >= MIN_WORDS_TOLD && told >= MIN_TOLD * all
      );
    });
  // Below a headline are several controls, and below another article's one at most.
  const isAboveControls = (index: number): boolean =>
    [1, 2].every((step) => isForeign(kinds[index + step]) && kinds[index + step] !== "count");
  const listed = new Set<number>();
  for (const index of kinds.keys()) {
    const isFirst = kinds[index - 1] === "related" && isBelowHead(index - 1);
    const isOpen = OPEN_ENDED.test(blocks[index]?.text ?? "") || kinds[index] === "short";
    const isListed = kinds[index] === "count" || (isOpen && !isAboveControls(index));
    if (isListed && (isFirst || listed.has(index - 1))) listed.add(index);
  }
  return (index) => listed.has(index);
}
