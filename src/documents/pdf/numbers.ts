import { anyOf, phrasesOf } from "../languages/mod.ts";
import { type PdfLine, weightOf } from "./line.ts";

const PAGE = `${anyOf(phrasesOf("page"))}`;
const PAGE_NUMBER = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${PAGE}[.:]?\\s*)?(?:\\p{Nd}{1,4}|[ivxlc]{1,6})(?:\\s*(?:${anyOf(phrasesOf("of"))}|/|\\|)\\s*\\p{Nd}{1,4})?\\s*\\|?\\s*${PAGE}?[^\\p{L}\\p{N}]*$`,
  "iu",
);
const MAX_PAGE_NUMBER_LENGTH = 40;
const LINE_NUMBER = /^\d{1,4}$/;
const MIN_LINE_NUMBERS = 12;
const MIN_PROSE_LENGTH = 40;

/** Drops the numbers of pages at their edges. */
export function dropPageNumbers(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  return pages.map((page) => {
    if (page.length < 2 && pages.length < 2) return [...page];
    const topDown = page.toSorted((a, b) => b.y - a.y);
    const outermost = new Set([topDown[0], topDown.at(-1)]);
    return page.filter((line) => !outermost.has(line) || !isPageNumber(line));
  });
}

/** True for a line that says no more than which page it is on. */
export function isPageNumber({ text }: PdfLine): boolean {
  return text.length <= MAX_PAGE_NUMBER_LENGTH && PAGE_NUMBER.test(text);
}

/** Drops the numbers of lines beside prose. */
export function dropLineNumbers(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
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
