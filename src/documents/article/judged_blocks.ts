import type { LineKind } from "../line_kinds.ts";
import type { ReadBlock } from "../read_block.ts";

/** Blocks, what kinds of lines they are, and the language of them all. */
export interface JudgedBlocks {
  blocks: readonly ReadBlock[];
  kinds: readonly LineKind[];
  language: string;
  /** The beginnings of a block's words, but for stop words. */
  stemsIn: (text: string) => ReadonlySet<string>;
  /** True if they are a page, with more on it than an article. */
  isPage: boolean;
}

/** Kinds that are no text of the article. */
export const FURNITURE: ReadonlySet<LineKind> = new Set([
  "furniture",
  "button",
  "count",
  "credit",
  "picture",
]);
/** Kinds that belong to a picture. */
export const PICTURED: ReadonlySet<LineKind> = new Set(["picture", "credit", "caption"]);
/** Titles of what is not the article. */
export const TITLES: ReadonlySet<LineKind> = new Set(["related", "comments"]);
/** Kinds of whole sentences. */
const KEPT: ReadonlySet<LineKind> = new Set(["prose", "sentence"]);

/** True for what is no text of the article. */
export function isForeign(kind: LineKind | undefined): boolean {
  return kind !== undefined && (FURNITURE.has(kind) || TITLES.has(kind));
}

/** True for whole sentences. */
export function isKept(kind: LineKind | undefined): boolean {
  return kind !== undefined && KEPT.has(kind);
}

/** True for sentences and items of lists. */
export function isText(kind: LineKind | undefined): boolean {
  return kind === "prose" || kind === "sentence" || kind === "item";
}

/** Drops all blocks from one on. */
export function dropFrom(
  start: number,
  { blocks, dropped }: { blocks: readonly ReadBlock[]; dropped: Set<number> },
): number {
  for (let index = start; index < blocks.length; index++) dropped.add(index);
  return start;
}
