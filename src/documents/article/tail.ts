import type { LineKind } from "../line_kinds.ts";
import { endsSentence, isRowOfTags, unitsOf } from "../line_kinds.ts";
import { stemsOf } from "../stems.ts";
import { dropFrom, isText, type JudgedBlocks } from "./judged_blocks.ts";

/** From a paragraph to the next one with a heading or an advertisement between them, in lines. */
const MAX_STEP = 2;
/** A menu or a list of other articles, in lines. */
const MENU_GAP = 6;
const LONG_GAP = 12;
/** Behind as many lines, nobody reads on. */
const FINAL_GAP = 24;
const MIN_CONTROLS = 2;
/** An article has as many words before its end. */
const MIN_ARTICLE = 50;
/** What stands below an article is shorter than it. */
const MAX_SHARE = 0.7;
/** What goes on with an article says as many of its words again. */
const MIN_SHARED = 0.35;
/** A teaser has fewer words than a closing paragraph. */
const MAX_TEASER = 30;
/** What asks for money or a subscription is not longer, in words. */
const MAX_APPEAL = 160;
/** A question, and the few words of a button behind it. */
const ASKING = /[?？؟]\s?[^\s.!?。！？؟][^.!?。！？؟]{2,40}$/u;
const MIN_WORKS = 2;
const MAX_WORK = 500;
const YEAR = /(?<!\p{Nd})(?:1[89]|20)\p{Nd}{2}(?!\p{Nd})/u;
/** "Maes, E.", "et al.", "doi:", "pp. 3" */
const CITED = /\p{Lu}\p{L}+, \p{Lu}\.|\bet al\b|\bdoi\b|\bpp\. ?\p{Nd}/u;
/** Kinds that lead elsewhere; figures and credits stand in articles as well. */
const LEADING: ReadonlySet<LineKind> = new Set(["furniture", "button", "related", "comments"]);

/** Text with at most a line between its paragraphs. */
interface Part {
  first: number;
  last: number;
  /** Length, in words. */
  units: number;
  paragraphs: number;
  /** True if two paragraphs follow each other, as they do in no list of teasers. */
  isRunning: boolean;
}

/**
 * Drops what says sentences below the article and is no part of it: teasers and notices that menus part
 * from it, and an appeal at its end. Gives where the article ends.
 */
export function dropTail(
  judged: JudgedBlocks,
  { body, end, dropped }: { body: number; end: number; dropped: Set<number> },
): number {
  const { blocks } = judged;
  const parts = partsOf(judged, { body, end });
  let article = parts.reduce((sum, { units }) => sum + units, 0);
  let until = end;
  let below: Part | null = null;
  let known: ReadonlyMap<string, number> | undefined;
  const told = (): ReadonlyMap<string, number> => {
    known ??= firstTold(judged, { body, end });
    return known;
  };
  for (let index = parts.length - 1; index > 0; index--) {
    const [before, own] = [parts[index - 1], parts[index]];
    if (before === undefined || own === undefined) break;
    article -= own.units;
    const part: Part = below === null ? own : joined(own, below);
    if (article < MIN_ARTICLE || part.units > MAX_SHARE * article) break;
    const isEnd = isApart(judged, part, { from: before.last + 1, told });
    if (isEnd) until = before.last + 1;
    below = isEnd ? null : part;
  }
  if (until < end) dropFrom(until, { blocks: blocks.slice(0, end), dropped });
  until = withoutSources(judged, { body, end: until, dropped });
  const last = parts.findLast((part) => part.last < until)?.last ?? -1;
  if (last > body && blocks[last]?.kind === "paragraph" && isRowOfTags(blocks[last].text)) {
    return dropFrom(last, { blocks: blocks.slice(0, until), dropped });
  }
  const appeal = blocks[last];
  if (appeal?.kind !== "paragraph" || appeal.speaker !== undefined || last <= body) return until;
  const units = unitsOf(appeal.text);
  if (units > MAX_APPEAL || article < 2 * units || !ASKING.test(appeal.text)) return until;
  const isHeaded = judged.kinds[last - 1] === "short" && last - 1 > body;
  return dropFrom(isHeaded ? last - 1 : last, { blocks: blocks.slice(0, until), dropped });
}

