import type { Block } from "../../posts/document.ts";
import { lineKey } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import type { HeadedBlocks } from "./headed.ts";

/** What stands between the pages that a page is below: "Home > Rivers > Why locks freeze". */
const BETWEEN = /\s*[>›»＞≫→]\s*/u;
/** A page below others, where each stands on a line of its own. */
const BELOW = /^[>›»＞≫→❯]\s*(?=[^\s>›»＞≫→❯])/u;
const QUOTATION = /«[^«»]+»/u;
/** Of fewer, the last one may be a link to more. */
const MIN_PAGES = 3;
/** A menu in a row has more. */
const MAX_PAGES = 5;
/** A shorter last one is the name of a part of the site. */
const MIN_UNITS = 3;
/** A headline that does not end is cut off there. */
export const CUT = /(?:…|\.{3})$/u;
/** Crumbs stand above an article, in lines. */
const MAX_ABOVE = 400;
/** How far below them a headline stands, in lines. */
const MAX_BELOW = 40;
/** Where crumbs are shorter, the headline stands alone right above or below them, and has two words. */
const BESIDE = [-3, -2, -1, 1, 2, 3];
const MIN_BESIDE = 2;

/** The line that the page's crumbs end with, which is what the site itself calls the page; -1 if there is none. */
export function titleOfCrumbs({ blocks }: Pick<HeadedBlocks, "blocks">): number {
  const hasLayout = blocks.slice(0, MAX_ABOVE).some(({ isJoined }) => isJoined);
  for (const { index, pages } of crumbsOf(blocks.slice(0, MAX_ABOVE))) {
    const last = pages.at(-1) ?? "";
    const key = lineKey(last.replace(CUT, ""));
    if (key === "") continue;
    const isTitle = ({ text }: { text: string }): boolean => {
      const own = lineKey(text.slice(0, 400));
      return CUT.test(last) ? own.startsWith(key) : own === key;
    };
    const isWhole = pages.length >= MIN_PAGES && unitsOf(last) >= MIN_UNITS;
    if (isWhole) {
      const below = blocks.slice(index + 1, index + 1 + MAX_BELOW).findIndex(isTitle);
      if (below >= 0) return index + 1 + below;
    }
    if (pages.length < 2 || unitsOf(last) < MIN_BESIDE || pages.length > MAX_PAGES) continue;
    const found = BESIDE.map((step) => index + step).find(
      (at) => isTitle(blocks[at] ?? { text: "" }) && standsApart(at, index),
    );
    if (found !== undefined) return found;
  }
  return -1;

  /** True for a line that is parted from those around it, but for the crumbs, where menus are not. */
  function standsApart(at: number, crumbs: number): boolean {
    const isJoined = blocks[at]?.isJoined === true && at - 1 !== crumbs;
    return hasLayout && !isJoined && blocks[at + 1]?.isJoined !== true;
  }
}

/** The crumbs of a page, in one line or in several; `index` is that of the last. */
function crumbsOf(blocks: readonly Block[]): { index: number; pages: string[] }[] {
  const isBelow = (at: number): boolean => BELOW.test(blocks[at]?.text ?? "");
  return blocks.flatMap(({ text }, index) => {
    if (text.length > 400 || QUOTATION.test(text)) return [];
    if (BELOW.test(text)) {
      if (isBelow(index + 1)) return [];
      let first = index;
      while (isBelow(first - 1)) first--;
      if (first === index) return [];
      const pages = blocks.slice(Math.max(0, first - 1), index + 1);
      return [{ index, pages: pages.map((page) => page.text.replace(BELOW, "")) }];
    }
    if (!BETWEEN.test(text)) return [];
    return [{ index, pages: text.split(BETWEEN).filter((page) => page !== "") }];
  });
}
