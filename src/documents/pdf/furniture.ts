import { dropBuildUps } from "./build_ups.ts";
import { dropContents } from "./contents.ts";
import { dropHeads, dropRepeated } from "./heads.ts";
import { type PdfLine, weightOf } from "./line.ts";
import { dropLineNumbers, dropPageNumbers } from "./numbers.ts";
import { dropFootnotes, dropSmallMargins } from "./small_print.ts";

/** A rule that takes more than this share of all letters has met something else than furniture. */
const MAX_DROPPED_SHARE = 0.5;

/** Drops lines; what it gives is in the order of what it takes. */
type PageRule = (pages: readonly (readonly PdfLine[])[]) => PdfLine[][];

/** A text without what frames it. */
interface Unframed {
  pages: PdfLine[][];
  /** Lines of its lists of contents, in order. */
  contents: PdfLine[];
}

/** Removes what frames a text: page and line numbers, repeated lines and pages, contents and footnotes. */
export function dropFurniture(pages: readonly (readonly PdfLine[])[]): Unframed {
  const frames = [dropHeads, dropRepeated, dropPageNumbers, dropSmallMargins, dropLineNumbers];
  const framed = frames.reduce<PdfLine[][]>(
    (kept, rule) => unlessMost(rule, kept),
    dropBuildUps(pages),
  );
  const own = unlessMost(dropContents, framed);
  const left = new Set(own.flat());
  const contents = framed.flat().filter((line) => !left.has(line));
  return { pages: unlessMost(dropFootnotes, own), contents };
}

/** Applies a rule unless it takes a large share of all letters. */
function unlessMost(rule: PageRule, pages: PdfLine[][]): PdfLine[][] {
  const kept = rule(pages);
  const before = totalWeight(pages);
  return before - totalWeight(kept) > MAX_DROPPED_SHARE * before ? pages : kept;
}

function totalWeight(pages: readonly (readonly PdfLine[])[]): number {
  return pages.flat().reduce((sum, line) => sum + weightOf(line), 0);
}
