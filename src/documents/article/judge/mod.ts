import { unitsOf } from "../../line_kinds.ts";
import { isKept } from "../judged_blocks.ts";
import { likelihood } from "./forest.ts";
import grown from "./forest.json";
import { type JudgedPage, signsOf } from "./signs.ts";

/** From here on, a line is no part of the article. Most articles lose nothing by it, and none more than a line. */
const MIN_LIKELIHOOD = 0.9;
/** What stands beside a dropped line is judged again. */
const MAX_ROUNDS = 3;
/** Who finds more of an article's words unlikely has not understood the page. */
const MAX_SHARE = 0.3;

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
      if (likelihood(grown, own) >= MIN_LIKELIHOOD) unlikely.add(index);
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
