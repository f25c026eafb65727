import type { Block } from "../../posts/document.ts";
import { coreOf } from "../article/core.ts";
import { readDetails } from "../details.ts";
import { endsSentence, type LineKind, unitsOf } from "../line_kinds.ts";
import { MAX_ABOVE_TEXT } from "./better.ts";
import type { HeadedBlocks } from "./headed.ts";
import { bestAbove } from "./score.ts";
import { CRUMBS, LABEL, looksLikeTitle } from "./shape.ts";
import { bodyStart, MIN_TOLD, shareTold, textBelow } from "./told.ts";

/** Two of them on a line. */
const LABELS = /^\p{L}[\p{L} ]{0,24}[:：]\s[^:：]{2,80}[.;,|·]\s\p{L}[\p{L} ]{0,24}[:：]\s/u;
/** Fewer lines of a word or two above a text are its own. */
const MIN_MENU = 4;

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
  if (isPage || showsHead(blocks, kinds)) return bestOf({ blocks, kinds, language, isPage });
  return opensText(blocks, kinds, language) ? 0 : -1;
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

/** The headline above the body of a page, or above where its text runs, if a notice stands above them both. */
function bestOf(page: HeadedBlocks): number {
  const { blocks, kinds, language } = page;
  const body = bodyStart(blocks, kinds);
  const found = bestAbove(page, body);
  const core = coreOf(blocks, kinds)?.start ?? body;
  if (core <= body || core > body + MAX_ABOVE_TEXT) return found;
  const shareBelow = (index: number, from: number): number =>
    shareTold(blocks[index]?.text ?? "", ` ${textBelow(blocks, kinds, from)} `, language);
  if (found >= 0 && shareBelow(found, body) > 0) return found;
  const other = bestAbove(page, core);
  return other >= 0 && shareBelow(other, core) >= MIN_TOLD ? other : found;
}
