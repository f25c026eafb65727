import type { Block } from "../posts/document.ts";
import { endsSentence } from "./line_kinds.ts";

/** "200 g flour", "2 eggs"; but not "10:30 Coffee", "1. Coffee" or "1911 Coffee". */
const AT_START =
  /^(?:(?!\p{Nd}{4})\p{Nd}{1,3}(?:[.,/⁄]\p{Nd}{1,3})?(?:\s?[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])(?:\s?\p{L}|[-–]\p{Nd})/u;
/** "番茄 2个", "塩 小さじ1", "flour 200 g". */
const AT_END =
  /^\p{L}.*[\s:：][\p{L}\p{M}]{0,5}\p{Nd}{1,4}(?:[.,/⁄]\p{Nd}{1,3})?\s?[\p{L}\p{M}]{0,8}$/u;
const MAX_WIDTH = 48;
const MIN_LINES = 3;

/** Options of {@linkcode listQuantities}. */
export interface QuantityOptions {
  /** The title's index, which is none of them. */
  title?: number;
  /** Where lists may begin; by default anywhere. */
  start?: number;
}

/**
 * Makes a list of short lines in a row that each say how much of something: of ingredients, exercises or
 * materials. A last line without an amount belongs to it where a paragraph follows.
 */
export function listQuantities(
  blocks: readonly Block[],
  { title = -1, start: only }: QuantityOptions,
): Block[] {
  const listed = [...blocks];
  const isLine = (index: number): boolean => {
    const block = blocks[index];
    if (block?.kind !== "paragraph" || index === title || block.speaker !== undefined) return false;
    return Bun.stringWidth(block.text) <= MAX_WIDTH && !endsSentence(block.text);
  };
  for (const shape of [AT_START, AT_END]) {
    let start = only ?? 0;
    while (start < blocks.length && (only === undefined || start === only)) {
      let end = start;
      while (isLine(end) && shape.test(blocks[end]?.text ?? "")) end++;
      if (end - start >= MIN_LINES) {
        if (isLine(end) && !isLine(end + 1) && blocks[end + 1]?.kind === "paragraph") end++;
        for (let index = start; index < end; index++) {
          listed[index] = { kind: "list_item", text: blocks[index]?.text ?? "", level: 1 };
        }
      }
      start = Math.max(end, start + 1);
    }
  }
  return listed;
}
