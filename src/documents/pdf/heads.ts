import { type PdfLine, usualSize } from "./line.ts";

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
/** A page that shares so many of its lines with an earlier one is a copy of it, unless it has next to none. */
const MIN_COPIED_LINES = 8;
const MIN_COPIED_SHARE = 0.9;
/** Heads of pages have fewer parts, or none above the parts of what follows. */
const MIN_COLUMNS = 3;
const MIN_ALIGNED_SHARE = 0.7;

/**
 * Drops heads and feet: lines at the edge of many pages that differ in their numbers at most, and those of a chapter,
 * which stand at the edge of a few pages close to one another with the same number or that of the page.
 */
export function dropHeads(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const allMargins = pages.map((page) => margins(page));
  const copies = copiesAmong(pages);
  const own = allMargins.filter((_, index) => !copies.has(index));
  const counts = countKeys(own.map((lines) => [...lines].map(keyOf)));
  const minRepeats = Math.max(2, own.length / 3);
  const maxSize = MAX_HEAD_SCALE * usualSize(pages.flat());
  const places = new Map<string, number[]>();
  const outermost = pages.map(linesApart);
  for (const [page, lines] of outermost.entries()) {
    if (copies.has(page)) continue;
    for (const key of new Set([...lines].map((line) => chapterKeyOf(line, page)))) {
      places.set(key, [...(places.get(key) ?? []), page]);
    }
  }
  const names = namesOf(pages, maxSize);
  return pages.map((page, index) =>
    page.filter((line, place) => {
      if (!/\p{L}/u.test(line.text) || !allMargins[index]?.has(line)) return true;
      if (namesColumns(line, page[place + 1]) || names.has(line)) return true;
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
export function dropRepeated(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const copies = copiesAmong(pages);
  const own = pages.filter((_, index) => !copies.has(index));
  const counts = countKeys(own.map((page) => page.map(exactKeyOf)));
  const minRepeats = Math.max(MIN_PAGES_EVERYWHERE, SHARE_EVERYWHERE * own.length);
  const names = namesOf(pages, MAX_HEAD_SCALE * usualSize(pages.flat()));
  return pages.map((page) =>
    page.filter(
      (line, index) =>
        line.text.length > MAX_STAMP_LENGTH ||
        (counts.get(exactKeyOf(line)) ?? 0) < minRepeats ||
        namesColumns(line, page[index + 1]) ||
        names.has(line),
    ),
  );
}

/** The pages that say what an earlier one does, such as the copies of an invoice, whose lines are no heads for that. */
function copiesAmong(pages: readonly (readonly PdfLine[])[]): Set<number> {
  const copies = new Set<number>();
  const having = new Map<string, number[]>();
  for (const [index, page] of pages.entries()) {
    const keys = new Set(page.map(exactKeyOf));
    const shared = new Map<number, number>();
    for (const key of keys) {
      const earlier = having.get(key) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      if (earlier.length === 0) having.set(key, [index]);
      else if (!copies.has(index)) earlier.push(index);
    }
    const most = Math.max(0, ...shared.values());
    if (keys.size >= MIN_COPIED_LINES && most >= MIN_COPIED_SHARE * keys.size) copies.add(index);
  }
  return copies;
}

/** True for the row of a table, or one that names the columns of rows below it, and comes again with them on each page. */
function namesColumns(line: PdfLine, below: PdfLine | undefined): boolean {
  if (line.tableCell !== undefined) return true;
  if (line.cells.length < MIN_COLUMNS || (below?.cells.length ?? 0) < MIN_COLUMNS) return false;
  const above = line.cells.filter(({ x, width }) =>
    below?.cells.some((cell) => cell.x < x + width && x < cell.x + cell.width),
  );
  return above.length >= MIN_ALIGNED_SHARE * line.cells.length;
}

/** What stands at the top of the first page in the largest letters, even if it comes again on others. */
function namesOf(pages: readonly (readonly PdfLine[])[], maxSize: number): Set<PdfLine> {
  const first = pages.find((page) => page.length > 0) ?? [];
  let [size, top, bottom] = [maxSize, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const { fontSize, y } of first) {
    size = Math.max(size, fontSize);
    top = Math.max(top, y);
    bottom = Math.min(bottom, y);
  }
  const isName = ({ fontSize, y }: PdfLine) =>
    fontSize > maxSize && fontSize === size && y > (top + bottom) / 2;
  return new Set(first.filter(isName));
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
