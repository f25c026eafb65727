import { expect, test } from "bun:test";
import type { PdfLine } from "../../../src/documents/pdf/line.ts";
import { withStretchedJoined } from "../../../src/documents/pdf/stretched.ts";
import { below, lineOf } from "../../support/pdf_lines.ts";

/** A line of cells at the places where they begin, each to the next one's gap, in points. */
const wide = (
  ...cells: readonly (readonly [text: string, x: number, width: number])[]
): PdfLine => {
  const [, x = 0] = cells[0] ?? [];
  const [, lastX = 0, lastWidth = 0] = cells.at(-1) ?? [];
  return {
    ...lineOf(cells.map(([text]) => text)),
    x,
    width: lastX + lastWidth - x,
    cells: cells.map(([text, left, width]) => ({ text, x: left, width })),
  };
};

const cellsOf = (...lines: readonly PdfLine[]) =>
  withStretchedJoined(below(lines)).map(({ cells }) => cells.length);

test("withStretchedJoined() makes one cell of words that are drawn out to the width of a narrow column", () => {
  const text = wide(["the ferries of the old harbour", 72, 150]);
  const stretched = wide(["authorities", 72, 45], ["and", 133, 18], ["passengers", 167, 55]);
  const other = wide(["timetables", 72, 50], ["tides", 150, 72]);
  expect(cellsOf(text, stretched, other)).toEqual([1, 1, 1]);
  expect(cellsOf(other, stretched)).toEqual([2, 3]);
});

test("withStretchedJoined() keeps the rows of a table, which are not as wide as the text or not evenly spaced", () => {
  const text = wide(["the ferries of the old harbour", 72, 150]);
  expect(cellsOf(text, wide(["Boat", 72, 30], ["Crew", 112, 30], ["7", 167, 55]))).toEqual([1, 3]);
  expect(cellsOf(text, wide(["Boat", 72, 30], ["Crew", 120, 30]))).toEqual([1, 2]);
  expect(cellsOf(text, wide(["Boat", 72, 30], ["7", 215, 7]))).toEqual([1, 2]);
});
