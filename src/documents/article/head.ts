import type { Block, SourceDetails } from "../../posts/document.ts";
import { isName, isSigned, mayBeName, nameAlone, readDetails } from "../details.ts";
import { lineKey } from "../languages/mod.ts";
import { isOneSentence, type LineKind, unitsOf } from "../line_kinds.ts";
import { FURNITURE, isForeign, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** A paragraph of more words is no standfirst. */
const MAX_STANDFIRST = 40;
/** A standfirst and a caption stand above the body. */
const MAX_STEPS = 2;
/** Fewer words are a label. */
const MIN_CAPTION = 4;
/** A caption has fewer. */
const MAX_CAPTION = 30;
/** "Present: Ada, Bo and Cy", and what a text is filed under. */
const LABELLED = /^\p{L}[\p{L} ]{0,24}[:：]\s|(?:^|\s)#\p{L}/u;
const OWNED = /©|\(c\)|\bcopyright\b/iu;
/** Further down, a date is part of the text. */
const MAX_HEAD_LINES = 12;

/** Where the body begins: below the headline, a standfirst, and what stands between them and the body. */
export function firstProse({ blocks, kinds }: JudgedBlocks, title: number): number {
  const first = kinds.findIndex((kind, index) => index > title && kind === "prose");
  if (first < 0) {
    const sentence = kinds.findIndex((kind, index) => index > title && kind === "sentence");
    return sentence >= 0 ? sentence : title + 1;
  }
  let body = first;
  let steps = 0;
  while (unitsOf(blocks[body]?.text ?? "") <= MAX_STANDFIRST) {
    const next = kinds.indexOf("prose", body + 1);
    if (next < 0 || next > title + MAX_HEAD_LINES * 2) break;
    const between = kinds.slice(body + 1, next);
    if (blocks[next]?.kind !== "paragraph" || blocks[next - 1]?.kind === "heading") break;
    if (between.filter((kind) => FURNITURE.has(kind)).length < 2 || between.includes("item")) break;
    body = next;
    // What goes on like that is the text of a page of pictures.
    if (++steps > MAX_STEPS) return first;
  }
  return body;
}

/** Details of a page are not more, and stand near its headline, in lines. */
const MAX_DETAILS = 5;

/** Reads dates, authors and places from what stands around the headline. */
export function readHead(
  judged: JudgedBlocks,
  head: { title: number; body: number; details: SourceDetails; dropped: Set<number> },
): void {
  const { blocks, kinds, language, isPage } = judged;
  const { title, body, details, dropped } = head;
  const start = Math.max(0, isPage ? title - 6 : 0);
  const end = isPage ? body + 8 : Math.min(body + 2, MAX_HEAD_LINES);
  if (isPage && title >= 0) readDetailsList(judged, head);
  for (let index = start; index < Math.min(end, blocks.length); index++) {
    const block = blocks[index];
    if (block === undefined || block.kind !== "paragraph" || index === title) continue;
    const found = readDetails(block.text, language);
    if (found === null && isPage && index > title && isSigned(block.text, language))
      dropped.add(index);
    // Without a headline above, a date may open a letter or a diary.
    if (found === null || (!isPage && (title < 0 || index > title + 4))) continue;
    Object.assign(details, { ...found, ...details });
    dropped.add(index);
    const beside = title < 0 || found.byline !== undefined ? -1 : nameBeside(judged, index, title);
    if (beside < 0 || details.byline !== undefined) continue;
    details.byline = nameAlone(blocks[beside]?.text ?? "");
    dropped.add(beside);
  }
  if (!isPage) return;
  if (details.publisher !== undefined && !isOwner(judged, details.publisher)) {
    delete details.publisher;
  }
  const name = lineKey(details.byline ?? "");
  for (let index = start; name !== "" && index < Math.min(end, blocks.length); index++) {
    // Who took the picture as well is named again below it.
    if (kinds[index] === "short" && lineKey(blocks[index]?.text ?? "") === name) dropped.add(index);
  }
  if (title < 0 || details.byline !== undefined) return;
  const authors = blocks
    .slice(title + 1, Math.max(title + 1, body))
    .filter(
      ({ text }, offset) =>
        kinds[title + 1 + offset] === "short" && !dropped.has(title + 1 + offset) && isName(text),
    );
  // Of several lines in capitals most are no names.
  const [author, ...others] = authors;
  if (author !== undefined && others.length === 0) details.byline = author.text;
}

/** Reads the list of an author, a date and how many commented, as it stands below the headlines of some sites. */
function readDetailsList(
  { blocks, language }: JudgedBlocks,
  {
    title,
    body,
    details,
    dropped,
  }: { title: number; body: number; details: SourceDetails; dropped: Set<number> },
): void {
  const isItem = (index: number) => blocks[index]?.kind === "list_item";
  let start = title + 1;
  while (start < body && !isItem(start)) start++;
  let end = start;
  while (isItem(end)) end++;
  if (end === start || end - start > MAX_DETAILS || start > title + MAX_DETAILS) return;
  const found = [...blocks.keys()]
    .slice(start, end)
    .map((index) => readDetails(blocks[index]?.text ?? "", language));
  if (!found.some((one) => one?.date !== undefined)) return;
  for (const one of found) Object.assign(details, { ...one, ...details });
  for (let index = start; index < end; index++) dropped.add(index);
}

/** True if a page says whose it is, or an agency's text: what stands beside a date may be a place or a column as well. */
function isOwner({ blocks }: JudgedBlocks, publisher: string): boolean {
  const name = lineKey(publisher);
  return blocks.some(
    ({ text }) =>
      (OWNED.test(text) && lineKey(text).includes(name)) || text.endsWith(`— ${publisher}.`),
  );
}

/** What stands between a standfirst and the body, among the controls, says what a picture shows. */
export function captionsOf(
  kinds: readonly LineKind[],
  { title, body, blocks }: { title: number; body: number; blocks: readonly Block[] },
): number[] {
  if (title < 0) return [];
  const said = [...kinds.keys()].filter(
    (index) => index > title && index < body && (isKept(kinds[index]) || kinds[index] === "short"),
  );
  return said.filter(
    (index) =>
      index !== title + 1 &&
      blocks[index]?.kind === "paragraph" &&
      blocks[index - 1]?.kind === "paragraph" &&
      blocks[index]?.speaker === undefined &&
      isOneSentence(blocks[index]?.text ?? "") &&
      !LABELLED.test(blocks[index]?.text ?? "") &&
      unitsOf(blocks[index]?.text ?? "") >= MIN_CAPTION &&
      unitsOf(blocks[index]?.text ?? "") <= MAX_CAPTION &&
      kinds.slice(title + 1, index).some(isForeign),
  );
}

/** Where a name stands on a line of its own above or below a date; -1 if none does. */
function nameBeside(
  { blocks, kinds, language }: JudgedBlocks,
  date: number,
  title: number,
): number {
  const isMet = (index: number, test: (text: string) => boolean): boolean => {
    const block = blocks[index];
    if (index <= title || block?.kind !== "paragraph" || isForeign(kinds[index])) return false;
    if (!test(block.text)) return false;
    return readDetails(block.text, language) === null;
  };
  for (const index of [date - 1, date + 1]) if (isMet(index, mayBeName)) return index;
  // What the author is may stand between.
  return isMet(date - 2, isName) && unitsOf(blocks[date - 1]?.text ?? "") <= 4 ? date - 2 : -1;
}
