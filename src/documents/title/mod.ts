import type { Block } from "../../posts/document.ts";
import { coreOf } from "../article/core.ts";
import { likelihood } from "../article/judge/forest.ts";
import { isName, readDetails } from "../details.ts";
import { endsSentence, type LineKind, unitsOf } from "../line_kinds.ts";
import { MAX_ABOVE_TEXT } from "./better.ts";
import { titleOfCrumbs } from "./crumbs.ts";
import grown from "./forest.json";
import type { HeadedBlocks } from "./headed.ts";
import { bestAbove } from "./score.ts";
import { CRUMBS, LABEL, lettersOf, looksLikeTitle, mayBeHeadline } from "./shape.ts";
import { isDetails, isSignedBelow, MAX_MENU } from "./signed.ts";
import { candidatesOf } from "./signs.ts";
import {
  bodyStart,
  MIN_HEADLINE,
  MIN_TOLD,
  MOSTLY_TOLD,
  shareTold,
  stemsOf,
  textBelow,
} from "./told.ts";

/** Two of them on a line. */
const LABELS = /^\p{L}[\p{L} ]{0,24}[:：]\s[^:：]{2,80}[.;,|·]\s\p{L}[\p{L} ]{0,24}[:：]\s/u;
/** Fewer lines of a word or two above a text are its own. */
const MIN_MENU = 4;
/** How many times as much of a line is told below where the text runs, if it is the headline of that text. */
const MORE = 1.3;
/** An article has as many words. */
const MIN_ARTICLE = 60;
/** A headline stands hardly further below what a picture above it shows, in lines. */
const MAX_BELOW = 6;

/** As many lines are the head of a whole page. */
const MIN_HEAD = 10;
/** Where a text stands on a site, and who wrote it, is said in fewer words each. */
const MAX_KICKER = 5;
/** Rules give way where a line is that likely the headline, and theirs no likelier than that. */
const SURE = 0.8;
const MAX_UNSURE = 0.1;
/** A line that is less likely the headline is none. */
const MIN_LIKELY = 0.02;

/** Finds the headline among the first blocks; -1 if there is none. */
export function findTitle({ blocks, kinds, language, isPage }: HeadedBlocks): number {
  const marked = blocks.findIndex((block) => block.kind === "heading");
  const firstProse = kinds.indexOf("prose");
  const main = blocks.findIndex((block) => block.kind === "heading" && block.level === 1);
  if (
    main >= 0 &&
    (main === 0 || isPage || main <= 3) &&
    (firstProse < 0 || main < firstProse + 3)
  ) {
    return main;
  }
  if (marked === 0) return 0;
  const named = titleOfCrumbs({ blocks });
  if (named >= 0) return named;
  if (isPage || showsHead(blocks, kinds)) return likeliestOf({ blocks, kinds, language, isPage });
  const first = isKicker(blocks[0], blocks[1]) ? 1 : 0;
  return opensText(blocks.slice(first), kinds.slice(first), language) ? first : -1;
}

/** True for a row of names above a longer line: "Science · Ana Reis". */
function isKicker(first: Block | undefined, next: Block | undefined): boolean {
  const parts = first?.kind === "paragraph" ? first.text.split(/\s[·•|]\s/u) : [];
  if (parts.length < 2 || next?.kind !== "paragraph" || !looksLikeTitle(next.text)) return false;
  return parts.every((part) => unitsOf(part) <= MAX_KICKER) && unitsOf(next.text) >= MIN_HEADLINE;
}

/** The first line of a text that is no page: above a text, and no part of it. */
function opensText(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  language: string,
): boolean {
  const [first, next, third] = blocks;
  if (first?.kind !== "paragraph" || next === undefined || !looksLikeTitle(first.text))
    return false;
  if (first.speaker !== undefined || /^[—–-]\s/u.test(first.text)) return false;
  const isInterview = third?.speaker !== undefined;
  if (isWholeQuotation(first.text) && kinds[1] !== "prose" && !isInterview) return false;
  const width = Bun.stringWidth(first.text);
  const isAbove = (block: Block | undefined): boolean =>
    block !== undefined &&
    Bun.stringWidth(block.text) > Math.max(60, width < 90 ? 1.5 * width : 1.05 * width);
  if (next.kind === "heading" || next.kind === "verse" || next.kind === "code") return true;
  if (next.kind === "list_item") return true;
  const isLabelled = LABEL.test(next.text);
  if (isLabelled && LABEL.test(first.text)) return false;
  // When and where it was, and who was there, below what it is.
  const isHead = LABELS.test(next.text) || LABEL.test(third?.text ?? "");
  if (isLabelled && isHead && !endsSentence(first.text)) return true;
  if (next.speaker !== undefined || isAbove(next) || readDetails(next.text, language) !== null) {
    return true;
  }
  if (/[:：]$/u.test(next.text)) return third?.kind === "list_item";
  const isHeadingNext =
    next.kind === "paragraph" && looksLikeTitle(next.text) && !endsSentence(next.text);
  if (isHeadingNext && !LABEL.test(next.text) && blocks.length > 4) return true;
  // A standfirst or the first heading stands between, but no greeting.
  const isGreeting = /[!！,，،]$/u.test(next.text) || LABEL.test(next.text);
  const isText = isAbove(third) || isInterview || third?.cells !== undefined;
  return isText && !endsSentence(first.text) && !isGreeting;
}

/** True if a menu stands above a text, in whatever language. */
function showsHead(blocks: readonly Block[], kinds: readonly LineKind[]): boolean {
  const head = blocks
    .slice(0, Math.max(0, bodyStart(blocks, kinds)))
    .filter(({ kind, speaker }) => kind === "paragraph" && speaker === undefined);
  const entries = head.filter(({ text }) => unitsOf(text) <= 3 && !LABEL.test(text));
  return entries.length >= MIN_MENU || head.some(({ text }) => CRUMBS.test(text));
}

function isWholeQuotation(text: string): boolean {
  return /^["“„«「『].*["”“»」』]$/u.test(text);
}

/**
 * The line of a page that is most likely its headline: what a forest has learnt of many pages, by `train:reading`. Of
 * a few lines above a text rules know more, as nobody copies such pages whole, unless the forest is far surer.
 */
function likeliestOf(page: HeadedBlocks): number {
  const { blocks, kinds } = page;
  const isShort = (coreOf(blocks, kinds)?.start ?? 0) < MIN_HEAD;
  const ruled = isShort ? bestOf(page) : -1;
  if (isShort && ruled < 0) return ruled;
  let [best, most, ofRuled] = [-1, MIN_LIKELY, 0];
  for (const { index, isPart, signs } of candidatesOf(page)) {
    if (isPart && index !== ruled) continue;
    const chance = likelihood(grown, signs);
    if (chance > most) [best, most] = [index, chance];
    if (index === ruled) ofRuled = chance;
  }
  if (isShort && !(most >= SURE && ofRuled <= MAX_UNSURE)) return ruled;
  // A page may say its headline twice.
  const letters = lettersOf(blocks[best]?.text ?? "");
  const first = blocks.findIndex(({ text }) => letters !== "" && lettersOf(text) === letters);
  return first >= 0 && first < best ? first : best;
}

/** The headline above the body of a page, or above where its text runs, if a notice stands above them both. */
function bestOf(page: HeadedBlocks): number {
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
