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
    const certain = withoutEmptyHeadings(blocks, ({ doubt = 0 }) => doubt < doubtful);
    const said = certain.reduce(
      (sum, { kind, text }) => sum + (kind === "heading" ? 0 : Bun.stringWidth(text)),
      0,
    );
    if (said >= MIN_SAID) return certain;
  }
  return blocks;
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
