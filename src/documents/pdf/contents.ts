import { anyOf, phrasesOf } from "../languages/mod.ts";
import { type Entry, entryOf, keyOf, NUMBER } from "./contents_entries.ts";
import type { PdfLine } from "./line.ts";

/** Fewer lines with numbers at their ends are no list of contents. */
const MIN_ENTRIES = 4;
/** As few may be left for the last page of such a list. */
const MIN_LEFT_ENTRIES = 2;
/** Lines between two entries that may belong to them. */
const MAX_WRAPPED = 2;
const MIN_RECURRING_SHARE = 0.4;
/** Of the lines of a page of contents. */
const MIN_SHARE_OF_PAGE = 0.5;
/** Headings that cannot be read do not come again: their entries are told by the pages that they lead to. */
const MIN_PAGES = 6;
const MIN_LEADING_ENTRIES = 8;
const MAX_FIRST_PAGE = 5;
const MIN_LED_SHARE = 0.6;
/** "Contents", and as the head of a page: "iv CONTENTS". */
const LABEL = new RegExp(
  `^(?:${NUMBER}\\s+)?(?:${anyOf(phrasesOf("documents"))})\\s*[:：]?(?:\\s+${NUMBER})?$`,
  "iu",
);

/**
 * Drops lists of contents: lines that end in rising page numbers and whose text comes again in the
 * document, as it does not for the rows of a price list or a ranking.
 */
export function dropContents(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const texts = new Set(
    pages.flat().flatMap((line) => (entryOf(line, 0) === null ? [keyOf(line.text)] : [])),
  );
  let isAfterContents = false;
  return pages.map((page) => {
    // Lists begin on right pages.
    if (page.length === 0) return [];
    const known = { texts, pages: pages.length, isAfterContents };
    const dropped = new Set(contentsIn(columnByColumn(page), known));
    isAfterContents = dropped.size > 0 && dropped.size >= MIN_SHARE_OF_PAGE * page.length;
    if (dropped.size === 0) return [...page];
    return page.filter((line, index) => {
      const next = page[index + 1];
      const isAbove = index === 0 || next === undefined || dropped.has(next);
      return !dropped.has(line) && !(isAbove && LABEL.test(line.text));
    });
  });
}

/** A page's lines, with a second column of entries behind the first one. */
function columnByColumn(page: readonly PdfLine[]): readonly PdfLine[] {
  const left = page.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = page.reduce((most, { x, width }) => Math.max(most, x + width), left);
  const middle = (left + right) / 2;
  const second = page.filter(({ x }) => x >= middle);
  const entries = second.filter((line) => entryOf(line, 0) !== null);
  if (entries.length < MIN_ENTRIES) return page;
  return [...page.filter(({ x }) => x < middle), ...second];
}

/** What entries are held against. */
interface Known {
  /** Letters of the document's lines. */
  texts: ReadonlySet<string>;
  /** How many it has. */
  pages: number;
  /** True if the page before is one of contents. */
  isAfterContents: boolean;
}

function contentsIn(page: readonly PdfLine[], { texts, pages, isAfterContents }: Known): PdfLine[] {
  const dropped: PdfLine[] = [];
  let run: Entry[] = [];
  const finish = () => {
    const recurring = run.filter(({ titles }) =>
      titles.every((title) => texts.has(keyOf(title))),
    ).length;
    const isRecurring = recurring >= MIN_RECURRING_SHARE * run.length;
    // What is beyond the pages that are read does not come again, nor do the names of figures.
    const goesOn = isAfterContents && run.length >= MIN_SHARE_OF_PAGE * page.length;
    const isKnown = run.length >= MIN_ENTRIES && (isRecurring || leadsThrough(run, pages));
    if (isKnown || (goesOn && run.length >= MIN_LEFT_ENTRIES)) {
      dropped.push(
        ...page.slice(headingBefore(page, run[0]?.index ?? 0), (run.at(-1)?.index ?? 0) + 1),
      );
    }
    run = [];
  };
  for (const [index, line] of page.entries()) {
    const entry = entryOf(line, index);
    const last = run.at(-1);
    if (last !== undefined && index - last.index > MAX_WRAPPED + 1) finish();
    if (entry === null) continue;
    if (last?.target != null && entry.target !== null && entry.target < last.target) finish();
    run.push(entry);
  }
  finish();
  return dropped;
}

/** True for entries that lead from the first of a document's pages to one of its last. */
function leadsThrough(run: readonly Entry[], pages: number): boolean {
  const first = run[0]?.target ?? pages;
  const last = run.at(-1)?.target ?? 0;
  const isLong = pages >= MIN_PAGES && run.length >= MIN_LEADING_ENTRIES;
  return isLong && first <= MAX_FIRST_PAGE && last <= pages && last >= MIN_LED_SHARE * pages;
}

/** Where a run of entries begins with its heading, unless that is what the page begins with. */
function headingBefore(page: readonly PdfLine[], first: number): number {
  const heading = page[first - 1];
  const isHeading =
    heading !== undefined &&
    first >= 2 &&
    heading.cells.length === 1 &&
    heading.text.length < 40 &&
    heading.fontSize >= (page[first]?.fontSize ?? 0);
  return isHeading ? first - 1 : first;
}
