import { unitsOf } from "../line_kinds.ts";
import { isKept, type JudgedBlocks } from "./judged_blocks.ts";

/** Fewer lines alike may be chance. */
const MIN_BEATS = 3;
/** From one to the next, in lines. */
const MAX_GAP = 24;
/** Controls, times and numbers are not longer. */
const MAX_LENGTH = 60;
/** An article has as many times the words of what a reader says below it, and no fewer than these. */
const MIN_TIMES = 3;
const MIN_ARTICLE = 100;
/** What goes on below a thread with more of the article's words, as a share, is the article. */
const MAX_REST = 0.3;

/** Lines alike, by where they stand. */
interface Beats {
  places: number[];
  isCounted: boolean;
}

/**
 * Drops what readers say below an article, in whatever language and by whatever words: texts that stand again and
 * again between the same two lines, one of which counts or dates them.
 */
export function dropThread(
  judged: JudgedBlocks,
  { body, dropped }: { body: number; dropped: Set<number> },
): void {
  const { blocks, kinds } = judged;
  const words = blocks.map(({ text }, index) => (isKept(kinds[index]) ? unitsOf(text) : 0));
  const wordsIn = (from: number, to: number): number =>
    words.slice(from, to).reduce((sum, own) => sum + own, 0);
  const beats = beatsOf(judged, body).filter(({ places }) => {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const above = wordsIn(body, first);
    return above >= MIN_ARTICLE && above >= MIN_TIMES * (wordsIn(first, last) / places.length);
  });
  for (const { places } of beats.filter(({ isCounted }) => isCounted)) {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const isBeside = beats.some(
      (other) =>
        other.places !== places && other.places.filter((at) => at >= first - 2).length >= MIN_BEATS,
    );
    if (!isBeside) continue;
    const start = words.findLastIndex((own, index) => own > 0 && index < first) + 1;
    const goesOn = wordsIn(last + MAX_GAP, blocks.length) > MAX_REST * wordsIn(body, start);
    for (let index = start; index < (goesOn ? last : blocks.length); index++) dropped.add(index);
  }
}

/** Short lines that are alike but for their numbers, with text between each and the next. */
function beatsOf({ blocks, kinds }: JudgedBlocks, body: number): Beats[] {
  const alike = Map.groupBy(
    [...blocks.keys()].filter((index) => {
      const { kind, text } = blocks[index] ?? { kind: "heading", text: "" };
      return (
        index > body && kind === "paragraph" && text.length <= MAX_LENGTH && !isKept(kinds[index])
      );
    }),
    (index) => shapeOf(blocks[index]?.text ?? ""),
  );
  return [...alike].flatMap(([shape, all]) => {
    if (shape === "" || all.length < MIN_BEATS) return [];
    const places = all.filter((at, index) => {
      const next = all[index + 1] ?? all[index - 1] ?? at;
      const [from, to] = at < next ? [at, next] : [next, at];
      return to - from <= MAX_GAP && kinds.slice(from, to).some(isKept);
    });
    const isCounted = shape.includes("0");
    return places.length >= MIN_BEATS ? { places, isCounted } : [];
  });
}

/** A line with all numbers alike; "" for a number alone and for a line without letters. */
function shapeOf(text: string): string {
  const shape = text
    .toLowerCase()
    .replace(/\p{Nd}+/gu, "0")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}|^#0/u.test(shape) ? shape : "";
}
