import { unitsOf } from "../../line_kinds.ts";
import { stemsOf } from "../../stems.ts";
import { isKept, isText } from "../judged_blocks.ts";
import { likelihood } from "./forest.ts";
import grown from "./forest.json";
import { type JudgedPage, signsOf } from "./signs.ts";

/** From here on, a line is no part of the article. */
const MIN_LIKELIHOOD = 0.65;
/** The same of a line that may be the heading of the text below it, as nothing tells headings apart so well. */
const MIN_HEADING_LIKELIHOOD = 0.97;
/** What stands beside a dropped line is judged again. */
const MAX_ROUNDS = 3;
/** Who finds more of an article's words unlikely has not understood the page. */
const MAX_SHARE = 0.5;

/**
 * Drops lines that no rule is sure of, and that look, speak and stand as what pages have around their articles:
 * what a forest has learnt of many pages, by `train:reading`.
 */
export function dropUnlikely(page: JudgedPage & { dropped: Set<number> }): void {
  const { judged, dropped } = page;
  const { blocks, kinds } = judged;
  const unlikely = new Set<number>();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const known = new Set([...dropped, ...unlikely]);
    const signs = signsOf({ ...page, dropped: known });
    const before = unlikely.size;
    for (const [index, own] of signs.entries()) {
      if (own === null || known.has(index)) continue;
      // What somebody says belongs to who says it.
      if (blocks[index]?.speaker !== undefined) continue;
      const isHeading = mayHead(page, index);
      if (isHeading && isTold(page, index)) continue;
      const least = isHeading ? MIN_HEADING_LIKELIHOOD : MIN_LIKELIHOOD;
      if (likelihood(grown, own) >= least) unlikely.add(index);
    }
    if (unlikely.size === before) break;
  }
  const unitsIn = (test: (index: number) => boolean): number =>
    [...blocks.keys()]
      .filter((index) => !dropped.has(index) && isKept(kinds[index]) && test(index))
      .reduce((sum, index) => sum + unitsOf(blocks[index]?.text ?? ""), 0);
  if (unitsIn((index) => unlikely.has(index)) > MAX_SHARE * unitsIn(() => true)) return;
  for (const index of unlikely) dropped.add(index);
}

/** True for a heading, and for a line above text or above one that stands above text. */
function mayHead({ judged: { blocks, kinds }, dropped }: JudgedPage, index: number): boolean {
  if (blocks[index]?.kind === "heading") return true;
  if (kinds[index] !== "short") return false;
  const below = kinds[index + 1] === "short" ? index + 2 : index + 1;
  return isText(kinds[below]) && !dropped.has(below) && !dropped.has(below - 1);
}

/** True if the text below a line says one of its words. */
function isTold({ judged: { blocks, kinds, language } }: JudgedPage, index: number): boolean {
  const below = isText(kinds[index + 1]) ? (blocks[index + 1]?.text ?? "") : "";
  const told = stemsOf(below, language);
  return [...stemsOf(blocks[index]?.text ?? "", language)].some((stem) => told.has(stem));
}
