import { rowsOfHeadings } from "../article/contents.ts";
import { likelihood } from "../article/judge/forest.ts";
import { isForeign } from "../article/judged_blocks.ts";
import grown from "./forest.json";
import type { HeadedBlocks } from "./headed.ts";
import { isWholeQuotation, LABEL, lettersOf, looksLikeTitle, MAX_LENGTH } from "./shape.ts";
import { candidatesOf } from "./signs.ts";

const NO_END = /[,;:：，；、]$/u;
const ASKED = /[?？؟]["'”’»)」』]*$/u;
/** Begins as the middle of a sentence does, and not as "iPhone" or "noteで" do. */
const PART = /^\p{Ll}+ /u;

/** A line that is likely the headline, and how likely any line is. */
export interface Likeliest {
  /** -1 if none is likely enough. */
  index: number;
  chance: number;
  chanceOf(index: number): number;
}

/** The line of a page that is most likely its headline: what a forest has learnt of many pages, by `train:reading`. */
export function likeliestOf(page: HeadedBlocks, least: number): Likeliest {
  const { blocks } = page;
  const candidates = candidatesOf(page);
  const rows = rowsOfHeadings(page);
  const chances = new Map(candidates.map(({ index, signs }) => [index, likelihood(grown, signs)]));
  const chanceOf = (index: number) => chances.get(index) ?? 0;
  let [best, most] = [-1, least];
  for (const { index, isPart } of candidates) {
    const chance = chanceOf(index);
    if (chance > most && !isPart && !rows.has(index)) [best, most] = [index, chance];
  }
  // A page may say its headline twice.
  const letters = lettersOf(blocks[best]?.text ?? "");
  const first = blocks.findIndex(({ text }) => letters !== "" && lettersOf(text) === letters);
  return { index: first >= 0 && first < best ? first : best, chance: chanceOf(best), chanceOf };
}

/** True for a line that may stand for a text where no menu stands above it. */
export function mayHead({ blocks, kinds, isPage }: HeadedBlocks, index: number): boolean {
  const block = blocks[index];
  const kind = kinds[index];
  if (block === undefined || kind === undefined || block.speaker !== undefined) return false;
  if (block.text.length > MAX_LENGTH || isForeign(kind) || NO_END.test(block.text)) return false;
  // With who said it below, a quotation is the text itself.
  if (isWholeQuotation(block.text) && kinds[index + 1] !== "prose") return false;
  // A sentence of a page is a caption or a notice rather.
  if (isPage && !looksLikeTitle(block.text)) return false;
  // One of the questions that a text answers is a heading of it.
  const isQuestion =
    ASKED.test(block.text) && blocks.filter(({ text }) => ASKED.test(text)).length > 1;
  if (isQuestion) return false;
  // Who speaks stands before more than one line.
  const label = LABEL.exec(block.text)?.[0] ?? "";
  const isSaid =
    label !== "" && blocks.some(({ text }) => text.startsWith(label) && text !== block.text);
  return !isSaid && block.kind !== "list_item" && !PART.test(block.text);
}
