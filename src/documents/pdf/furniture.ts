import { anyOf, phrasesOf } from "../languages/mod.ts";
import { dropContents } from "./contents.ts";
import { type PdfLine, weightOf } from "./line.ts";

/** How many lines at the top and bottom of a page may be its header and footer. */
const MARGIN_LINES = 3;
/** A chapter's head stands on this many pages at least, on the left ones or on the right ones as well as on all. */
const MIN_CHAPTER_PAGES = 3;
const MAX_CHAPTER_DISTANCE = 4;
/** Its distance to the text, in font sizes: a line of a slide that is shown part by part stands closer. */
const MIN_HEAD_GAP = 1.6;
/** Titles of slides are larger. */
const MAX_HEAD_SCALE = 1.12;
/** A line that stands at one place of so many pages is furniture wherever it stands. */
const MIN_PAGES_EVERYWHERE = 4;
const SHARE_EVERYWHERE = 0.6;
const MAX_STAMP_LENGTH = 60;
/** A rule that takes more than this share of all letters has met something else than furniture. */
const MAX_DROPPED_SHARE = 0.5;
const PAGE = `${anyOf(phrasesOf("page"))}`;
const PAGE_NUMBER = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${PAGE}[.:]?\\s*)?(?:\\p{Nd}{1,4}|[ivxlc]{1,6})(?:\\s*(?:${anyOf(phrasesOf("of"))}|/|\\|)\\s*\\p{Nd}{1,4})?\\s*\\|?\\s*${PAGE}?[^\\p{L}\\p{N}]*$`,
  "iu",
);
const MAX_PAGE_NUMBER_LENGTH = 40;
const LINE_NUMBER = /^\d{1,4}$/;
const MIN_LINE_NUMBERS = 12;
const MIN_PROSE_LENGTH = 40;

/** Drops lines; what it gives is in the order of what it takes. */
type PageRule = (pages: readonly (readonly PdfLine[])[]) => PdfLine[][];

/** Removes what frames a text: page and line numbers, repeated lines, contents and footnotes. */
export function dropFurniture(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const rules: PageRule[] = [
    dropHeads,
    dropRepeated,
    dropPageNumbers,
    dropSmallMargins,
    dropLineNumbers,
    dropContents,
    dropFootnotes,
  ];
  return rules.reduce<PdfLine[][]>(
    (kept, rule) => unlessMost(rule, kept),
    pages.map((page) => [...page]),
  );
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

/**
 * Drops heads and feet: lines at the edge of many pages that differ in their numbers at most, and those of a chapter,
 * which stand at the edge of a few pages close to one another with the same number or that of the page.
 */
function dropHeads(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const allMargins = pages.map((page) => margins(page));
  const counts = countKeys(allMargins.map((lines) => [...lines].map(keyOf)));
  const minRepeats = Math.max(2, pages.length / 3);
  const maxSize = MAX_HEAD_SCALE * usualSize(pages.flat());
  const places = new Map<string, number[]>();
  const outermost = pages.map(linesApart);
  for (const [page, lines] of outermost.entries()) {
    for (const key of new Set([...lines].map((line) => chapterKeyOf(line, page)))) {
      places.set(key, [...(places.get(key) ?? []), page]);
    }
  }
  return pages.map((page, index) =>
    page.filter((line) => {
      if (!/\p{L}/u.test(line.text) || !allMargins[index]?.has(line)) return true;
      const near = (places.get(chapterKeyOf(line, index)) ?? []).filter(
        (other) => Math.abs(other - index) <= MAX_CHAPTER_DISTANCE,
      );
      const isOfChapter =
        outermost[index]?.has(line) === true &&
        line.fontSize <= maxSize &&
        near.length >= MIN_CHAPTER_PAGES;
      return !isOfChapter && (counts.get(keyOf(line)) ?? 0) < minRepeats;
    }),
  );
}

/** Drops watermarks and the like: lines that stand at one place of most pages. */
function dropRepeated(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const counts = countKeys(pages.map((page) => page.map(exactKeyOf)));
  const minRepeats = Math.max(MIN_PAGES_EVERYWHERE, SHARE_EVERYWHERE * pages.length);
  return pages.map((page) =>
    page.filter(
      (line) =>
        line.text.length > MAX_STAMP_LENGTH || (counts.get(exactKeyOf(line)) ?? 0) < minRepeats,
    ),
  );
}

/** Drops small print at a page's edge that stands apart from the text. */
function dropSmallMargins(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const bodySize = usualSize(pages.flat());
  return pages.map((page) => {
    const topDown = page.toSorted((a, b) => b.y - a.y);
    const small = new Set([
      ...smallEdge(topDown, bodySize),
      ...smallEdge(topDown.toReversed(), bodySize),
    ]);
    return page.filter((line) => !small.has(line));
  });
}

/** The small lines that come first, if there is a wide gap after them. */
function smallEdge(lines: readonly PdfLine[], bodySize: number): PdfLine[] {
  const end = lines.findIndex((line) => !isSmallPrint(line, bodySize));
  const [last, next] = [lines[end - 1], lines[end]];
  if (last === undefined || next === undefined || end > MARGIN_LINES) return [];
  return Math.abs(last.y - next.y) > 2.2 * bodySize ? lines.slice(0, end) : [];
}

function dropPageNumbers(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  return pages.map((page) => {
    if (page.length < 2 && pages.length < 2) return [...page];
    const topDown = page.toSorted((a, b) => b.y - a.y);
    const outermost = new Set([topDown[0], topDown.at(-1)]);
    return page.filter((line) => !outermost.has(line) || !isPageNumber(line));
  });
}

function isPageNumber({ text }: PdfLine): boolean {
  return text.length <= MAX_PAGE_NUMBER_LENGTH && PAGE_NUMBER.test(text);
}

/** Drops the numbers of lines beside prose. */
function dropLineNumbers(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  return pages.map((page) => {
    const numbered = page.filter((line) => LINE_NUMBER.test(line.cells[0]?.text ?? ""));
    const numbers = numbered.map((line) => Number(line.cells[0]?.text));
    const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
    const rising = numbers.filter((number, index) => number - (numbers[index - 1] ?? 0) === step);
    const letters = page.reduce((sum, line) => sum + weightOf(line), 0);
    const isProse = letters > MIN_PROSE_LENGTH * page.length;
    if (
      (step !== 1 && step !== 5) ||
      numbers.length < MIN_LINE_NUMBERS / step ||
      rising.length < 0.8 * numbers.length ||
      !isProse
    ) {
      return [...page];
    }
    const marked = new Set(numbered);
    return page.flatMap((line) => (marked.has(line) ? withoutFirstCell(line) : [line]));
  });
}

function withoutFirstCell(line: PdfLine): PdfLine[] {
  const cells = line.cells.slice(1);
  const x = cells[0]?.x;
  if (x === undefined) return [];
  const text = cells.map((cell) => cell.text).join(" ");
  return [{ ...line, cells, text, x, width: line.x + line.width - x }];
}

/** Drops small print that a mark or number leads, at the end of its column. */
function dropFootnotes(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const bodySize = usualSize(pages.flat());
  return pages.map((page) => {
    const body = page.filter((line) => !isSmallPrint(line, bodySize) && !isPageNumber(line));
    const notes = notesOf(page, bodySize).filter((note) => !isAbove(note, body));
    const dropped = new Set(notes.flat());
    return page.filter((line) => !dropped.has(line));
  });
}

/** The notes of a page, by their lines. */
function notesOf(page: readonly PdfLine[], bodySize: number): PdfLine[][] {
  const notes: PdfLine[][] = [];
  let last: PdfLine | undefined;
  for (const line of page) {
    const isNext =
      last !== undefined &&
      line.y <= last.y &&
      last.y - line.y < 2 * line.fontSize &&
      Math.abs(line.fontSize - last.fontSize) < 0.5;
    const isPlain = line.cells.length === 1 || (line.cells[0]?.text.length ?? 0) < 3;
    const starts = isPlain && /^[\d*†‡§¹²³⁴-⁹](?!\d{4})/u.test(line.text);
    const isNote = isSmallPrint(line, bodySize) && !line.isMonospaced && (starts || isNext);
    if (isNote && isNext) notes.at(-1)?.push(line);
    else if (isNote) notes.push([line]);
    last = isNote ? line : undefined;
  }
  return notes;
}

function isSmallPrint({ fontSize }: PdfLine, bodySize: number): boolean {
  return fontSize < 0.87 * bodySize;
}

/** True if the text goes on below a note, which then is none, such as a line of a program in small letters. */
function isAbove(note: readonly PdfLine[], body: readonly PdfLine[]): boolean {
  const bottom = Math.min(...note.map(({ y }) => y));
  const left = Math.min(...note.map(({ x }) => x));
  const right = Math.max(...note.map(({ x, width }) => x + width));
  return body.some((line) => line.y < bottom && line.x < right && line.x + line.width > left);
}

/** The font size of most letters, in steps of half a point. */
export function usualSize(lines: readonly PdfLine[]): number {
  const weights = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    weights.set(size, (weights.get(size) ?? 0) + line.text.length);
  }
  return [...weights].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

function margins(page: readonly PdfLine[]): Set<PdfLine> {
  const topDown = page.toSorted((a, b) => b.y - a.y);
  return new Set([...topDown.slice(0, MARGIN_LINES), ...topDown.slice(-MARGIN_LINES)]);
}

/** The first and the last line of a page, if they stand apart from what is between them. */
function linesApart(page: readonly PdfLine[]): Set<PdfLine> {
  const topDown = page.toSorted((a, b) => b.y - a.y);
  const ends = [
    [topDown[0], topDown[1]],
    [topDown.at(-1), topDown.at(-2)],
  ];
  return new Set(
    ends.flatMap(([line, next]) => {
      if (line === undefined || next === undefined) return [];
      return Math.abs(line.y - next.y) > MIN_HEAD_GAP * next.fontSize ? [line] : [];
    }),
  );
}

/** On how many pages each key is found. */
function countKeys(pages: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of pages) {
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function keyOf(line: PdfLine): string {
  return `${line.text.replace(/\p{Nd}+/gu, "#")}|${Math.round(line.y / 4)}`;
}

/** The same for lines whose first or last number counts the pages, and that are alike otherwise. */
function chapterKeyOf(line: PdfLine, page: number): string {
  const text = line.text.replace(/^\p{Nd}{1,4}(?=\s)|(?<=\s)\p{Nd}{1,4}$/gu, (digits) => {
    return `#${Number(digits) - page}`;
  });
  return `${text}|${Math.round(line.y / 4)}`;
}

function exactKeyOf(line: PdfLine): string {
  return `${line.text}|${Math.round(line.x)}|${Math.round(line.y)}`;
}
