import type { PdfItem } from "../item.ts";

const MIRRORED: Readonly<Record<string, string>> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "«": "»",
  "»": "«",
};
const BRACKET = /[()[\]{}«»]/g;
const INWARD = /\([^()]*\)|\[[^[\]]*\]|«[^«»]*»/g;
const OUTWARD = /\)[^()]*\(|\][^[\]]*\[|»[^«»]*«/g;

/**
 * Turns the brackets of what is read from the right, where a file says how they look rather than whether they open or
 * close: which it does is told by whether they look at what they enclose.
 */
export function withBracketsTurned(pages: readonly (readonly PdfItem[])[]): PdfItem[][] {
  let [inward, outward] = [0, 0];
  for (const { str, dir } of pages.flat()) {
    if (dir !== "rtl") continue;
    inward += str.match(INWARD)?.length ?? 0;
    outward += str.match(OUTWARD)?.length ?? 0;
  }
  const isTurned = outward > inward;
  return pages.map((page) =>
    page.map((item) =>
      isTurned && item.dir === "rtl"
        ? { ...item, str: item.str.replace(BRACKET, (bracket) => MIRRORED[bracket] ?? bracket) }
        : item,
    ),
  );
}
