import { isText } from "../article/judged_blocks.ts";
import { lineKey } from "../languages/mod.ts";
import type { HeadedLines } from "./headed.ts";

/** "2 What came of it" */
export const ENTRY = /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?\s+\p{L}/u;

/** Tells lines of a table of contents: they stand together, and are headings of the text from a line on. */
export function partsBelow(
  { blocks, kinds }: Pick<HeadedLines, "blocks" | "kinds">,
  from: number,
): (index: number) => boolean {
  const keyAt = (index: number): string => lineKey(blocks[index]?.text ?? "");
  const heads = new Set(
    [...blocks.keys()]
      .filter((index) => index > from && isText(kinds[index + 1]) && !isText(kinds[index]))
      .map(keyAt),
  );
  const isHead = (index: number): boolean => heads.has(keyAt(index));
  return (index) => isHead(index) && (isHead(index - 1) || isHead(index + 1));
}
