import type { SourceDetails } from "../../posts/document.ts";
import { isName } from "../details.ts";
import { foldLetters, lineKey } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import { dropFrom, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** What is said about an author below an article is not longer, in words. */
const MAX_AUTHOR_UNITS = 140;
/** Lines above an article that may say who wrote it. */
const MAX_HEAD = 40;
const MIN_NAME_LENGTH = 5;
/** An article that an author signs has more words. */
const MIN_ARTICLE = 60;
const BETWEEN = /\s*(?:,|&| and | et | und | y | e )\s*/u;

/** Drops what is said about the authors below the article; gives where the article ends. */
export function dropAuthor(
  judged: JudgedBlocks,
  range: { body: number; end: number; byline: SourceDetails["byline"]; dropped: Set<number> },
): number {
  const { blocks, kinds } = judged;
  const { body, end, byline = "", dropped } = range;
  const first = lineKey(byline.split(BETWEEN)[0] ?? "");
  const isKnown = first.length >= MIN_NAME_LENGTH;
  const others = namesAbove(judged, body);
  let left = 0;
  let found = end;
  // Words that the article has at least, fewer where a title or a full name at its end says that authors follow.
  let least = 2 * MAX_AUTHOR_UNITS;
  for (let index = end - 1; index > body; index--) {
    const { text = "", kind, speaker } = blocks[index] ?? {};
    const key = kinds[index] === "short" && text.length < 90 ? lineKey(text) : "";
    if (key !== "" && left <= MAX_AUTHOR_UNITS) {
      const isNamed = others.has(key) || (isKnown && key.includes(first));
      if (isNamed) found = index;
      if (isNamed && kinds[index - 1] === "related") least = 2 * left;
    }
    if (isKept(kinds[index])) left += unitsOf(text);
    if (left > MAX_AUTHOR_UNITS) break;
    const isSaid = kind === "paragraph" && speaker === undefined && isKept(kinds[index]);
    if (isSaid && isKnown && foldLetters(text.slice(0, 90)).startsWith(`${first} `)) {
      found = index;
      least = Math.min(least, Math.max(MIN_ARTICLE, 2 * left));
    }
  }
  const article = blocks.slice(body, found).map(({ text }) => text);
  const total = article.reduce((sum, text) => sum + unitsOf(text), 0);
  if (found === end || total <= least) return end;
  return dropFrom(found, { blocks: blocks.slice(0, end), dropped });
}

/**
 * Drops the paragraph above the article that says who its author is: it begins with the name that stands below the
 * headline, and the article goes on without it.
 */
export function dropAuthorAbove(
  { blocks, kinds }: JudgedBlocks,
  {
    body,
    end,
    byline = "",
    dropped,
  }: { body: number; end: number; byline: SourceDetails["byline"]; dropped: Set<number> },
): void {
  const first = lineKey(byline.split(BETWEEN)[0] ?? "");
  const { text = "", kind, speaker } = blocks[body] ?? {};
  if (first.length < MIN_NAME_LENGTH || kind !== "paragraph" || speaker !== undefined) return;
  if (!isKept(kinds[body]) || unitsOf(text) > MAX_AUTHOR_UNITS) return;
  if (!foldLetters(text.slice(0, 90)).startsWith(`${first} `)) return;
  const left = blocks
    .slice(body + 1, end)
    .filter((_, index) => kinds[body + 1 + index] === "prose")
    .map((block) => block.text);
  const isTold = left.some((line) => foldLetters(line).includes(first));
  if (isTold || left.reduce((sum, line) => sum + unitsOf(line), 0) < MIN_ARTICLE) return;
  dropped.add(body);
}

/** The names on lines of their own above the article of which it says nothing. */
function namesAbove({ blocks, kinds }: JudgedBlocks, body: number): ReadonlySet<string> {
  const names = blocks
    .slice(Math.max(0, body - MAX_HEAD), body)
    .filter(
      ({ text }, index) => kinds[Math.max(0, body - MAX_HEAD) + index] === "short" && isName(text),
    )
    .flatMap(({ text }) => text.replace(/\s*[(（].*$/u, "").split(BETWEEN))
    .filter(isName)
    .map(lineKey);
  if (names.length === 0) return new Set();
  const told = foldLetters(
    blocks
      .flatMap(({ text }, index) => (index >= body && isKept(kinds[index]) ? text : []))
      .join("\n"),
  );
  return new Set(names.filter((name) => !told.includes(name)));
}
