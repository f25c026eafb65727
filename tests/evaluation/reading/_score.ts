import type { Block, Document, SourceDetails } from "../../../src/posts/document.ts";
import type { Specimen } from "./_corpus.ts";
import type { Expectation, ExpectedBlocks } from "./_expectation.ts";
import { furnitureLeft, furnitureShown } from "./_furniture.ts";
import { countShared, countWords, keyOf, linesOf, orderedShare, wordsOf } from "./_words.ts";

/** The share of a headline that its shortened form has at least. */
const MIN_HEADLINE_SHARE = 0.5;

/** How well a document was read. Shares are from 0 to 1, and null where nothing is expected. */
export interface Score {
  furniture: string[];
  /** What posts of it show or say that is furniture. */
  shown: string[];
  /** Share of the clean words that were read. */
  recall: number | null;
  /** Share of the words read that are clean. */
  precision: number | null;
  /** Share of the clean words that were read in their order. */
  order: number | null;
  /** Share of the clean words that are kept where nothing else is there; null for PDFs. */
  cleanKept: number | null;
  title: boolean | null;
  /** Byline and date. */
  details: Checks;
  blocks: Checks;
}

/** What was read. */
export interface ReadDocuments {
  document: Document;
  /** All that posts of it show and say. */
  shown: readonly string[];
  /** The clean twin, read alone; null if it was not. */
  cleanAlone: Document | null;
}

/** Things that were looked for. */
export interface Checks {
  asked: number;
  /** What was not found. */
  missed: string[];
}

/** Compares what was read with what was to be read. */
export function scoreDocument(
  specimen: Specimen,
  { document, shown, cleanAlone }: ReadDocuments,
): Score {
  const { clean, expectation } = specimen;
  return {
    furniture: furnitureLeft(specimen, document),
    shown: furnitureShown(specimen, shown),
    ...scoreWords(clean, expectation.may ?? [], document),
    cleanKept: cleanAlone === null ? null : scoreWords(clean, [], cleanAlone).recall,
    title: scoreTitle(specimen, document),
    details: checkDetails(expectation, document.details ?? {}),
    blocks: checkBlocks(expectation.blocks ?? {}, document.blocks),
  };
}

function scoreWords(clean: string | null, may: readonly string[], { title, blocks }: Document) {
  if (clean === null) return { recall: null, precision: null, order: null };
  const expected = wordsOf(linesOf(clean).join("\n"));
  const texts = blocks.map(({ speaker, text }, index) =>
    speaker === undefined || speaker === blocks[index - 1]?.speaker ? text : `${speaker}\n${text}`,
  );
  const first = blocks[0]?.text ?? "";
  // A title of a PDF's or a page's own fields is in no block.
  const named = title !== null && keyOf(title) !== keyOf(first) ? title : "";
  const isNamedInBlocks = blocks.some(({ text }) => keyOf(text) === keyOf(named));
  const lines = [isNamedInBlocks ? "" : named, ...texts].join("\n");
  const found = wordsOf(linesOf(lines).join("\n"));
  const expectedCounts = countWords(expected);
  const foundCounts = countWords(found);
  const shared = countShared(expectedCounts, foundCounts);
  for (const [word, count] of foundCounts) {
    foundCounts.set(word, Math.max(0, count - (expectedCounts.get(word) ?? 0)));
  }
  const allowed = countShared(countWords(wordsOf(may.join("\n"))), foundCounts);
  const wanted = found.length - allowed;
  return {
    recall: expected.length === 0 ? 1 : shared / expected.length,
    precision: wanted === 0 ? 0 : shared / wanted,
    order: orderedShare(expected, found),
  };
}

function scoreTitle({ clean, expectation }: Specimen, { title }: Document): boolean | null {
  const expected = expectation.title === undefined ? linesOf(clean ?? "")[0] : expectation.title;
  if (expected === undefined) return null;
  if (expected === null || title === null) return expected === title;
  const [wanted, found] = [keyOf(expected), keyOf(title)];
  return wanted.includes(found) && found.length >= wanted.length * MIN_HEADLINE_SHARE;
}

function checkDetails({ byline, date }: Expectation, found: SourceDetails): Checks {
  const checks: [string, boolean][] = [];
  if (byline !== undefined) {
    checks.push([`byline "${byline}"`, keyOf(found.byline ?? "") === keyOf(byline)]);
  }
  // As printed, a date may come with its time.
  if (date !== undefined)
    checks.push([`date "${date}"`, keyOf(found.date ?? "").includes(keyOf(date))]);
  return checksOf(checks);
}

function checksOf(checks: readonly [string, boolean][]): Checks {
  return {
    asked: checks.length,
    missed: checks.filter(([, isMet]) => !isMet).map(([name]) => name),
  };
}

function checkBlocks(expected: ExpectedBlocks, blocks: readonly Block[]): Checks {
  const { headings = [], quotes = [], speakers = [], code = [], verse = [], cells = [] } = expected;
  const { numbers = [], items } = expected;
  const listItems = blocks.filter(({ kind, cells }) => kind === "list_item" && cells === undefined);
  const has = (kind: Block["kind"], text: string) =>
    blocks.some((block) => block.kind === kind && keyOf(block.text).includes(keyOf(text)));
  const found = new Set(blocks.map(numberOf));
  const checks: [string, boolean][] = [
    ...headings.map((text): [string, boolean] => [
      `heading "${text}"`,
      blocks.some(({ kind, text: own }) => kind === "heading" && keyOf(own) === keyOf(text)),
    ]),
    ...numbers.map((number): [string, boolean] => [`number ${number}`, found.has(number)]),
    ...quotes.map((text): [string, boolean] => [`quote "${text}"`, has("quote", text)]),
    ...verse.map((text): [string, boolean] => [`verse "${text}"`, has("verse", text)]),
    ...speakers.map((name): [string, boolean] => [
      `speaker "${name}"`,
      blocks.some(({ speaker }) => speaker !== undefined && keyOf(speaker) === keyOf(name)),
    ]),
    ...code.map((text): [string, boolean] => [
      `code "${text}"`,
      blocks.some(({ kind, text: own }) => kind === "code" && own.includes(text)),
    ]),
    ...cells.map(({ column, text }): [string, boolean] => [
      `cell "${column}: ${text}"`,
      blocks.some(({ cells: own = [] }) =>
        own.some(
          (cell) =>
            keyOf(cell.column ?? "") === keyOf(column ?? "") && keyOf(cell.text) === keyOf(text),
        ),
      ),
    ]),
  ];
  if (items !== undefined) {
    checks.push([`${items} list items, not ${listItems.length}`, listItems.length === items]);
  }
  return checksOf(checks);
}

/** A numbered heading is as good as a list item with a number. */
function numberOf({ kind, text, number }: Block): number | undefined {
  const [, digits] = (kind === "heading" && /^(\d{1,3})[.)、．]/u.exec(text)) || [];
  return digits === undefined ? number : Number(digits);
}
