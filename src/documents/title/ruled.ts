import { coreOf } from "../article/core.ts";
import { isName } from "../details.ts";
import { unitsOf } from "../line_kinds.ts";
import { MAX_ABOVE_TEXT } from "./better.ts";
import type { HeadedBlocks } from "./headed.ts";
import { bestAbove } from "./score.ts";
import { CRUMBS, looksLikeTitle, mayBeHeadline } from "./shape.ts";
import { isDetails, isSignedBelow, MAX_MENU } from "./signed.ts";
import {
  bodyStart,
  MIN_HEADLINE,
  MIN_TOLD,
  MOSTLY_TOLD,
  shareTold,
  stemsOf,
  textBelow,
} from "./told.ts";

/** How many times as much of a line is told below where the text runs, if it is the headline of that text. */
const MORE = 1.3;
/** An article has as many words. */
const MIN_ARTICLE = 60;
/** A headline stands hardly further below what a picture above it shows, in lines. */
const MAX_BELOW = 6;

/** The headline above the body of a page, or above where its text runs, if a notice stands above them both. */
export function bestOf(page: HeadedBlocks): number {
  const { blocks, kinds, language } = page;
  const body = bodyStart(blocks, kinds);
  const found = bestAbove(page, body);
  const signed = signedBelow(page, { body, found });
  if (signed >= 0) return signed;
  const core = coreOf(blocks, kinds)?.start ?? body;
  if (core <= body) return found;
  const other = bestAbove(page, core);
  if (other < 0 || other === found) return found;
  const shareBelow = (index: number, from: number): number =>
    shareTold(blocks[index]?.text ?? "", textBelow(blocks, kinds, from), language);
  const ownShare = shareBelow(found, body);
  if (isName(blocks[found]?.text ?? "") && ownShare > 0) return found;
  // An article may have fewer words than the teasers below it.
  const before = blocks
    .slice(body, core)
    .reduce(
      (sum, { text }, offset) => sum + (kinds[body + offset] === "prose" ? unitsOf(text) : 0),
      0,
    );
  if (before >= MIN_ARTICLE && ownShare >= MOSTLY_TOLD) return found;
  const share = shareBelow(other, core);
  // What stands far above where the text runs is a menu's, whatever it says.
  const isFar = found < core - MAX_MENU;
  if (share >= MOSTLY_TOLD && (isFar || share > MORE * shareBelow(found, core))) return other;
  if (core > body + MAX_ABOVE_TEXT || ownShare > 0) return found;
  return share >= MIN_TOLD ? other : found;
}

/** A headline right below what opens the text, which says what a picture shows, and above an author; -1 if there is none. */
function signedBelow(
  { blocks, kinds, language }: HeadedBlocks,
  { body, found }: { body: number; found: number },
): number {
  const shareOf = (index: number, from: number): number =>
    shareTold(blocks[index]?.text ?? "", textBelow(blocks, kinds, from), language);
  const headline = blocks[found]?.text ?? "";
  // A headline of words that every text has may be any text's.
  if (headline !== "" && stemsOf(headline, language).length === 0) return -1;
  let [best, most] = [-1, 0];
  for (let index = body + 1; body >= 0 && index <= body + MAX_BELOW; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || !mayBeHeadline(block, kind)) continue;
    if (!looksLikeTitle(block.text) || unitsOf(block.text) < MIN_HEADLINE) continue;
    if (isName(block.text) || CRUMBS.test(block.text) || isDetails(block, language)) continue;
    if (!isSignedBelow(blocks, index, language)) continue;
    const share = shareOf(index, index + 1);
    if (share < MOSTLY_TOLD || share <= most || shareOf(found, index + 1) >= MIN_TOLD) continue;
    [best, most] = [index, share];
  }
  return best;
}
