import type { Block } from "../../posts/document.ts";
import { coreOf } from "../article/core.ts";
import { isForeign } from "../article/judged_blocks.ts";
import { type LineKind, unitsOf } from "../line_kinds.ts";
import { stopWords } from "../stop_words.ts";

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Enough of a text to say what it is about, in characters. */
const MAX_BODY = 6_000;
/** So much of where a text runs does without what stands below that. */
const MIN_BODY = 1_500;
/** The beginning of a longer word tells it apart wherever it stands, as in a compound. */
const MAX_OPENING = 4;
/** Fewer words are a label, or a name. */
export const MIN_HEADLINE = 4;
/** The share of a headline's words that its text says again. */
export const MIN_TOLD = 0.3;
/** One word of a menu may be one of the text as well. */
export const MIN_WORDS_TOLD = 2;
/** The same of a line where headlines stand: what names a site says less. */
export const MIN_HEADLINE_TOLD = 0.2;
/** The same of what is surely a headline of the text. */
export const MOSTLY_TOLD = 0.5;

/**
 * The first prose that is not alone, as that of a notice above a page is, and no row of a table beside the opening;
 * -1 for none.
 */
export function bodyStart(blocks: readonly Block[], kinds: readonly LineKind[]): number {
  const isProse = (kind: LineKind, index: number): boolean =>
    kind === "prose" && blocks[index]?.cells === undefined;
  const found = kinds.findIndex(
    (kind, index) =>
      isProse(kind, index) &&
      kinds.slice(index + 1, index + 7).some((next, offset) => isProse(next, index + 1 + offset)),
  );
  return found >= 0 ? found : kinds.indexOf("prose");
}

/** What the page says below its head, in lower case. */
export function textBelow(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
  from: number,
): string {
  return textsBelow(blocks, kinds)(from);
}

/** The same below any line of a page. */
export function textsBelow(
  blocks: readonly Block[],
  kinds: readonly LineKind[],
): (from: number) => string {
  const last = kinds.lastIndexOf("prose");
  const end = coreOf(blocks, kinds)?.end ?? -1;
  const times = new Map<string, number>();
  for (const { text: own } of blocks) times.set(own, (times.get(own) ?? 0) + 1);
  // A notice stands on a page more than once.
  const isTelling = blocks.map(({ text: own }, index) => {
    if (isForeign(kinds[index]) || (times.get(own) ?? 0) > 1) return false;
    const isHeading = index < last && kinds[index] === "short" && kinds[index + 1] === "prose";
    return kinds[index] === "prose" || unitsOf(own) >= 8 || isHeading;
  });
  return (from) => {
    let text = "";
    const bound = end > from ? end + 1 : blocks.length;
    for (let index = from; index < blocks.length && text.length < MAX_BODY; index++) {
      if (index >= bound && text.length >= MIN_BODY) break;
      if (isTelling[index]) text += ` ${blocks[index]?.text ?? ""}`;
    }
    return plainText(text);
  };
}

/** As much of a text as tells what it is about: its words alone, in lower case, with a space around each. */
export function plainText(text: string): string {
  return ` ${text
    .slice(0, MAX_BODY)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
}

/** The share of a line's words that a text below it says as well, from 0 to 1, whatever their endings. */
export function shareTold(line: string, text: string, language: string): number {
  const { told, all } = countTold(line, text, language);
  return all === 0 ? 0 : told / Math.max(3, all);
}

/** How many of a line's words a text below it says as well. */
export function countTold(
  line: string,
  text: string,
  language: string,
): { told: number; all: number } {
  const stems = stemsOf(line, language);
  const isSaid = (stem: string): boolean =>
    text.includes(stem.length > MAX_OPENING || UNSPACED.test(stem) ? stem : ` ${stem.trimStart()}`);
  return { told: stems.filter(isSaid).length, all: stems.length };
}

/** The beginnings of a line's words, but for stop words. */
export function stemsOf(line: string, language: string): string[] {
  const stop = stopWords(language);
  const words = line.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word): string[] => {
    if (UNSPACED.test(word)) return word.match(/../gu) ?? [];
    if (HANGUL.test(word)) return word.length < 2 ? [] : [word.slice(0, 2)];
    if (word.length < 2 || stop.has(word)) return [];
    if (word.length < 4) return [` ${word} `];
    return [word.slice(0, Math.max(4, word.length - 2))];
  });
}
