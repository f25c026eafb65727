import { isName, readDetails } from "../../details.ts";
import { lineKey, plainLetters } from "../../languages/mod.ts";
import { endsSentence, type LineKind, plainKindOf, unitsOf } from "../../line_kinds.ts";
import type { ReadBlock } from "../../read_block.ts";
import { stopWords } from "../../stop_words.ts";
import { isForeign, type JudgedBlocks } from "../judged_blocks.ts";
import { pageWords, spokenWords } from "./page_words.ts";

/** Of longer paragraphs, the beginning tells enough; in UTF-16 code units. */
const MAX_READ = 1_500;

/** Titles of notes are not longer, in words. */
const MAX_ABOUT = 9;
/** Goes on elsewhere, where a word or an arrow leads. */
const TEASES = /(?:\.\.\.?|…)[\])]?(?:\s*[\p{L}\p{M}]{2,12}){0,2}\s*[.…→»›>]*$/u;
/** The end of a line, in UTF-16 code units, which has the last words of most. */
const MAX_ENDING = 60;
/** Of shorter lines, in words, the last ones are most of the line. */
const MIN_ENDED = 4;
const YEAR = /(?<!\p{Nd})(?:1[6-9]|20)\p{Nd}{2}(?!\p{Nd})/u;

/** What somebody says. */
const QUOTED = /["“„«「][^"“”„«»「」]{0,300}["“”»」]/gu;

/** What a line is by itself, whatever becomes of the others. */
export interface Line {
  /** Its length in words, or what counts as such. */
  units: number;
  stems: ReadonlySet<string>;
  /** Its words, but for those that somebody says. */
  words: ReadonlySet<string>;
  /** What in it speaks to readers, as often as it does. */
  addresses: readonly string[];
  /** How many lines of the page say the same. */
  times: number;
  /** How it looks, in numbers, but for its length. */
  looks: readonly number[];
  /** Which of its words say nothing about a subject, as a share. */
  stopShare: number;
  /** The stem that it begins with; "" if it has none. */
  opening: string;
  /** Its last two words, as credits and controls end many lines of a page; "" if it is short. */
  ending: string;
  /** True for the title of a note on a company or somebody. */
  isAbout: boolean;
  /** Its words with a capital, if it is a name. */
  names: readonly string[];
  /** Its first word. */
  first: string;
  hasQuote: boolean;
  /** Those of its stems that several known phrases of pages have, and how many of them many have. */
  named: readonly string[];
  oftenNamed: number;
}

/** Reads every line of a page by itself. */
export function readLines({ blocks, kinds, language, stemsIn }: JudgedBlocks): Line[] {
  const known = pageWords(language);
  const stop = stopWords(language);
  const times = new Map<string, number>();
  const texts = blocks.map(({ text }) => text.slice(0, MAX_READ));
  const keys = texts.map(lineKey);
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return blocks.map((block, index) => {
    const text = texts[index] ?? "";
    const units = unitsOf(text);
    const stems = stemsIn(text);
    // What somebody says in the article is said as pages speak to readers.
    const unquoted = plainLetters(text.replace(QUOTED, ""));
    const spoken = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
    const timesNamed = (stem: string) => known.stems.get(stem) ?? 0;
    // A line is judged by its shape, also where it is known.
    const kind = isForeign(kinds[index]) ? plainKindOf(block, language) : kinds[index];
    return {
      units,
      stems,
      words: spokenWords(unquoted),
      addresses: unquoted.match(known.address) ?? [],
      times: times.get(keys[index] ?? "") ?? 1,
      looks: looksOf(text, { block, kind, units, language }),
      stopShare:
        spoken.length === 0 ? 0 : spoken.filter((word) => stop.has(word)).length / spoken.length,
      opening: stems.values().next().value ?? "",
      ending: units < MIN_ENDED ? "" : endingOf(text),
      isAbout: units <= MAX_ABOUT && !endsSentence(text) && known.about.test(plainLetters(text)),
      names: isName(text) ? (text.match(/\p{Lu}[\p{L}\p{M}]{2,}/gu) ?? []) : [],
      first: /^\p{Lu}[\p{L}\p{M}]{2,}/u.exec(text)?.[0] ?? "",
      hasQuote: /["“”„«»「」『』]/u.test(text),
      named: [...stems].filter((stem) => timesNamed(stem) > 1),
      oftenNamed: [...stems].filter((stem) => timesNamed(stem) > 5).length,
    };
  });
}

/** What a line is known to be, beside its text. */
export interface Shape {
  block: ReadBlock;
  kind: LineKind | undefined;
  units: number;
  language: string;
}

/** Lines are looked at to find the headline, and again to judge the others. */
const seen = new WeakMap<ReadBlock, { kind: LineKind | undefined; looks: number[] }>();

/** How a line looks, in numbers. `text` is the block's own, or its beginning. */
export function looksOf(text: string, shape: Shape): readonly number[] {
  const known = seen.get(shape.block);
  if (known !== undefined && known.kind === shape.kind) return known.looks;
  const looks = lookAt(text, shape);
  seen.set(shape.block, { kind: shape.kind, looks });
  return looks;
}

function lookAt(text: string, { block, kind, units, language }: Shape): number[] {
  const letters = lengthOf(text.match(/\p{L}+/gu));
  return [
    kind === "prose" ? 2 : kind === "sentence" ? 1 : 0,
    kind === "item" || block.kind === "list_item" ? 1 : 0,
    block.kind === "heading" ? 1 : 0,
    block.kind === "paragraph" ? 1 : 0,
    block.speaker === undefined ? 0 : 1,
    endsSentence(text) ? 1 : 0,
    /[?？؟]["”»]?$/u.test(text) ? 1 : 0,
    /[!！]["”»]?$/u.test(text) ? 1 : 0,
    /[:：]$/u.test(text) ? 1 : 0,
    TEASES.test(text) ? 1 : 0,
    text.match(/[.!?…]["”»)]*\s+(?=\S)|[。！？।](?=.)/gu)?.length ?? 0,
    /["“”„«»「」『』]/u.test(text) ? 1 : 0,
    letters === 0 ? 1 : lengthOf(text.match(/\p{Nd}+/gu)) / (letters + 1),
    /^\P{L}*\p{Ll}/u.test(text) ? 1 : 0,
    letters === 0 ? 0 : lengthOf(text.match(/\p{Lu}+/gu)) / letters,
    /[|·•›@]|\s\/\s/u.test(text) ? 1 : 0,
    /^\P{L}{0,3}[^:：.]{2,30}[:：]\s*\S/u.test(text) ? 1 : 0,
    /^[–—―-]/u.test(text) ? 1 : 0,
    isName(text) ? 1 : 0,
    units < 20 && readDetails(text, language) !== null ? 1 : 0,
    block.isJoined === true ? 1 : 0,
    YEAR.test(text) ? 1 : 0,
    /[)）\]】]\.?$/u.test(text) ? 1 : 0,
    /\p{L}\s?\/\s?\p{Lu}/u.test(text) ? 1 : 0,
    capitalShare(text),
    text.match(/\p{Nd}+/gu)?.length ?? 0,
  ];
}

function endingOf(text: string): string {
  const words =
    text
      .slice(-MAX_ENDING)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.slice(-2).join(" ");
}

/** How many of its words begin with a capital, but for the first one, as a share: names do. */
function capitalShare(text: string): number {
  const words = text.match(/[\p{L}\p{M}]+/gu)?.slice(1) ?? [];
  return words.length === 0
    ? 0
    : words.filter((word) => /^\p{Lu}/u.test(word)).length / words.length;
}

function lengthOf(runs: readonly string[] | null): number {
  return runs?.reduce((sum, { length }) => sum + length, 0) ?? 0;
}
