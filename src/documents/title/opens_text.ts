import type { Block } from "../../posts/document.ts";
import { readDetails } from "../details.ts";
import { endsSentence, isRowOfTags, unitsOf } from "../line_kinds.ts";
import type { HeadedLines } from "./headed.ts";
import { isWholeQuotation, LABEL, looksLikeTitle } from "./shape.ts";
import { MIN_HEADLINE } from "./told.ts";

/** Two of them on a line. */
const LABELS = /^\p{L}[\p{L} ]{0,24}[:：]\s[^:：]{2,80}[.;,|·]\s\p{L}[\p{L} ]{0,24}[:：]\s/u;

/** Where a text stands on its site, and who wrote it, is said in fewer words each. */
const MAX_KICKER = 5;

/** Where the headline of a text that is no page opens it: in the first line, or below a row of names; -1 if it has none. */
export function openingTitle({ blocks, kinds, language }: HeadedLines): number {
  const first = isKicker(blocks[0], blocks[1]) ? 1 : 0;
  const opened = { blocks: blocks.slice(first), kinds: kinds.slice(first), language };
  return opensText(opened) ? first : -1;
}

/** True for a row of names above a longer line: "Science · Ana Reis". */
function isKicker(first: Block | undefined, next: Block | undefined): boolean {
  const parts = first?.kind === "paragraph" ? first.text.split(/\s[·•|]\s/u) : [];
  if (parts.length < 2 || next?.kind !== "paragraph" || !looksLikeTitle(next.text)) return false;
  return parts.every((part) => unitsOf(part) <= MAX_KICKER) && unitsOf(next.text) >= MIN_HEADLINE;
}

/** True if the first line is a headline: above a text, and no part of it. */
function opensText({ blocks, kinds, language }: HeadedLines): boolean {
  const [first, next, third] = blocks;
  if (first?.kind !== "paragraph" || next === undefined || !looksLikeTitle(first.text))
    return false;
  if (first.speaker !== undefined || isRowOfTags(first.text) || /^[—–-]\s/u.test(first.text))
    return false;
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
