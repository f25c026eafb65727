import type { Block } from "../../posts/document.ts";
import { lineKey } from "../languages/mod.ts";
import { type LineKind, startsRelated, unitsOf } from "../line_kinds.ts";
import { stemsOf } from "../stems.ts";
import { articleAfter } from "./boxes.ts";
import { dropFrom, isForeign, isKept, type JudgedBlocks, TITLES } from "./judged_blocks.ts";

/** "Posted by Somebody, 3 March | 15:22" */
const CLOCK = /\p{Nd}:\p{Nd}{2}/u;
/** Times and buttons to reply, below several comments. */
const MIN_REPLIES = 4;
/** An article that goes on below a list of others is cut in the middle, not before its last lines. */
const MAX_REST = 2;
/** Each takes time to compare; an article has fewer lists of others in it. */
const MAX_LISTS = 8;
/** Other articles say fewer of its words again. */
const MIN_SHARED = 0.08;
/** A line with a colon at its end, of a few words, leads to what stands below it. */
const LEADS = /^[^.!?。！？]{4,60}[:：]$/u;
/** As many paragraphs, each below a headline, are teasers where the article has as many times their words. */
const MIN_TEASERS = 2;
const MIN_ABOVE = 3;
/** A caption has fewer. */
const MAX_CAPTION = 30;
/** Paragraphs below the link to the comments that are the text, and how many words each has. */
const MIN_RUN = 2;
const MIN_LONG = 20;
/** Letters and poems have fewer words alone on their lines. */
const MIN_MENU = 6;

/** Drops comments and the like below the article; gives where the article ends. */
export function dropAfter(
  judged: JudgedBlocks,
  { body, dropped }: { body: number; dropped: Set<number> },
): number {
  const { blocks, kinds } = judged;
  const prose = blocks.map(({ text, cells }, index) =>
    cells === undefined && (isKept(kinds[index]) || kinds[index] === "item") ? unitsOf(text) : 0,
  );
  let left = prose.slice(body).reduce((sum, units) => sum + units, 0);
  let before = 0;
  let lists = 0;
  for (let index = body; index < blocks.length; index++) {
    const block = blocks[index];
    const kind = kinds[index];
    if (block === undefined) continue;
    const isTitle = kind !== undefined && TITLES.has(kind);
    const mayLead = kind === "related" || (kind === "furniture" && LEADS.test(block.text));
    if (mayLead && hasTeasersAlone(judged, { from: index + 1, most: before / MIN_ABOVE })) {
      return dropFrom(index, { blocks, dropped });
    }
    if (before >= 30 && (isTitle || (kind === "short" && startsRelated(block.text)))) {
      const isOver =
        kind === "comments"
          ? before >= 0.5 * left ||
            (!opensText(judged, index + 1) && showsReplies(blocks, kinds, index + 1))
          : articleAfter(judged, index + 1) < 0 &&
            (before >= MAX_REST * left ||
              lists++ > MAX_LISTS ||
              !goesOn(judged, { body, from: index + 1 }));
      if (isOver) {
        return dropFrom(index, { blocks, dropped });
      }
    }
    before += prose[index] ?? 0;
    left -= prose[index] ?? 0;
  }
  return blocks.length;
}

/** True if all that says sentences from a line on, few as they are, are paragraphs that each have a headline above them. */
function hasTeasersAlone(
  { blocks, kinds }: JudgedBlocks,
  { from, most }: { from: number; most: number },
): boolean {
  let teasers = 0;
  let units = 0;
  for (let index = from; index < blocks.length; index++) {
    const kind = kinds[index];
    if (kind === "comments" || kind === "related") break;
    if (kind !== "prose") continue;
    const isHeaded = kinds[index - 1] === "short" && index > from;
    units += unitsOf(blocks[index]?.text ?? "");
    if (blocks[index]?.kind !== "paragraph" || !isHeaded || units > most) return false;
    if (kinds[index + 1] === "prose") return false;
    teasers += 1;
  }
  return teasers >= MIN_TEASERS;
}

/** True if what says sentences below a line says enough of what the article says above it. */
function goesOn(
  { blocks, kinds, language }: JudgedBlocks,
  { body, from }: { body: number; from: number },
): boolean {
  const stemsIn = (start: number, end: number): Set<string> => {
    const own = blocks
      .slice(start, end)
      .filter(({ cells }, index) => cells === undefined && isKept(kinds[start + index]));
    return stemsOf(own.map(({ text }) => text).join("\n"), language);
  };
  const last = kinds.findIndex((kind, index) => index > from && TITLES.has(kind));
  const told = stemsIn(body, from);
  const rest = [...stemsIn(from, last < 0 ? blocks.length : last)];
  return rest.filter((stem) => told.has(stem)).length >= MIN_SHARED * rest.length;
}

/** Where the last sentence of the article stands; -1 if there is none. */
export function lastProse(
  { blocks, kinds }: Pick<JudgedBlocks, "blocks" | "kinds">,
  end: number,
): number {
  let last = kinds.lastIndexOf("prose", end - 1);
  if (last < 0) last = kinds.lastIndexOf("sentence", end - 1);
  // Between the article and a last notice stands what leads elsewhere.
  const before = kinds.lastIndexOf("prose", last - 1);
  const between = kinds.slice(before + 1, last);
  if (
    before >= 0 &&
    !between.includes("sentence") &&
    blocks.slice(before + 1, last + 1).every(({ kind }) => kind === "paragraph") &&
    unitsOf(blocks[last]?.text ?? "") <= MAX_CAPTION &&
    between.some(isForeign) &&
    between.filter((kind) => kind === "short" || isForeign(kind)).length >= MIN_MENU
  ) {
    last = before;
  }
  const isLast = (index: number): boolean =>
    index < end && (kinds[index] === "item" || isEnd(blocks[index], kinds[index]));
  for (;;) {
    if (isLast(last + 1)) last += 1;
    // A part of the text may be a heading and a few words.
    else if (kinds[last + 1] === "short" && isLast(last + 2)) last += 2;
    else return last;
  }
}

/** True if paragraphs follow each other from a line on: between comments stands who wrote them. */
function opensText({ blocks, kinds }: JudgedBlocks, from: number): boolean {
  const [first, last] = [from, from + MIN_RUN];
  return (
    kinds.slice(first, last).every((kind) => kind === "prose") &&
    blocks
      .slice(first, last)
      .every(({ kind, text }) => kind === "paragraph" && unitsOf(text) >= MIN_LONG)
  );
}

/** Each comment has a time or the same buttons. */
function showsReplies(blocks: readonly Block[], kinds: readonly LineKind[], from: number): boolean {
  let signs = 0;
  const seen = new Map<string, number>();
  for (let index = from; index < blocks.length && signs < MIN_REPLIES; index++) {
    const kind = kinds[index];
    if (kind === "count" || kind === "comments") signs += 1;
    else if (kind === "furniture" && CLOCK.test(blocks[index]?.text ?? "")) signs += 1;
    else if (kind === "furniture" || kind === "button") {
      const key = lineKey(blocks[index]?.text ?? "");
      const times = (seen.get(key) ?? 0) + 1;
      seen.set(key, times);
      if (times > 2) signs += 1;
    }
  }
  return signs >= MIN_REPLIES;
}

/** A short sentence may end an article; a control that waits ends in an ellipsis. */
function isEnd(block: Block | undefined, kind: LineKind | undefined): boolean {
  return kind === "sentence" && !/(?:\.\.|…)$/.test(block?.text ?? "");
}
