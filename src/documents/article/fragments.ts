import type { Block } from "../../posts/document.ts";
import { isName } from "../details.ts";
import { lineKey } from "../languages/mod.ts";
import { endsSentence, isRowOfTags, unitsOf } from "../line_kinds.ts";
import { lastProse } from "./end.ts";
import { isForeign, isKept, isText, type JudgedBlocks, PICTURED } from "./judged_blocks.ts";

/** A list without marks may be longer; a row of links beside a button is not. */
const MAX_BOX = 6;
const MAX_CALL_UNITS = 16;
const MIN_SAID = 3;
const MIN_CONTROLS = 2;
/** In brackets below a paragraph, a word or two are who took the picture between it and the next one. */
const MAX_NOTE = 2;
/** Fewer lines between a paragraph and the headline may be its kicker and the date. */
const MIN_MENU = 4;
const MAX_WINDOW_TITLE = 200;
const WINDOW_TITLE = /^[^|｜]{16,}\s[|｜]\s?[^|｜.。:：]{2,30}$/u;
/** A word in lower case, but for names such as "iPad" and letters before numbers. */
const LOW = /^\p{Ll}{2,}(?![\p{L}\p{N}.])/u;

/** Where a text stands on its site, and who wrote it, above its headline. */
const ROW = /\s[·•|]\s/u;

/** Drops furniture, and fragments by what stands around them. */
export function dropFragments(
  judged: JudgedBlocks,
  range: { title: number; body: number; end: number; dropped: Set<number> },
): void {
  const { blocks, kinds } = judged;
  const { title, body, end, dropped } = range;
  const seen = new Set<string>();
  // A menu or a table of contents may say the headings below.
  const above = new Set<string>();
  const last = lastProse(judged, end);
  const titleKey = title < 0 ? null : lineKey(blocks[title]?.text ?? "");
  let isOver = false;
  const controls = controlsOf(judged);
  const dialogue = dialogueOf(judged);
  for (let index = 0; index < end; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined || kind === undefined || index === title) continue;
    const key = lineKey(block.text);
    if (dropped.has(index)) {
      if (index < body) above.add(key);
      continue;
    }
    const isPoint = block.kind === "list_item" && kind === "button" && !controls.has(index);
    const isFurniture =
      (isForeign(kind) && !isPoint) ||
      controls.has(index) ||
      isBracketed(block) ||
      isWindowTitle(block) ||
      (isNoted(block) && (kinds[index - 1] !== "prose" || unitsOf(block.text) <= MAX_NOTE)) ||
      isCall(judged, index);
    if (isFurniture) isOver ||= index > last;
    // A menu may say the title of a recipe's list.
    const isListTitle = block.kind === "heading" && kind === "prose";
    const isFragment =
      block.kind !== "list_item" && !isListTitle && (kind !== "sentence" || index < body);
    const isKnown =
      seen.has(key) || key === titleKey || (above.has(key) && !isText(kinds[index + 1]));
    const isTwice = isFragment && isKnown && key !== "";
    (index < body ? above : seen).add(key);
    if (isFurniture || isTwice || isNotice(judged, index, title)) dropped.add(index);
    else if (kind === "sentence" ? !isOver : kind !== "short" && kind !== "item") continue;
    else if (index < body) {
      const least = index === title + 1 ? 6 : 8;
      const isHeading = isText(kinds[index + 1]) && opensPart(block);
      if (index < title || !(isHeading || isStandfirst(block, least))) dropped.add(index);
    } else if (index > last) {
      if (kind !== "item" || isOver) dropped.add(index);
    } else if (
      kind === "short" &&
      (isLoose(judged, index) ||
        isAmong(judged, index, dialogue) ||
        isLabel(judged, index, dropped))
    ) {
      dropped.add(index);
    }
  }
}

/** In what is no page, drops what no author writes, if it stands for itself. */
export function dropStray(
  { blocks, kinds }: JudgedBlocks,
  title: number,
  dropped: Set<number>,
): void {
  for (const [index, block] of blocks.entries()) {
    if (index === title || block.kind !== "paragraph") continue;
    const isKicker = index < title && !isText(kinds[index]) && ROW.test(block.text);
    if (kinds[index] === "furniture" || isKicker) dropped.add(index);
  }
}

/** The first and the last block that somebody says, on a page of which most is said; null for any other. */
function dialogueOf({ blocks, kinds }: JudgedBlocks): { first: number; last: number } | null {
  const said = [...blocks.keys()].filter((index) => blocks[index]?.speaker !== undefined);
  const prose = kinds.filter(isKept).length;
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined || said.length < MIN_SAID) return null;
  return said.length >= 0.4 * prose ? { first, last } : null;
}