/** Drops the list of works that an article cites, with its title; gives where the article ends. */
function withoutSources(
  { blocks, kinds }: JudgedBlocks,
  { body, end, dropped }: { body: number; end: number; dropped: Set<number> },
): number {
  let works = 0;
  let first = end;
  for (let index = end - 1; index > body; index--) {
    const { text = "", cells } = blocks[index] ?? {};
    if (cells === undefined && text.length <= MAX_WORK && YEAR.test(text) && CITED.test(text)) {
      works += 1;
      first = index;
    } else if (isText(kinds[index]) || blocks[index]?.kind === "heading") break;
  }
  const isTitled = blocks[first - 1]?.kind === "heading" || kinds[first - 1] === "short";
  if (works < MIN_WORKS || !isTitled) return end;
  return dropFrom(first - 1, { blocks: blocks.slice(0, end), dropped });
}

function partsOf(
  { blocks, kinds }: JudgedBlocks,
  { body, end }: { body: number; end: number },
): Part[] {
  const parts: Part[] = [];
  // A page may say its text twice.
  const seen = new Set<string>();
  for (let index = body; index < end; index++) {
    const block = blocks[index];
    if (block === undefined || !isText(kinds[index]) || kinds[index] === "sentence") continue;
    if (seen.has(block.text)) continue;
    seen.add(block.text);
    const units = unitsOf(block.text);
    const part = parts.at(-1);
    if (part === undefined || index - part.last > MAX_STEP) {
      parts.push({ first: index, last: index, units, paragraphs: 1, isRunning: isMarked(block) });
      continue;
    }
    part.isRunning ||= index - part.last === 1 || isMarked(block);
    part.last = index;
    part.units += units;
    part.paragraphs += 1;
  }
  return parts;
}

function joined(above: Part, below: Part): Part {
  return {
    first: above.first,
    last: below.last,
    units: above.units + below.units,
    paragraphs: above.paragraphs + below.paragraphs,
    isRunning: above.isRunning || below.isRunning,
  };
}

/** What an author marked, or somebody says, is nobody's teaser. */
function isMarked({ kind, speaker, cells }: JudgedBlocks["blocks"][number]): boolean {
  return (
    (kind !== "paragraph" && kind !== "list_item") || speaker !== undefined || cells !== undefined
  );
}

/** True if the lines between a part and the article before it show that it is none of it. */
function isApart(
  judged: JudgedBlocks,
  part: Part,
  range: { from: number; told: () => ReadonlyMap<string, number> },
): boolean {
  const { from } = range;
  const gap = judged.kinds.slice(from, part.first);
  const controls = gap.filter((kind) => LEADING.has(kind)).length;
  const lines = gap.filter((kind) => kind === "short" || LEADING.has(kind)).length;
  if (lines >= FINAL_GAP && controls >= MIN_CONTROLS) return true;
  if (part.isRunning || !gap.includes("short")) return false;
  if (lines >= LONG_GAP && controls >= MIN_CONTROLS && part.paragraphs > 1) return true;
  const isMenu = lines >= MENU_GAP && controls >= MIN_CONTROLS;
  if (part.units > MAX_TEASER * part.paragraphs) return false;
  return (isMenu || isAmongHeadlines(judged, part)) && isForeignTo(judged, part, range);
}

/** A headline that ends as a sentence does, between others. */
function isAmongHeadlines({ blocks, kinds }: JudgedBlocks, { first, last }: Part): boolean {
  const around = [first - 2, first - 1, last + 1, last + 2];
  return (
    first === last &&
    around.every((index) => {
      return kinds[index] === "short" && !endsSentence(blocks[index]?.text ?? "");
    })
  );
}

/** True if a part says little of what the article says before it. */
function isForeignTo(
  { blocks, language }: JudgedBlocks,
  { first, last }: Part,
  { from, told }: { from: number; told: () => ReadonlyMap<string, number> },
): boolean {
  const texts = blocks.slice(first, last + 1).map(({ text }) => text);
  const own = [...stemsOf(texts.join("\n"), language)];
  const again = own.filter((stem) => (told().get(stem) ?? from) < from);
  return again.length < MIN_SHARED * own.length;
}

/** The block that says a word first, for each word of an article. */
function firstTold(
  { blocks, stemsIn }: JudgedBlocks,
  { body, end }: { body: number; end: number },
): Map<string, number> {
  const told = new Map<string, number>();
  for (let index = body; index < end; index++) {
    for (const stem of stemsIn(blocks[index]?.text ?? "")) {
      if (!told.has(stem)) told.set(stem, index);
    }
  }
  return told;
}
