import type { Block } from "../../posts/document.ts";

/** From here on, a line may be none of the text's; and the same of a text that would else say too little. */
const DOUBTFUL = [0.2, 0.5];
/** Says enough for a post, in columns of a terminal. */
const MIN_SAID = 700;

/**
 * A document's blocks without those that may be none of its text, as far as the others say enough for a post: a
 * sentence of the text is missed by few, and a notice on a slide is seen by all.
 */
export function certainBlocks(blocks: readonly Block[]): readonly Block[] {
  for (const doubtful of DOUBTFUL) {
    const left = leftOut(blocks, doubtful);
    const certain = withoutEmptyHeadings(blocks, (block) => !left.has(block));
    const said = certain.reduce(
      (sum, { kind, text }) => sum + (kind === "heading" ? 0 : Bun.stringWidth(text)),
      0,
    );
    if (said >= MIN_SAID) return certain;
  }
  return blocks;
}

/**
 * Those blocks that are doubtful. A list has all its items or none, but for what stands at its ends without a
 * number: a gap would be seen, and a line after a list is easily taken for an item.
 */
function leftOut(blocks: readonly Block[], doubtful: number): Set<Block> {
  const left = new Set(blocks.filter(({ doubt = 0 }) => doubt >= doubtful));
  let start = 0;
  while (start < blocks.length) {
    let end = start;
    while (blocks[end]?.kind === "list_item") end++;
    const list = blocks.slice(start, end);
    if (list.filter((item) => left.has(item)).length * 2 <= list.length) {
      const isLoose = (item: Block) => left.has(item) && item.number === undefined;
      const first = list.findIndex((item) => !isLoose(item));
      const last = list.findLastIndex((item) => !isLoose(item));
      for (const item of list.slice(first, last + 1)) left.delete(item);
    }
    start = end + 1;
  }
  return left;
}

/** Those blocks that are to be kept, without headings that nothing of theirs is left below. */
function withoutEmptyHeadings(
  blocks: readonly Block[],
  isKept: (block: Block) => boolean,
): Block[] {
  const kept: Block[] = [];
  let isEmptied = false;
  for (const block of blocks.toReversed()) {
    if (block.kind === "heading") {
      if (!isEmptied) kept.push(block);
      isEmptied = false;
    } else if (isKept(block)) {
      kept.push(block);
      isEmptied = false;
    } else isEmptied = kept.length === 0 || kept.at(-1)?.kind === "heading";
  }
  return kept.reverse();
}
