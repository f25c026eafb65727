import type { SourceDetails } from "../../../posts/document.ts";
import { coreOf } from "../core.ts";
import { isForeign, isKept, isText, type JudgedBlocks, PICTURED } from "../judged_blocks.ts";
import type { Line } from "./line.ts";
import { pageWords } from "./page_words.ts";
import { partsOf } from "./parts.ts";

/** Paragraphs of as many words carry the text. */
const MIN_SOLID = 14;
/** How far a line looks around itself, in lines. */
const NEAR = 5;
/** A line may stand anywhere between two paragraphs that are further apart, in lines. */
const MAX_DISTANCE = 40;

/** Pictures count where they stand no further away, in lines. */
const MAX_PICTURED = 4;

/** What is known of a page while its lines are judged. */
export interface JudgedPage {
  judged: JudgedBlocks;
  /** Where the headline stands; -1 if there is none. */
  title: number;
  details: SourceDetails;
  /** The lines that rules found to be no part of the article. */
  dropped: ReadonlySet<number>;
}

/**
 * Says of each line of a page in numbers how it looks, how it speaks and where it stands: what a judge of lines
 * goes by. What words make of a line is not among it. Null for the headline and captions.
 *
 * @param lines What the page's lines are by themselves.
 * @param isAsked Tells which lines are of interest; all without it.
 */
