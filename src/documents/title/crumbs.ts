import { lineKey } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import type { HeadedBlocks } from "./headed.ts";

/** What stands between the pages that a page is below: "Home > Rivers > Why locks freeze". */
const BETWEEN = /\s*[>›»＞≫→]\s*/u;
const QUOTATION = /«[^«»]+»/u;
/** Of fewer, the last one may be a link to more. */
const MIN_PAGES = 3;
/** A shorter last one is the name of a part of the site. */
const MIN_UNITS = 3;
/** A headline that does not end is cut off there. */
const CUT = /(?:…|\.{3})$/u;
/** Crumbs stand above an article, in lines. */
const MAX_ABOVE = 400;
/** How far below them a headline stands, in lines. */
const MAX_BELOW = 40;

/** The line that the page's crumbs end with, which is what the site itself calls the page; -1 if there is none. */
export function titleOfCrumbs({ blocks }: Pick<HeadedBlocks, "blocks">): number {
  for (const [index, { text }] of blocks.slice(0, MAX_ABOVE).entries()) {
    if (text.length > 400 || !BETWEEN.test(text) || QUOTATION.test(text)) continue;
    const pages = text.split(BETWEEN).filter((page) => page !== "");
    const last = pages.at(-1) ?? "";
    if (pages.length < MIN_PAGES || unitsOf(last) < MIN_UNITS) continue;
    const key = lineKey(last.replace(CUT, ""));
    const isTitle = ({ text }: { text: string }): boolean => {
      const own = lineKey(text.slice(0, 400));
      return CUT.test(last) ? own.startsWith(key) : own === key;
    };
    const below = blocks.slice(index + 1, index + 1 + MAX_BELOW).findIndex(isTitle);
    if (below >= 0) return index + 1 + below;
  }
  return -1;
}
