import { expect, test } from "bun:test";
import { readLines } from "../../src/documents/pdf_lines.ts";

/** Pieces as a page has them: words with their left end and width. */
const pieces = (...given: [string, number, number][]) =>
  given.map(([str, x, width]) => ({
    str,
    x,
    y: 700,
    width,
    height: 12,
    fontSize: 12,
    fontFamily: "serif",
    dir: "ltr",
    hasEOL: false,
  }));

const textOf = (...given: [string, number, number][]) =>
  readLines(pieces(...given), 0).map((line) => line.text);

test("readLines() reads a line that runs right to left from its right end, numbers included", () => {
  expect(
    textOf(
      ["%", 23, 10],
      ["ترفع", 120, 30],
      ["الخطر", 80, 36],
      ["بنسبة", 50, 26],
      [".", 20, 3],
      ["48", 33, 14],
    ),
  ).toEqual(["ترفع الخطر بنسبة 48%."]);
  expect(textOf(["בולענים", 20, 50], ["6,000-", 74, 40], ["יותר מ", 114, 40])).toEqual([
    "יותר מ-6,000 בולענים",
  ]);
});

test("readLines() puts blanks where the gaps are, and counts the cells of a table's row", () => {
  expect(textOf(["Two", 10, 20], ["words", 34, 30], [",", 64, 3])).toEqual(["Two words,"]);
  const [row] = readLines(pieces(["Ant", 10, 20], ["3 mm", 90, 25], ["low", 180, 20]), 0);
  expect(row).toMatchObject({ text: "Ant 3 mm low", cells: 3 });
});

test("readLines() drops the marks of footnotes", () => {
  const [word, mark, next] = pieces(["Area", 10, 24], ["2", 34, 4], ["grows", 42, 30]);
  const items = [word, mark && { ...mark, y: 704, fontSize: 7 }, next].filter(
    (item) => item !== undefined,
  );
  expect(readLines(items, 0).map((line) => line.text)).toEqual(["Area grows"]);
});