export function signsOf(
  page: JudgedPage,
  lines: readonly Line[],
  isAsked: (index: number) => boolean = () => true,
): (number[] | null)[] {
  const { judged, title, dropped } = page;
  const { blocks, kinds, language } = judged;
  const units = lines.map((line) => line.units);
  const titleStems = lines[title]?.stems;
  const isSolid = (index: number): boolean =>
    !dropped.has(index) && isKept(kinds[index]) && (units[index] ?? 0) >= MIN_SOLID;
  const solids = [...blocks.keys()].filter(isSolid);
  const all = solids.reduce((sum, index) => sum + (units[index] ?? 0), 0);
  const lengths = solids.map((index) => units[index] ?? 0).toSorted((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? MIN_SOLID;
  const spread = new Map<string, number>();
  for (const [index, { stems: own }] of lines.entries()) {
    if (dropped.has(index) || !(isText(kinds[index]) || index === title)) continue;
    for (const stem of own) spread.set(stem, (spread.get(stem) ?? 0) + 1);
  }
  const known = pageWords(language);
  const isSpeaking = (index: number): boolean =>
    isSolid(index) && lines[index]?.addresses.length !== 0;
  const speaking = solids.filter(isSpeaking).length;
  const voice = new Map<string, number>();
  for (const [index, { words: own }] of lines.entries()) {
    if (dropped.has(index) || !isText(kinds[index])) continue;
    for (const word of own) voice.set(word, (voice.get(word) ?? 0) + 1);
  }
  const previous: number[] = [];
  let last = -1;
  for (let index = 0; index < blocks.length; index++) {
    previous.push(last);
    if (isSolid(index)) last = index;
  }
  const following: number[] = new Array(blocks.length).fill(-1);
  let next = -1;
  for (let index = blocks.length - 1; index >= 0; index--) {
    following[index] = next;
    if (isSolid(index)) next = index;
  }
  const isOwnText = (index: number): boolean => !dropped.has(index) && isText(kinds[index]);
  const isStrange = (index: number): boolean => dropped.has(index) || isForeign(kinds[index]);
  // How many lines above each are no part of the article.
  const strange = [0];
  for (let index = 0; index < blocks.length; index++) {
    strange.push((strange[index] ?? 0) + (isStrange(index) ? 1 : 0));
  }
  const strangeIn = (from: number, to: number): number =>
    (strange[Math.min(to, blocks.length)] ?? 0) - (strange[Math.max(0, from)] ?? 0);
  const lastQuote = lines.findLastIndex(({ hasQuote }, index) => hasQuote && isSolid(index));
  const heads = [...blocks.keys()].filter(
    (index) => isShort(index) && index !== title && isText(kinds[index + 1]),
  );
  const headLengths = heads.map((index) => units[index] ?? 0).toSorted((a, b) => a - b);
  const usualHead = headLengths[headLengths.length >> 1] ?? 1;
  const firstSolid = solids[0] ?? 0;
  const authors = new Set([
    ...lines.slice(0, firstSolid).flatMap(({ names }) => names),
    ...(page.details.byline?.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []),
  ]);
  let told = 0;

  function isShort(index: number): boolean {
    return kinds[index] === "short" && !dropped.has(index);
  }

  const stateOf = (index: number): number => {
    if (index < 0 || index >= blocks.length) return -2;
    if (isStrange(index)) return -1;
    if (index === title) return 3;
    if (isSolid(index)) return 2;
    return isText(kinds[index]) ? 1 : 0;
  };

  const partSigns = partsOf({ lines, isText: isOwnText, isStrange });
  const core = coreOf(blocks, kinds);
  /** How far a line stands above where the text of the page runs, below zero, or below it. */
  const beyondCore = (index: number): number => {
    if (core === null) return 0;
    if (index < core.start) return Math.max(-MAX_DISTANCE, index - core.start);
    return Math.min(MAX_DISTANCE, Math.max(0, index - core.end));
  };
  const endings = new Map<string, number>();
  for (const { ending } of lines) endings.set(ending, (endings.get(ending) ?? 0) + 1);
  /** How many lines away a picture, its caption or its credit is, on one side. */
  const pictured = (index: number, side: -1 | 1): number => {
    for (let away = 1; away <= MAX_PICTURED; away++) {
      if (PICTURED.has(kinds[index + side * away] ?? "short")) return away;
    }
    return MAX_PICTURED + 1;
  };

  return blocks.map((block, index) => {
    const line = lines[index];
    const before = told;
    if (isSolid(index)) told += units[index] ?? 0;
    if (line === undefined || index === title || block.kind === "caption") return null;
    if (!isAsked(index)) return null;
    const { units: length, words, addresses, looks, stopShare, named } = line;
    const own = [...line.stems];
    const isCounted = isText(kinds[index]) && !dropped.has(index);
    const again = own.filter((stem) => (spread.get(stem) ?? 0) > (isCounted ? 1 : 0)).length;
    const often = own.filter((stem) => (spread.get(stem) ?? 0) > (isCounted ? 2 : 1)).length;
    const inTitle = own.filter((stem) => titleStems?.has(stem)).length;
    const above = previous[index] ?? -1;
    const below = following[index] ?? -1;
    const inAbove = own.filter((stem) => lines[above]?.stems.has(stem)).length;
    const inBelow = own.filter((stem) => lines[below]?.stems.has(stem)).length;
    const foreignNamed = named.filter((stem) => (spread.get(stem) ?? 0) <= (isCounted ? 1 : 0));
    const addressed = [...words].filter(
      (word) => (known.words.get(word) ?? 0) > 2 && (voice.get(word) ?? 0) <= (isCounted ? 1 : 0),
    );
    const speaks = addresses.length;
    const others = solids.length - (isSolid(index) ? 1 : 0);
    const share = (count: number): number => (own.length === 0 ? 0 : count / own.length);
    const distance = (other: number): number =>
      other < 0 ? MAX_DISTANCE : Math.min(MAX_DISTANCE, Math.abs(other - index));
    return [
      // How it looks.
      Math.log1p(length),
      length / usual,
      ...looks,
      line.times,
      // How it speaks.
      stopShare,
      own.length,
      share(again),
      share(often),
      own.length - again,
      share(inTitle),
      share(inAbove),
      share(inBelow),
      share(named.length),
      share(foreignNamed.length),
      foreignNamed.length,
      share(line.oftenNamed),
      speaks,
      speaks / Math.max(1, length),
      new Set(addresses).size,
      others === 0 ? 0 : (speaking - (isSpeaking(index) ? 1 : 0)) / others,
      addresses.filter((word) => (voice.get(word) ?? 0) <= (isCounted ? 1 : 0)).length,
      addressed.length,
      addressed.length / Math.max(1, words.size),
      addressed.reduce((sum, word) => sum + Math.log(known.words.get(word) ?? 1), 0) /
        Math.max(1, words.size),
      // Where it stands.
      all === 0 ? 0 : before / all,
      above < 0 ? 1 : 0,
      below < 0 ? 1 : 0,
      distance(above),
      distance(below),
      above < 0 ? -1 : strangeIn(above + 1, index),
      below < 0 ? -1 : strangeIn(index + 1, below),
      distance(title) * Math.sign(index - title),
      Math.min(MAX_DISTANCE, blocks.length - index),
      strangeIn(index - NEAR, index),
      strangeIn(index + 1, index + 1 + NEAR),
      stateOf(index - 3),
      stateOf(index - 2),
      stateOf(index - 1),
      stateOf(index + 1),
      stateOf(index + 2),
      stateOf(index + 3),
      lastQuote >= 0 && index > lastQuote ? 1 : 0,
      all === 0 ? 0 : (all - told) / all,
      line.isAbout ? 2 : lines[index - 1]?.isAbout || lines[index - 2]?.isAbout ? 1 : 0,
      Math.min(5, (spread.get(line.opening) ?? 0) - (isCounted ? 1 : 0)),
      authors.has(line.first) ? 1 : 0,
      heads.length,
      length / usualHead,
      length / Math.max(1, units[title] ?? 1),
      kinds[index - 1] === "related" || kinds[index - 2] === "related" ? 1 : 0,
      ...partSigns(index),
      beyondCore(index),
      line.ending === "" ? 0 : Math.min(10, (endings.get(line.ending) ?? 1) - 1),
      pictured(index, -1),
      pictured(index, 1),
      Math.log1p(units[index - 1] ?? 0),
      Math.log1p(units[index + 1] ?? 0),
      Math.log1p(index),
      strangeIn(0, blocks.length) / blocks.length,
    ];
  });
}
