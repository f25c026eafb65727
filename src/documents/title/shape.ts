import type { Block } from "../../posts/document.ts";
import { isRowOfTags, type LineKind, unitsOf } from "../line_kinds.ts";
import { stopWords } from "../stop_words.ts";

/** Headlines are shorter, in columns of a terminal. */
const MAX_WIDTH = 320;
/** The same in UTF-16 code units. */
export const MAX_LENGTH = 170;
/** A word or two before a colon, such as the name of a speaker. */
export const LABEL = /^\p{L}[\p{L} ]{0,24}[:：]\s/u;
/** Where on a site a page is: "Home > News". */
export const CRUMBS = /\s[‹›>→]\s|^[^«]*\s»\s|^[^\s/]+(?: [^\s/]+)? \/ \S|\/ [^/]+ \/ /u;
/** Ends as sentences do that ask nothing. */
export const STOPPED = /[.。।۔][”“"’»)]*(?:\s|\p{So}|\u{FE0F})*$/u;
/** Stops that end no sentence: "...", "U.S." and those of companies. */
export const OPEN_ENDED =
  /(?:\.\.\.|…|(?<!\p{L})\p{Lu}\.(?:\p{Lu}\.)+|(?<!\p{L})(?:[Ii]nc|INC|[Ll]td|LTD|[Cc]orp|CORP|Co|CO|Jr|Sr)\.)$/u;
/** A time, or a question and what comes of it. */
export const NOTED = /\p{Nd}:\p{Nd}{2}|[?？؟] \p{Nd}/u;
/** Headlines in capitals have fewer words, or one that every text has. */
const MIN_CAPITALS = 8;
const MIN_STOP_SHARE = 0.25;

/** True if a line may be a headline: short, and no sentence that goes on. */
export function looksLikeTitle(text: string): boolean {
  if (text.length > MAX_LENGTH || Bun.stringWidth(text) > MAX_WIDTH || unitsOf(text) < 1)
    return false;
  if (/[,;:：，；،、]$/u.test(text)) return false;
  return !STOPPED.test(text) || OPEN_ENDED.test(text);
}

/** Leads to the page before or after this one. */
const LINKED =
  /^(?:<+|＜|≪|←|«(?![^»]*»)|‹(?![^›]*›))\s*\S|\S\s*(?:>+|＞|≫|→|(?<!«[^»]*)»|(?<!‹[^›]*)›)$/u;
const NOT_HEADLINES: ReadonlySet<Block["kind"]> = new Set(["list_item", "code", "verse"]);

/** True for lines that a headline may be among, by their kinds. */
export function mayBeHeadline(block: Block, kind: LineKind): boolean {
  if (NOT_HEADLINES.has(block.kind) || isRowOfTags(block.text)) return false;
  if (LINKED.test(block.text)) return false;
  if (block.kind === "heading") return kind !== "prose";
  return kind === "short" || kind === "sentence" || (kind === "prose" && isOneSentence(block.text));
}

/** True for the entries of a menu in a row: capitals, and no word that sentences have. */
export function isRowOfCapitals(line: string, language: string): boolean {
  if (/[\p{Ll}\p{Lo}]/u.test(line) || !/\p{Lu}/u.test(line) || unitsOf(line) < MIN_CAPITALS)
    return false;
  const stop = stopWords(language);
  const words = line.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => stop.has(word)).length < MIN_STOP_SHARE * words.length;
}

/** The letters of a headline, which pages say in one place with a colon and in another without a space; "" if it is none. */
export function lettersOf(text: string): string {
  return text.length > MAX_LENGTH ? "" : text.replace(/[^\p{L}\p{M}\p{N}]/gu, "").toLowerCase();
}

function isOneSentence(text: string): boolean {
  // "U.S." ends none.
  const own = text.replace(OPEN_ENDED, "");
  return unitsOf(text) <= 16 && !/[.!?。！？].*[.!?。！？]/u.test(own);
}

/** True for a line that is said from its first to its last word. */
export function isWholeQuotation(text: string): boolean {
  return /^["“„«「『].*["”“»」』]$/u.test(text);
}
