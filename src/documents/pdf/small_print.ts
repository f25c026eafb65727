import { type PdfLine, usualSize } from "./line.ts";
import { isPageNumber } from "./numbers.ts";

/** Small print that frames a page has no more lines. */
const MAX_EDGE_LINES = 3;

/** What leads a note, where it is raised so far that it is a line of its own. */
const MARK = /^[\d*†‡§]{1,3}$/u;

/** Drops small print at a page's edge that stands apart from the text. */
export function dropSmallMargins(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
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
  if (last === undefined || next === undefined || end > MAX_EDGE_LINES) return [];
  return Math.abs(last.y - next.y) > 2.2 * bodySize ? lines.slice(0, end) : [];
}

/** Drops small print that a mark or number leads, at the end of its column. */
export function dropFootnotes(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
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
      (Math.abs(line.fontSize - last.fontSize) < 0.5 || MARK.test(last.text));
    const isPlain = line.cells.length === 1 || (line.cells[0]?.text.length ?? 0) < 3;
    const starts = isPlain && /^[\d*†‡§¹²³⁴-⁹](?!\d{4})/u.test(line.text);
    const isNote = isSmallPrint(line, bodySize) && !line.isMonospaced && (starts || isNext);
    if (isNote && isNext) notes.at(-1)?.push(line);
    else if (isNote) notes.push([line]);
    last = isNote ? line : undefined;
  }
  return notes;
}

/** True if the text goes on below a note, which then is none, such as a line of a program in small letters. */
function isAbove(note: readonly PdfLine[], body: readonly PdfLine[]): boolean {
  const bottom = Math.min(...note.map(({ y }) => y));
  const left = Math.min(...note.map(({ x }) => x));
  const right = Math.max(...note.map(({ x, width }) => x + width));
  return body.some((line) => line.y < bottom && line.x < right && line.x + line.width > left);
}

function isSmallPrint({ fontSize }: PdfLine, bodySize: number): boolean {
  return fontSize < 0.87 * bodySize;
}
