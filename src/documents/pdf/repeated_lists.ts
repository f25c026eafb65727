import { withAsides } from "./aside.ts";
import type { PlacedBlock } from "./blocks.ts";

/** Shorter lists may be alike by chance. */
const MIN_ITEMS = 3;

/** Sets aside a list that stood below the same heading on an earlier page, such as an outline before each part. */
export function withRepeatedAside(placed: readonly PlacedBlock[]): PlacedBlock[] {
  const firstPages = new Map<string, number>();
  const repeated = new Set<PlacedBlock>();
  for (const [start, heading] of placed.entries()) {
    if (heading.block.kind !== "heading") continue;
    const items = itemsFrom(placed, start + 1);
    if (items.length < MIN_ITEMS) continue;
    const key = [heading, ...items].map(({ block }) => block.text).join("\n");
    const first = firstPages.get(key);
    if (first === undefined) firstPages.set(key, heading.page);
    else if (first < heading.page) for (const item of [heading, ...items]) repeated.add(item);
  }
  return withAsides(placed, repeated);
}

/** The items of a list, without those of a table, that begin at a place. */
function itemsFrom(placed: readonly PlacedBlock[], start: number): PlacedBlock[] {
  const isItem = ({ block }: PlacedBlock) =>
    block.kind === "list_item" && block.cells === undefined;
  let end = start;
  for (let item = placed[end]; item !== undefined && isItem(item); item = placed[end]) end += 1;
  return placed.slice(start, end);
}
