import type { Block } from "../../posts/document.ts";
import { areIngredients } from "./recipe.ts";

/** What opens a text says most of what it says, and is left out for a plain doubt alone, as what its first picture shows is. */
const OPENING = 2;
const DOUBTED = 0.12;
/** An item of a list says little by itself, and is doubted sooner; one with a number is hardly any page's own. */
const DOUBTED_ITEM = 0.2;
const DOUBTED_NUMBER = 0.5;
/** What stands below a heading says more of itself than the heading does. */
const DOUBTED_HEADING = 0.3;
/**
 * From which doubt on lines are left out, and how much the others have to say for that, in columns of a terminal: of a
 * long text, all that is doubtful at all, and of a short one what it can do without.
 */
const STEPS = [
  { doubtful: 0.05, least: 1_800 },
  { doubtful: DOUBTED, least: 700 },
  { doubtful: 0.5, least: 700 },
];

/**
 * A document's blocks without those that may be none of its text, as far as the others say enough for a post: a
 * sentence of the text is missed by few, and a notice on a slide is seen by all.
 */
export function certainBlocks(all: readonly Block[], language: string): readonly Block[] {
  const blocks = withoutAsides(all);
  for (const { doubtful, least } of STEPS) {
    const left = leftOut(blocks, { doubtful, language });
    const isLeft = (block: Block): boolean => left.has(block);
    const certain = withoutEmptyHeadings(blocks, (block) => !isLeft(block)).filter(
      (block) => !isLeft(block),
    );
    const said = certain.reduce(
      (sum, { kind, text }) => sum + (kind === "heading" ? 0 : Bun.stringWidth(text)),
      0,
    );
    if (said >= least) return certain;
  }
  return blocks;
}

/** A document's blocks without those that are printed but that nobody would read out, unless there are no others. */
export function withoutAsides(blocks: readonly Block[]): readonly Block[] {
  const told = blocks.filter(({ doubt = 0 }) => doubt < 1);
  return told.length > 0 ? told : blocks;
}

/**
 * Those blocks that are doubtful. A list has all its items or none, but for what stands at its ends without a
 * number: a gap would be seen, and a line after a list is easily taken for an item. What a kitchen measures is no
 * page's menu, however short its lines.
 */
function leftOut(
  blocks: readonly Block[],
  { doubtful, language }: { doubtful: number; language: string },
): Set<Block> {
  const opening = new Set(blocks.filter(({ kind }) => kind === "paragraph").slice(0, OPENING));
  const least = (block: Block): number => {
    if (block.kind === "heading") return Math.max(DOUBTED_HEADING, doubtful);
    if (block.kind === "list_item") {
      return Math.max(block.number === undefined ? DOUBTED_ITEM : DOUBTED_NUMBER, doubtful);
    }
    return opening.has(block) ? Math.max(DOUBTED, doubtful) : doubtful;
  };
  const left = new Set(blocks.filter((block) => (block.doubt ?? 0) >= least(block)));
  let start = 0;
  while (start < blocks.length) {
    let end = start;
    while (blocks[end]?.kind === "list_item") end++;
    const list = blocks.slice(start, end);
    const isMeasured = areIngredients(
      list.map(({ text }) => text),
      language,
    );
    if (isMeasured) for (const item of list) left.delete(item);
    else if (list.filter((item) => left.has(item)).length * 2 <= list.length) {
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
