import type { Block } from "../../posts/document.ts";
import { pageWords } from "../article/judge/page_words.ts";
import { isForeign, isText, type JudgedBlocks } from "../article/judged_blocks.ts";
import { isName } from "../details.ts";
import { plainLetters } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { MAX_ABOVE_TEXT } from "./better.ts";
import { CRUMBS, looksLikeTitle, mayBeHeadline, NOTED, OPEN_ENDED } from "./shape.ts";
import { isDetails } from "./signed.ts";
import { MIN_HEADLINE, MIN_TOLD, plainText, shareTold, stemsOf } from "./told.ts";

/** Less text does not tell what it is about, in characters. */
const MIN_TEXT = 800;
/** Headlines that may count as sentences are not longer, in words. */
const MAX_UNITS = 20;
/** The share of a headline's words that its text says again, where another line was taken for it. */
const PLAINLY_TOLD = 0.6;
/** What stands nearer below a headline may be its standfirst, unless the headline speaks to readers, in lines. */
const MIN_APART = 5;
/** A headline stands hardly further below a notice or what a picture shows, in lines. */
const MAX_BELOW = 2;

/** A page with what is left of it. */
interface ReadPage {
  judged: JudgedBlocks;
  title: number;
  dropped: ReadonlySet<number>;
}

/**
 * A line near the text that is left of a page, which tells most of it and next to nothing of what was taken for the
 * headline: a form, a menu or the headlines of others may open a page. -1 if there is none.
 */
export function retoldTitle({ judged, title, dropped }: ReadPage): number {
  const { blocks, kinds, language } = judged;
  const found = blocks[title];
  if (found === undefined || found.kind === "heading") return -1;
  const isOwn = (_: Block, index: number): boolean =>
    index !== title && !dropped.has(index) && isText(kinds[index]);
  const textWithout = (line: number): string =>
    plainText(
      blocks
        .flatMap((block, index) => (isOwn(block, index) && index !== line ? block.text : []))
        .join(" "),
    );
  const text = textWithout(title);
  if (text.length < MIN_TEXT) return -1;
  const least = shareTold(found.text, text, language);
  // A headline of words that every text has may be any text's.
  if (least >= MIN_TOLD || stemsOf(found.text, language).length === 0) return -1;
  const speaks = (plainLetters(found.text).match(pageWords(language).address)?.length ?? 0) > 1;
  const apart = speaks ? 1 : MIN_APART;
  const first = blocks.findIndex((block, index) => isOwn(block, index) && kinds[index] === "prose");
  let [best, most] = [-1, Math.max(PLAINLY_TOLD, 2 * least)];
  for (let index = Math.max(0, first - MAX_ABOVE_TEXT); index <= first + MAX_BELOW; index++) {
    const block = blocks[index];
    if (block === undefined || Math.abs(index - title) < apart || !mayBe(index)) continue;
    const share = shareTold(block.text, textWithout(index), language);
    if (share > most || (best < 0 && share === most)) [best, most] = [index, share];
  }
  return best;

  function mayBe(index: number): boolean {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || unitsOf(block.text) < MIN_HEADLINE)
      return false;
    // What looks like a caption, above a credit, is a headline where nothing of the other line is told.
    const isCaption = kind === "caption" && least > 0;
    const isShort = mayBeHeadline(block, kind) || unitsOf(block.text) <= MAX_UNITS;
    if (!isShort || isCaption || !looksLikeTitle(block.text) || isForeign(kind)) return false;
    if (isName(block.text) || isDetails(block, language)) return false;
    return ![CRUMBS, NOTED, OPEN_ENDED].some((shape) => shape.test(block.text));
  }
}
