import type { Block } from "../posts/document.ts";

/** A block while its document is read. */
export interface ReadBlock extends Block {
  /** True if no empty line parts it from the block before it. */
  isJoined?: boolean;
}

/** A block without what only reading needs. */
export function plainBlock({ isJoined: _, ...block }: ReadBlock): Block {
  return block;
}
