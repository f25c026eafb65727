import { leadsElsewhere, unitsOf } from "../line_kinds.ts";
import { FURNITURE, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** Paragraphs of an article are longer than what introduces another one, in columns of a terminal. */
const TEASER_WIDTH = 220;
/** Fewer short paragraphs, each below a headline, are as likely to be the article's. */
const MIN_TEASERS = 3;

/** Drops lists of other articles within the article, with their titles. */
export function dropBoxes(
  judged: JudgedBlocks,
  { body, end, dropped }: { body: number; end: number; dropped: Set<number> },
): void {
  const { blocks, kinds } = judged;
  for (let index = body; index < end; index++) {
    const block = blocks[index];
    if (block === undefined || dropped.has(index)) continue;
    const opens = kinds[index] === "related" || kinds[index] === "comments";
    if (!opens && !(kinds[index] === "furniture" && leadsElsewhere(block.text))) continue;
    // A line that names the other article is all there is.
    if (!opens && unitsOf(block.text) > 4) continue;
    const after = articleAfter(judged, index + 1);
    // What stands before the article's end goes on with it, though it looks like teasers.
    const next =
      after < 0 && kinds[index] === "related" ? kinds.indexOf("prose", index + 1) : after;
    const until = next < 0 || next > end ? end : next;
    const heading = isHeadingAbove(judged, until - 1) && until - 1 > index + 1 ? until - 1 : until;
    if (!opens && until - index > 5) continue;
    for (let line = index; line < heading; line++) {
      if (line === index || !isKept(kinds[line]) || opens) dropped.add(line);
    }
    index = heading - 1;
  }
}

/**
 * Where the article goes on after a list of others; -1 if it does not. Other articles are a row of
 * headlines, each with a teaser, a time or a picture.
 */
export function articleAfter(
  { blocks, kinds }: Pick<JudgedBlocks, "blocks" | "kinds">,
  from: number,
): number {
  let first = -1;
  let teasers = 0;
  for (let index = from; index < blocks.length; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined) continue;
    if (kind === "comments" || (kind === "related" && first >= 0)) break;
    if (kind !== "prose" || block.cells !== undefined) continue;
    if (first < 0) first = index;
    if (index === from && kinds.indexOf("prose", index + 1) < 0) return -1;
    // An advertisement may stand between two paragraphs.
    const next = kinds.slice(index + 1, index + 4).find((each) => !FURNITURE.has(each));
    if (block.kind !== "paragraph" || next === "prose") return first;
    if (Bun.stringWidth(block.text) > TEASER_WIDTH) return first;
    teasers += 1;
  }
  return teasers >= MIN_TEASERS ? -1 : first;
}

function isHeadingAbove({ blocks, kinds }: JudgedBlocks, index: number): boolean {
  const block = blocks[index];
  if (block === undefined) return false;
  if (block.kind === "heading") return true;
  return kinds[index] === "short" && block.text.length <= 80 && kinds[index + 1] === "prose";
}
