import { unitsOf } from "../line_kinds.ts";
import { isForeign, isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** Paragraphs of an article that share no word with it are not longer, in words. */
const MAX_UNITS = 25;
/** Fewer words of a paragraph may be new by chance. */
const MIN_STEMS = 3;
/** A question to the readers and what they are to do, in words. */
const MIN_CALL_UNITS = 5;
/** A call without a question is not longer, in words. */
const MAX_CRY_UNITS = 7;
const MAX_CALL_UNITS = 18;
/** What asks for something within an article is not longer, in words. */
const MAX_PLEA_UNITS = 16;
const CALL = /^[^.!?。！？؟]{6,90}[?？؟;]\s?[^.!?。！？؟]{3,70}[.!。！।]?$/u;
const QUOTED = /["“”„«»「」]/u;

/**
 * Drops what speaks to the readers beside the page's controls: sentences that share no word with the
 * article, and at its end a question with what to do about it.
 */
export function dropStrangers(
  judged: JudgedBlocks,
  range: { title: number; body: number; end: number; dropped: Set<number> },
): void {
  const { blocks, kinds, stemsIn } = judged;
  const { title, body, end, dropped } = range;
  const isCandidate = (index: number): boolean =>
    index > body &&
    isKept(kinds[index]) &&
    blocks[index]?.kind === "paragraph" &&
    blocks[index]?.speaker === undefined &&
    unitsOf(blocks[index]?.text ?? "") <= MAX_UNITS;
  let goesOn = false;
  let counts: Map<string, number> | null = null;
  for (let index = end - 1; index > body; index--) {
    if (dropped.has(index)) continue;
    const text = blocks[index]?.text ?? "";
    if (isCandidate(index)) {
      if (!goesOn && isCall(text) && isAside(judged, index + 1, end)) {
        dropped.add(index);
        continue;
      }
      if (isCry(judged, index)) {
        counts ??= countStems(judged, { title, dropped });
        if (sharesNone(stemsIn(text), counts, 1)) {
          dropped.add(index);
          continue;
        }
      }
      const mayBeAside = !goesOn || isPlea(text);
      if (mayBeAside && isBeside(judged, index, { end, goesOn })) {
        counts ??= countStems(judged, { title, dropped });
        if (sharesNone(stemsIn(text), counts)) {
          dropped.add(index);
          continue;
        }
      }
    }
    goesOn ||= isKept(kinds[index]);
  }
}

/** A short exclamation that stands beside no paragraph above or below it, such as one for readers to share. */
function isCry({ blocks, kinds }: JudgedBlocks, index: number): boolean {
  const text = blocks[index]?.text ?? "";
  if (unitsOf(text) > MAX_CRY_UNITS || !/[!！]$/u.test(text) || QUOTED.test(text)) return false;
  return !/^[–—-]/u.test(text) && !(isKept(kinds[index - 1]) && isKept(kinds[index + 1]));
}

function isCall(text: string): boolean {
  const units = unitsOf(text);
  return (
    units >= MIN_CALL_UNITS && units <= MAX_CALL_UNITS && CALL.test(text) && !QUOTED.test(text)
  );
}

/** True for a sentence that may speak to readers within an article: one that tells no figures and no speech. */
function isPlea(text: string): boolean {
  return unitsOf(text) <= MAX_PLEA_UNITS && !/\p{Nd}|^[–—-]\s/u.test(text) && !QUOTED.test(text);
}

/** True if controls stand above a sentence, and below it no text that it might introduce. */
function isBeside(
  { blocks, kinds }: JudgedBlocks,
  index: number,
  { end, goesOn }: { end: number; goesOn: boolean },
): boolean {
  let above = 0;
  let foreign = 0;
  for (let line = index - 1; line > 0 && above < 6; line--) {
    const kind = kinds[line];
    if (kind !== "short" && !isControl(kind)) break;
    above += 1;
    if (isControl(kind)) foreign += 1;
  }
  // What stands directly above may be a heading, unless it is an author's name.
  const isNamed = kinds.slice(Math.max(0, index - 3), index).includes("related");
  if (foreign === 0 || (kinds[index - 1] === "short" && !isNamed)) return false;
  const isHeaded = blocks[index - 1]?.kind === "heading" && isControl(kinds[index - 1]);
  const isClosed = isAside({ blocks, kinds }, index + 1, end);
  if (isHeaded || (foreign >= 2 && !goesOn)) return isClosed;
  return (
    (foreign >= 3 && foreign >= 0.6 * above) ||
    (isClosed && goesOn && isAside({ blocks, kinds }, index + 2, end))
  );
}

/** True if a line is no part of the text: a control, a fragment above another one, or nothing. */
function isAside(
  { blocks, kinds }: Pick<JudgedBlocks, "blocks" | "kinds">,
  index: number,
  end: number,
): boolean {
  if (index >= end || isControl(kinds[index])) return true;
  return (
    kinds[index] === "short" && blocks[index]?.kind === "paragraph" && !isKept(kinds[index + 1])
  );
}

function isControl(kind: JudgedBlocks["kinds"][number] | undefined): boolean {
  return isForeign(kind) && kind !== "picture" && kind !== "credit";
}

/** In how many blocks of sentences each word stands. */
function countStems(
  { blocks, kinds, stemsIn }: JudgedBlocks,
  { title, dropped }: { title: number; dropped: ReadonlySet<number> },
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [index, { text }] of blocks.entries()) {
    const isTold = isKept(kinds[index]) || kinds[index] === "item" || index === title;
    if (dropped.has(index) || !isTold) continue;
    for (const stem of stemsIn(text)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

function sharesNone(
  stems: ReadonlySet<string>,
  counts: ReadonlyMap<string, number>,
  least = MIN_STEMS,
): boolean {
  return stems.size >= least && ![...stems].some((stem) => (counts.get(stem) ?? 0) > 1);
}
