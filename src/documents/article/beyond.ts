import { unitsOf } from "../line_kinds.ts";
import { coreOf } from "./core.ts";
import { dropFrom, isForeign } from "./judged_blocks.ts";
import type { RuledPage } from "./mod.ts";

/** Of where the text runs, what stands above the headline has at most this share of the words. */
const MAX_ABOVE = 0.2;
/** What the first picture shows may stand above the headline, in lines. */
const MAX_LEAD = 2;
/**
 * How many lines that are no text, and how many of them foreign, part the text from what stands below them and has at
 * most a share of its words.
 */
const PARTS = [
  { gap: 3, foreign: 1, share: 0.2 },
  { gap: 8, foreign: 2, share: 0.5 },
];
const MIN_GAP = 3;

/**
 * Drops what stands around where the text of a page runs, and is little beside it: above the headline, and below lines
 * that are no text. Whatever it says, nobody reads on there.
 */
export function dropBeyond({ judged, title, dropped }: RuledPage): void {
  const { blocks, kinds } = judged;
  const core = coreOf(blocks, kinds);
  if (core === null) return;
  const isNone = (index: number): boolean => dropped.has(index) || isForeign(kinds[index]);
  /** Words from each block on, so that no page is counted again for each of its lines. */
  const unitsFrom = blocks.map(() => 0);
  for (let index = blocks.length - 1, sum = 0; index >= 0; index--) {
    sum += isNone(index) ? 0 : unitsOf(blocks[index]?.text ?? "");
    unitsFrom[index] = sum;
  }
  const unitsIn = (from: number, to: number): number =>
    (unitsFrom[from] ?? 0) - (unitsFrom[to] ?? 0);
  const units = unitsIn(core.start, core.end + 1);
  const isAbove = title <= core.start + MAX_LEAD;
  if (isAbove && unitsIn(0, Math.max(0, title)) <= MAX_ABOVE * units) {
    for (let index = 0; index < title; index++) dropped.add(index);
  }
  // What others say below a question is what the page is for.
  if (blocks.slice(core.end + 1).some(({ speaker }) => speaker !== undefined)) return;
  let gap = 0;
  let foreign = 0;
  for (let index = core.end + 1; index < blocks.length; index++) {
    if (isNone(index)) {
      gap += 1;
      if (isForeign(kinds[index])) foreign += 1;
      continue;
    }
    const share = gap < MIN_GAP ? 1 : unitsIn(index, blocks.length) / units;
    if (PARTS.some((part) => gap >= part.gap && foreign >= part.foreign && share <= part.share)) {
      dropFrom(index, { blocks, dropped });
      return;
    }
    if (kinds[index] !== "short") [gap, foreign] = [0, 0];
  }
}
