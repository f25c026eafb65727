import { readLines } from "../../../src/documents/article/judge/line.ts";
import { signsOf } from "../../../src/documents/article/judge/signs.ts";
import { isForeign } from "../../../src/documents/article/judged_blocks.ts";
import { ruleLines } from "../../../src/documents/article/mod.ts";
import { linesOf as linesOfPage, withOpenLines } from "../../../src/documents/article/page.ts";
import { detectLanguage } from "../../../src/documents/language.ts";
import { lineKey } from "../../../src/documents/languages/mod.ts";
import { kindOf, type LineKind, plainKindOf } from "../../../src/documents/line_kinds.ts";
import { findSpeakers } from "../../../src/documents/speakers.ts";
import { numberSteps } from "../../../src/documents/steps.ts";
import { readPage } from "../../../src/documents/text.ts";
import type { Specimen } from "./_corpus.ts";
import type { Sample } from "./_grow.ts";
import { keyOf, linesOf } from "./_words.ts";

/** Kinds that lines have by words that are known of pages. */
const BY_WORDS: ReadonlySet<LineKind> = new Set([
  "furniture",
  "button",
  "related",
  "comments",
  "credit",
  "picture",
]);
/** The share of its words that a line of the article has, where reading changed it. */
const OWN_SHARE = 0.7;

/** What rules find by themselves teaches less. */
const DROPPED_WEIGHT = 0.3;

/** A line that the rules left in, with its text. */
export interface LineSample extends Sample {
  text: string;
  /** True if rules take it for the article's. */
  isLeft: boolean;
}

/**
 * The lines of a page that rules take for the article's, and whether they are. Of pages of other sites no rule
 * knows all phrases: forgets some of the known ones, a share of them, the same ones for the same seed.
 */
export function linesLeft(
  { bytes, clean, expectation }: Pick<Specimen, "bytes" | "clean" | "expectation">,
  { forgotten, seed }: { forgotten: number; seed: number },
): LineSample[] {
  const { blocks: read, told } = readPage(new TextDecoder().decode(bytes));
  const numbered = numberSteps(findSpeakers(read));
  const { language } = detectLanguage(numbered.map(({ text }) => text).join("\n"));
  const source = linesOfPage(numbered, language);
  const isForgotten = (text: string): boolean =>
    Number(Bun.hash.wyhash(lineKey(text), BigInt(seed)) % 1000n) < forgotten * 1000;
  const kinds = source.map((block) => {
    const kind = kindOf(block, language);
    return BY_WORDS.has(kind) && isForgotten(block.text) ? plainKindOf(block, language) : kind;
  });
  const page = ruleLines(source, withOpenLines(source, kinds), {
    language,
    isMarkedUp: told.isMarkedUp ?? false,
  });
  if (!page.judged.isPage) return [];
  const own = linesOf(clean ?? "").map(keyOf);
  const all = own.join("\n");
  const words = new Set(all.split(/\s+/));
  const captions = new Set((expectation.may ?? []).map(keyOf));
  return signsOf(page, readLines(page.judged)).flatMap((signs, index): LineSample[] => {
    const { text = "" } = page.judged.blocks[index] ?? {};
    const key = keyOf(text);
    if (signs === null || key === "") return [];
    const parts = key.trim().split(" ");
    const isOwn = own.includes(key) || (parts.length > 2 && all.includes(key.trim()));
    const shared = parts.filter((word) => words.has(word)).length / parts.length;
    if (!isOwn && shared >= OWN_SHARE && parts.length > 5) return [];
    const isLeft = !page.dropped.has(index) && !isForeign(page.judged.kinds[index]);
    return [
      {
        signs,
        isSo: !isOwn,
        weight: captions.has(key) ? 0.5 : isLeft ? 1 : DROPPED_WEIGHT,
        text,
        isLeft,
      },
    ];
  });
}
