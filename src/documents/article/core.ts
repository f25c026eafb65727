import { type LineKind, unitsOf } from "../line_kinds.ts";
import type { ReadBlock } from "../read_block.ts";

/** A longer paragraph says no more about where a text runs, in words. */
const MAX_UNITS = 60;
/** What a word of a sentence alone on its line counts for. */
const OF_SENTENCE = 0.6;
/** What a line counts for that is no sentence, in words: text runs on across few of them. */
const WORTH: Readonly<Record<Exclude<LineKind, "prose" | "sentence">, number>> = {
  item: -1,
  short: -6,
  caption: -6,
  furniture: -8,
  button: -8,
  count: -8,
  credit: -8,
  picture: -8,
  related: -20,
  comments: -40,
};

/** Lines of a page, from one to another, that one included. */
export interface Core {
  start: number;
  end: number;
}

/**
 * Finds where the text of a page runs: the lines whose sentences are worth most, less what stands between them
 * that is none. A maximum subsequence, as in Pasternack and Roth, "Extracting Article Text from the Web with
 * Maximum Subsequence Segmentation" (2009). Null for a page without sentences.
 */
export function coreOf(blocks: readonly ReadBlock[], kinds: readonly LineKind[]): Core | null {
  let core: Core | null = null;
  let most = 0;
  let sum = 0;
  let start = 0;
  for (const [index, kind] of kinds.entries()) {
    if (sum <= 0) {
      sum = 0;
      start = index;
    }
    sum += worthOf(blocks[index]?.text ?? "", kind);
    if (sum > most) {
      most = sum;
      core = { start, end: index };
    }
  }
  return core;
}

/** What a line is worth for the text that runs there, in words; below zero if it parts the text. */
export function worthOf(text: string, kind: LineKind): number {
  if (kind === "prose") return Math.min(MAX_UNITS, unitsOf(text));
  if (kind === "sentence") return OF_SENTENCE * unitsOf(text);
  return WORTH[kind];
}
