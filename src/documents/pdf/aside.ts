import type { Block } from "../../posts/document.ts";
import type { PlacedBlock } from "./blocks.ts";
import type { PdfLine } from "./line.ts";

/**
 * A block that is printed, but that nobody would read out, such as the ticks of an axis: no post shows it, and it is
 * part of the document for whoever looks for its words.
 */
export function asAside(block: Block): Block {
  return { ...block, doubt: 1 };
}

/** True for what {@linkcode asAside} made. */
export function isAside({ doubt }: Block): boolean {
  return doubt === 1;
}

/** The same blocks, with some of them as asides. */
export function withAsides(
  placed: readonly PlacedBlock[],
  asides: ReadonlySet<PlacedBlock>,
): PlacedBlock[] {
  return placed.map((item) => (asides.has(item) ? { ...item, block: asAside(item.block) } : item));
}

/** Puts the lines of lists of contents behind what else is on their pages, as asides. */
export function withContents(
  placed: readonly PlacedBlock[],
  contents: readonly PdfLine[],
): PlacedBlock[] {
  const left = [...contents];
  const asidesBefore = (nextPage: number): PlacedBlock[] => {
    const end = left.findIndex(({ page }) => page >= nextPage);
    return left.splice(0, end < 0 ? left.length : end).map(({ text, page, fontSize, font }) => {
      const block = asAside({ kind: "paragraph", text, level: 0 });
      return { block, page, fontSize, font, isParted: false };
    });
  };
  const all = placed.flatMap((item) =>
    left.length === 0 ? item : [...asidesBefore(item.page), item],
  );
  return [...all, ...asidesBefore(Number.POSITIVE_INFINITY)];
}

/** Puts asides back to where they stood, counted from the end: what else was changed is how a document begins. */
export function withPlacedAsides(
  blocks: readonly Block[],
  placed: readonly PlacedBlock[],
): Block[] {
  const reversed: Block[] = [];
  let left = blocks.length;
  for (const { block } of placed.toReversed()) {
    const told = isAside(block) ? block : blocks[--left];
    if (told !== undefined) reversed.push(told);
  }
  return [...blocks.slice(0, Math.max(0, left)), ...reversed.reverse()];
}
