import type { PlacedBlock } from "./blocks.ts";

const SECTION_OF_MANUAL = /^\p{Lu}{3,12}$/u;
/** What the first section says: "ls, dir - lists what a folder holds". */
const NAMED =
  /^[\p{L}\p{N}_.+-]+(?:(?:, [\p{L}\p{N}_.+-]+)*|(?: [\p{Ll}\p{N}]+){1,3}) [-–—‐−] \S.{4,120}$/u;

/**
 * What the first section of a manual's page says, whose heading is the same in each of them, where it is not left out;
 * null if it is no such page.
 */
export function manualName(placed: readonly PlacedBlock[]): PlacedBlock | null {
  // The page's head may be left.
  const front = placed.slice(0, 3).filter(({ isParted }) => !isParted);
  const isSection = ({ block }: PlacedBlock) => SECTION_OF_MANUAL.test(block.text);
  const heading = front.slice(0, 2).find(isSection);
  const name = front.slice(0, 2).find((item) => !isSection(item));
  const isManual =
    name !== undefined &&
    heading !== undefined &&
    name.block.kind === "paragraph" &&
    NAMED.test(name.block.text);
  return isManual ? name : null;
}
