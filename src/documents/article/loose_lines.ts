import { unitsOf } from "../line_kinds.ts";
import { isForeign } from "./judged_blocks.ts";
import type { RuledPage } from "./mod.ts";

/** Headings that nobody marked are shorter, in words: what is longer says what a picture shows, or leads elsewhere. */
const MIN_UNITS = 7;
/** So many long lines are the headings of a page that has no short ones. */
const MIN_HEADINGS = 3;
const SHORT_UNITS = 5;
/** A question, what leads to what stands below it, and what somebody says. */
const SAID = /[?？؟:：]$|^["“„«「'‘]/u;
const NUMBERED = /^\p{Nd}/u;

/** Drops long lines without a full stop that stand alone between two paragraphs of a page that marks no headings. */
export function dropLooseLines({ judged, title, dropped }: RuledPage): void {
  const { blocks, kinds } = judged;
  if (blocks.some(({ kind }) => kind === "heading")) return;
  const kept = [...blocks.keys()].filter(
    (index) =>
      index > title &&
      !dropped.has(index) &&
      !isForeign(kinds[index]) &&
      kinds[index] !== "caption",
  );
  const isProse = (index: number | undefined): boolean =>
    kinds[index ?? -1] === "prose" && blocks[index ?? -1]?.kind === "paragraph";
  const alone = kept.filter(
    (index, at) =>
      kinds[index] === "short" &&
      blocks[index]?.kind === "paragraph" &&
      blocks[index]?.speaker === undefined &&
      isProse(kept[at - 1]) &&
      isProse(kept[at + 1]),
  );
  const unitsAt = (index: number): number => unitsOf(blocks[index]?.text ?? "");
  const long = alone.filter((index) => {
    const { text = "" } = blocks[index] ?? {};
    return unitsAt(index) >= MIN_UNITS && !SAID.test(text) && !NUMBERED.test(text);
  });
  const areHeadings =
    long.length >= MIN_HEADINGS && !alone.some((index) => unitsAt(index) <= SHORT_UNITS);
  if (areHeadings) return;
  for (const index of long) dropped.add(index);
}