/** A fragment in a dialogue that nobody says or asks, and that heads nothing. */
function isAmong(
  { blocks }: JudgedBlocks,
  index: number,
  dialogue: { first: number; last: number } | null,
): boolean {
  const block = blocks[index];
  if (dialogue === null || block?.kind !== "paragraph" || block.speaker !== undefined) return false;
  return index < dialogue.last && !/[?？؟;]["”»]?$|^[—–―─-]/u.test(block.text);
}

/** The items of lists of which most are controls. */
function controlsOf({ blocks, kinds }: JudgedBlocks): ReadonlySet<number> {
  const controls = new Set<number>();
  const isItem = (index: number): boolean =>
    blocks[index]?.kind === "list_item" &&
    blocks[index]?.number === undefined &&
    (kinds[index] === "item" || isForeign(kinds[index]));
  for (let index = 0; index < blocks.length; index++) {
    let end = index;
    while (isItem(end)) end += 1;
    const run = Array.from({ length: end - index }, (_, offset) => index + offset);
    const known = run.filter((item) => isForeign(kinds[item])).length;
    if (known >= MIN_CONTROLS && known >= 0.5 * run.length)
      for (const item of run) controls.add(item);
    index = Math.max(index, end - 1);
  }
  return controls;
}

/** A paragraph above the headline that a menu parts from it. */
function isNotice({ blocks, kinds }: JudgedBlocks, index: number, title: number): boolean {
  if (index >= title || blocks[index]?.kind !== "paragraph" || !isKept(kinds[index])) return false;
  const between = kinds.slice(index + 1, title);
  return between.filter((kind) => kind === "short" || isForeign(kind)).length >= MIN_MENU;
}

/** A note of the page, such as "[Picture 1 of 4]". */
function isBracketed({ kind, text }: Block): boolean {
  return kind !== "heading" && text.length <= 80 && /^\[[^[\]]+\]$/u.test(text);
}

/** What the window of another page is called: its headline, and the name of the site. */
function isWindowTitle({ kind, text, cells }: Block): boolean {
  if (kind !== "paragraph" || cells !== undefined || text.length > MAX_WINDOW_TITLE) return false;
  return WINDOW_TITLE.test(text);
}

/** The same in round brackets, as below a picture. */
function isNoted({ kind, text }: Block): boolean {
  return kind === "paragraph" && text.length <= 60 && /^[(（][^()（）]+[)）]$/u.test(text);
}

/** An item without a list, and without a number, is a line with a pictogram that calls for something. */
function isCall({ blocks, kinds }: JudgedBlocks, index: number): boolean {
  const block = blocks[index];
  if (block?.kind !== "list_item" || block.cells !== undefined || block.number !== undefined) {
    return false;
  }
  const isPlain = (other: Block | undefined): boolean =>
    other?.kind === "list_item" && other.number === undefined;
  const [before, after] = [blocks[index - 1], blocks[index + 1]];
  const isNoted = before?.kind === "list_item" && after?.kind === "list_item";
  const isAlone = block.level === 1 && !isPlain(before) && !isPlain(after) && !isNoted;
  const isLed = /[:：]$/u.test(blocks[index - 1]?.text ?? "");
  return isAlone && !isLed && kinds[index] === "item" && unitsOf(block.text) <= MAX_CALL_UNITS;
}

/** True if a line above text is surely its heading: marked, numbered or a question. */
function opensPart({ kind, number, text }: Block): boolean {
  return kind === "heading" || number !== undefined || /[?؟？]$/u.test(text);
}

function isStandfirst({ text, kind }: Block, least: number): boolean {
  if (kind === "list_item" || unitsOf(text) < least) return false;
  return !/[|@•·]/.test(text) && !isName(text) && !isRowOfTags(text);
}

/**
 * What somebody is below the name, or what a control or a picture shows: a line that begins as no heading
 * does, where no sentence goes on.
 */
function isLabel(
  { blocks, kinds }: JudgedBlocks,
  index: number,
  dropped: ReadonlySet<number>,
): boolean {
  const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
  if (kind !== "paragraph" || /[:：]$/u.test(text)) return false;
  const above = blocks[index - 1]?.text ?? "";
  if (dropped.has(index - 1) && kinds[index - 1] === "short" && isName(above)) return true;
  return LOW.test(text) && (dropped.has(index - 1) || endsSentence(above));
}

/** A fragment within the article that is neither a heading nor part of a list. */
function isLoose({ blocks, kinds }: JudgedBlocks, index: number): boolean {
  const block = blocks[index];
  if (block === undefined || block.kind === "heading") return false;
  if (/[:：]$/u.test(block.text)) return false;
  // What stands below a time without words is the title of a video.
  if (/^[\d:]+$/.test(blocks[index - 1]?.text ?? "") && kinds[index - 1] === "count") return true;
  // A picture may stand between a heading and its text.
  const next = kinds.slice(index + 1, index + 5).find((kind) => !PICTURED.has(kind));
  if (isText(next)) return false;
  const before = kinds[index - 1];
  if (isForeign(next) && isForeign(before)) return true;
  let first = index;
  while (kinds[first - 1] === "short") first -= 1;
  let last = index;
  while (kinds[last + 1] === "short") last += 1;
  const run = blocks.slice(first, last + 1);
  // What a sentence leads to, such as a command.
  const isList = /[:：]$/u.test(blocks[first - 1]?.text ?? "");
  if (isForeign(next) && run.length === 1)
    return !(isList && isText(before)) && (unitsOf(block.text) >= 4 || block.text.length < 30);
  // Headlines of other articles stand together and are about as long as this one's.
  const isBeside = isForeign(next) || isForeign(kinds[first - 1]) || isForeign(kinds[last + 1]);
  if (isBeside && !isList && run.length >= 2 && run.length <= MAX_BOX) return true;
  const headlines = run.filter(({ text }) => unitsOf(text) >= 5 && !endsSentence(text));
  return !isList && headlines.length >= 2 && headlines.length >= 0.6 * run.length;
}
