import { coreOf, worthOf } from "../article/core.ts";
import { isForeign } from "../article/judged_blocks.ts";
import { isSigned, readDetails } from "../details.ts";
import { lineKey } from "../languages/mod.ts";
import { unitsOf } from "../line_kinds.ts";
import type { HeadedLines } from "./headed.ts";
import { bodyStart, plainText } from "./told.ts";

/** Menus above an article are not longer, in lines. */
const MAX_HEAD = 600;
/** A headline stands hardly further below where the text of a page runs, in lines. */
const MAX_BELOW = 30;
/** Headlines are shorter, in UTF-16 code units. */
export const MAX_LENGTH = 300;
/** How far a line looks around itself, in lines. */
export const NEAR = 12;
/** Paragraphs that open the text. */
const OPENING = 5;
const MAX_OPENING = 2_500;

/** What stands where on a page. */
export interface Surroundings {
  /** Where the prose begins, and where the text of the page runs. */
  body: number;
  start: number;
  /** The first line that is too far down for a headline. */
  until: number;
  /** Of each line, its length in words. */
  units: readonly number[];
  /** Of each line, what it is looked up by. */
  keys: readonly string[];
  /** How many lines above each are no text, in a list that is longer by one. */
  strange: readonly number[];
  /** Where the next prose stands from each line on; past the end if there is none. */
  nextProse: readonly number[];
  /** How much text runs on from each line, and up to it, in words. */
  runFrom: readonly number[];
  runTo: readonly number[];
  isStrange(index: number): boolean;
  isDated(index: number): boolean;
  isBylined(index: number): boolean;
  /** What a line is to those beside it, in a number. */
  stateOf(index: number): number;
  /** How many lines away one is that a test is true of, on one side. */
  away(index: number, side: -1 | 1, test: (line: number) => boolean): number;
  /** The first paragraphs from a line on. */
  openingFrom(index: number): string;
}

/** Reads once what the lines of a page stand among. */
export function surroundingsOf({ blocks, kinds, language }: HeadedLines): Surroundings {
  const body = bodyStart(blocks, kinds);
  const start = coreOf(blocks, kinds)?.start ?? body;
  const until = Math.min(blocks.length, Math.max(start, body) + MAX_BELOW, MAX_HEAD);
  const described = blocks.slice(0, until + NEAR).map(({ text }) => {
    if (text.length > MAX_LENGTH) return null;
    return readDetails(text, language) ?? (isSigned(text, language) ? {} : null);
  });
  const isStrange = (index: number): boolean => isForeign(kinds[index]);
  const strange = [0];
  const runTo = [0];
  const worth = blocks.map(({ text }, index) => worthOf(text, kinds[index] ?? "short"));
  for (const index of blocks.keys()) {
    strange.push((strange[index] ?? 0) + (isStrange(index) ? 1 : 0));
    runTo.push(Math.max(0, (runTo[index] ?? 0) + (worth[index] ?? 0)));
  }
  const nextProse: number[] = new Array(blocks.length + 1).fill(blocks.length);
  const runFrom: number[] = new Array(blocks.length + 1).fill(0);
  for (let index = blocks.length - 1; index >= 0; index--) {
    runFrom[index] = Math.max(0, (worth[index] ?? 0) + (runFrom[index + 1] ?? 0));
    nextProse[index] = kinds[index] === "prose" ? index : (nextProse[index + 1] ?? blocks.length);
  }
  const openings = new Map<number, string>();
  return {
    body,
    start,
    until,
    units: blocks.map(({ text }) => unitsOf(text.slice(0, MAX_LENGTH))),
    keys: blocks.map(({ text }) => lineKey(text.slice(0, MAX_LENGTH))),
    strange,
    nextProse,
    runFrom,
    runTo,
    isStrange,
    isDated: (index) => described[index]?.date !== undefined,
    isBylined(index) {
      const found = described[index];
      return found !== null && found !== undefined && found.date === undefined;
    },
    stateOf(index) {
      if (index < 0 || index >= blocks.length) return -2;
      if (isStrange(index)) return -1;
      if (described[index] !== null && described[index] !== undefined) return 4;
      if (kinds[index] === "prose") return 3;
      return kinds[index] === "sentence" ? 2 : kinds[index] === "short" ? 1 : 0;
    },
    away(index, side, test) {
      for (let step = 1; step <= NEAR; step++) if (test(index + side * step)) return step;
      return NEAR + 1;
    },
    openingFrom(index) {
      const first = nextProse[index] ?? blocks.length;
      const known = openings.get(first);
      if (known !== undefined) return known;
      const found: string[] = [];
      let at = first;
      for (let count = 0; count < OPENING && at < blocks.length; count++) {
        found.push(blocks[at]?.text ?? "");
        at = nextProse[at + 1] ?? blocks.length;
      }
      const text = plainText(found.join(" ").slice(0, MAX_OPENING));
      openings.set(first, text);
      return text;
    },
  };
}
