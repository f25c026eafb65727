import { lineKey } from "../languages/mod.ts";
import { leadsElsewhere, startsRelated, unitsOf } from "../line_kinds.ts";
import { isForeign, isText, type JudgedBlocks } from "./judged_blocks.ts";

/** More lines without marks are a list of the article. */
const MAX_LINES = 6;
/** Lines of a list have fewer words than headlines. */
const MIN_HEADLINE = 5;
/** Words are long in some languages: the same, in columns of a terminal. */
const MIN_HEADLINE_WIDTH = 32;
/** Each line of a list has fewer than a headline, in words. */
const MIN_ENTRY = 3;
/** What stands above a headline has fewer words. */
const MAX_LABEL = 4;
/** A heading is shorter than the headlines above it. */
const HEADING_SHARE = 0.6;
/** Signs with which lines are no part of the article. */
const MIN_SIGNS = 2;
/** What a section says of its heading's words, in paragraphs. */
const MAX_TOLD = 2;
/** A word of more of the blocks says nothing about one of them. */
const MAX_SPREAD = 0.3;
/** "Read too:", "And also …", in whatever language. */
const ENDS_LABEL = /(?:[:：]|\.\.\.?|…|\s?[-–—])$/u;
/** What is told below: "like this:". */
const INTRODUCES = /[:：]$/u;
/** What stands before a headline, with a colon. */
const LABEL = /^[([]?(\p{L}[^:：]{2,30})[:：]\s*\S/u;
/** A line that a page says as often is a control. */
const MIN_TIMES = 3;
/** The same for what stands before a colon. */
const MIN_LABELS = 2;
/** Who made a part of the page: a few words, one that says "by", and a name. */
const BRANDED =
  /^(?:\p{L}[\p{L}\p{M}]*\s){1,4}(?:by|von|par|por|da|door|av|af|od|от|tarafından)\s\p{Lu}[\p{L}\p{M}]*$/u;
const ASKED = /[?？؟;]["”»]?$/u;
const NUMBERED = /^\p{Nd}{1,3}[.)、．]/u;

/**
 * Drops the headlines of other articles that stand between two paragraphs, with what stands above them,
 * also where no known word says what they are.
 */
export function dropAsides(
  judged: JudgedBlocks,
  { body, end, dropped }: { body: number; end: number; dropped: Set<number> },
): void {
  const { blocks, kinds } = judged;
  const spread = spreadOf(judged, { body, end });
  const controls = controlsOf(judged);
  let above = body;
  for (let index = body + 1; index < end; index++) {
    if (!isText(kinds[index]) || dropped.has(index)) continue;
    for (let line = above + 1; line < index; line++) if (controls.has(line)) dropped.add(line);
    const opens = INTRODUCES.test(blocks[above]?.text ?? "");
    const box = boxAbove(judged, { above, index, controls });
    above = index;
    const lines = box.filter((line) => isLine(judged, line));
    const first = lines[0] ?? 0;
    // "Something by Somebody", below the label of an advertisement.
    if (isForeign(kinds[first - 1]) && BRANDED.test(blocks[first]?.text ?? "")) dropped.add(first);
    const last = lines.at(-1);
    if (last === undefined || dropped.has(last) || lines.length > MAX_LINES) continue;
    // A line that leads to a list or a program is the article's.
    if (INTRODUCES.test(blocks[last]?.text ?? "")) continue;
    const label = box.find((line) => line < last && leads(judged, line));
    const isLabelled =
      label !== undefined &&
      (kinds[label] !== "short" ||
        startsRelated(blocks[label]?.text ?? "") ||
        areHeadlines(judged, lines, label));
    if (opens && !isLabelled) continue;
    const isHeading =
      isApart(judged, lines) || headsText(judged, { lines, index, spread, isLabelled });
    // Of two headings, one at least is about the text below them.
    const isPair =
      lines.length === 2 && !lines.some((line) => isTold(judged, line, { index, spread }));
    if (!isLabelled && !isPair && signsOf(judged, { lines, box }) < MIN_SIGNS) continue;
    for (const line of lines) if (line !== last || !isHeading) dropped.add(line);
  }
}

/** The lines directly above a text that no advertisement and no control parts from it or from each other. */
function boxAbove(
  judged: JudgedBlocks,
  { above, index, controls }: { above: number; index: number; controls: ReadonlySet<number> },
): number[] {
  let first = index;
  while (first - 1 > above) {
    const kind = judged.kinds[first - 1];
    if (isText(kind)) break;
    const isControl = kind === "furniture" || kind === "button" || kind === "comments";
    if (controls.has(first - 1) || (isControl && !leads(judged, first - 1))) break;
    first -= 1;
  }
  return Array.from({ length: index - first }, (_, offset) => first + offset);
}

/** Lines of a few words that stand on a page again and again, and lines with a label in capitals. */
function controlsOf(judged: JudgedBlocks): ReadonlySet<number> {
  const lines = [...judged.blocks.keys()].filter((index) => isLine(judged, index));
  const textOf = (line: number): string => judged.blocks[line]?.text ?? "";
  const keyOf = (line: number): string => lineKey(LABEL.exec(textOf(line))?.[1] ?? textOf(line));
  const again = Map.groupBy(lines, keyOf);
  return new Set(
    lines.filter((line) => {
      const label = LABEL.exec(textOf(line))?.[1];
      if (label !== undefined && isCapitals(label)) return true;
      const key = keyOf(line);
      const least = label === undefined ? MIN_TIMES : MIN_LABELS;
      return key !== "" && unitsOf(key) <= MAX_LABEL && (again.get(key)?.length ?? 0) >= least;
    }),
  );
}

/** True for a fragment that nobody marked. */
function isLine({ blocks, kinds }: JudgedBlocks, index: number): boolean {
  const block = blocks[index];
  return kinds[index] === "short" && block?.kind === "paragraph" && block.speaker === undefined;
}

/** True if none of the lines below a label is a word or two of a list. */
function areHeadlines({ blocks }: JudgedBlocks, lines: readonly number[], label: number): boolean {
  const texts = lines.filter((line) => line > label).map((line) => blocks[line]?.text ?? "");
  return texts.some(mayBeHeadline) && texts.every((text) => unitsOf(text) >= MIN_ENTRY);
}

function mayBeHeadline(text: string): boolean {
  return unitsOf(text) >= MIN_HEADLINE || Bun.stringWidth(text) >= MIN_HEADLINE_WIDTH;
}

/** True for a line above other articles. */
function leads(judged: JudgedBlocks, index: number): boolean {
  const { blocks, kinds } = judged;
  const text = blocks[index]?.text ?? "";
  if (kinds[index] === "related" || (isLine(judged, index) && startsRelated(text))) return true;
  // A line that names the other article is all there is.
  if (unitsOf(text) > MAX_LABEL) return false;
  return kinds[index] === "furniture"
    ? leadsElsewhere(text)
    : isLine(judged, index) && ENDS_LABEL.test(text);
}

/** True if an empty line parts the last of some lines from the others, of which none parts each other. */
function isApart({ blocks }: JudgedBlocks, lines: readonly number[]): boolean {
  const last = lines.at(-1) ?? 0;
  const isJoined = (line: number): boolean => blocks[line]?.isJoined === true;
  return !isJoined(last) && isJoined(last - 1);
}

/** How much shows that lines between two paragraphs are the headlines of other articles. */
function signsOf(
  { blocks, kinds }: JudgedBlocks,
  { lines, box }: { lines: readonly number[]; box: readonly number[] },
): number {
  const texts = lines.map((line) => blocks[line]?.text ?? "");
  const units = texts.map(unitsOf);
  const [first = "", last = ""] = [texts[0], texts.at(-1)];
  if (lines.length < 2 || !texts.some(mayBeHeadline)) return 0;
  let signs = lines.length > 2 ? 2 : 1;
  if (isCapitals(first) && !isCapitals(last)) signs += 1;
  // A kicker and its headline, or a caption and who took the picture.
  const [top = 0, bottom = 0] = [units[0], units.at(-1)];
  if (Math.min(top, bottom) <= MAX_LABEL && Math.max(top, bottom) > MIN_HEADLINE) signs += 1;
  if (box.some((line) => kinds[line] === "count")) signs += 1;
  return signs;
}

/** Where a line stands that may head a text: above which block, and how often its article says each word. */
interface Place {
  index: number;
  spread: ReadonlyMap<string, number>;
}

/** True if the last of some lines is surely the heading of the text below it. */
function headsText(
  judged: JudgedBlocks,
  { lines, isLabelled, ...place }: Place & { lines: readonly number[]; isLabelled: boolean },
): boolean {
  const { blocks } = judged;
  const last = lines.at(-1) ?? 0;
  const text = blocks[last]?.text ?? "";
  if (NUMBERED.test(text)) return true;
  if (ASKED.test(text) && blocks[place.index]?.speaker !== undefined) return true;
  const others = lines.slice(0, -1).map((line) => unitsOf(blocks[line]?.text ?? ""));
  const isShort = unitsOf(text) <= HEADING_SHARE * Math.max(0, ...others);
  return (isShort || !isLabelled) && isTold(judged, last, place);
}

/** True if the paragraphs below a line say one of its words, which others do not say all the time. */
function isTold(
  { blocks, kinds, stemsIn }: JudgedBlocks,
  line: number,
  { index, spread }: Place,
): boolean {
  const told = new Set<string>();
  for (let below = index; below < index + MAX_TOLD && isText(kinds[below]); below++) {
    for (const stem of stemsIn(blocks[below]?.text ?? "")) told.add(stem);
  }
  const most = Math.max(2, MAX_SPREAD * blocks.length);
  return [...stemsIn(blocks[line]?.text ?? "")].some(
    (stem) => told.has(stem) && (spread.get(stem) ?? 0) <= most,
  );
}

/** In how many blocks of the article each word stands. */
function spreadOf(
  { blocks, kinds, stemsIn }: JudgedBlocks,
  { body, end }: { body: number; end: number },
): Map<string, number> {
  const spread = new Map<string, number>();
  for (let index = body; index < end; index++) {
    if (!isText(kinds[index])) continue;
    for (const stem of stemsIn(blocks[index]?.text ?? "")) {
      spread.set(stem, (spread.get(stem) ?? 0) + 1);
    }
  }
  return spread;
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
}
