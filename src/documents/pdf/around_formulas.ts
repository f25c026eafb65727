import { isAside, withAsides } from "./aside.ts";
import type { PlacedBlock } from "./blocks.ts";
import { isFormula } from "./formulas.ts";
import { SENTENCE_END } from "./kinds.ts";

/** The end of one sentence and the beginning of another. */
const SENTENCES = /[.!?…]["'”’»)]*\s+["'“‘«(]*\p{Lu}/u;

/** Sets aside the part of a sentence that leads to a formula, and the part that goes on below: without it, neither is one. */
export function withPartsAside(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const parts = new Set<PlacedBlock>();
  for (const [index, item] of placed.entries()) {
    if (!isAside(item.block) || !isFormula(item.block.text)) continue;
    const [before, after] = [placed[index - 1], placed[index + 1]];
    if (before !== undefined && isPart(before) && !SENTENCE_END.test(before.block.text)) {
      parts.add(before);
    }
    if (after !== undefined && isPart(after) && /^\p{Ll}/u.test(after.block.text)) {
      parts.add(after);
    }
  }
  return withAsides(placed, parts);
}

function isPart({ block }: PlacedBlock): boolean {
  return block.kind === "paragraph" && !SENTENCES.test(block.text);
}
