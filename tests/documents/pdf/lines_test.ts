import { expect, test } from "bun:test";
import { readLines } from "../../../src/documents/pdf/lines.ts";

/** Pieces as a page has them: words with their left end and width. */
const pieces = (...given: [string, number, number][]) =>
  given.map(([str, x, width]) => ({
    str,
    x,
    y: 700,
    width,
    height: 12,
    fontSize: 12,
    dir: "ltr",
    font: "F1",
    isMonospaced: false,
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
  expect(row?.text).toBe("Ant 3 mm low");
  expect(row?.cells.map((cell) => cell.text)).toEqual(["Ant", "3 mm", "low"]);
});

test("readLines() drops the marks of footnotes", () => {
  const [word, mark, next] = pieces(["Area", 10, 24], ["2", 34, 4], ["grows", 42, 30]);
  const items = [word, mark && { ...mark, y: 704, fontSize: 7 }, next].filter(
    (item) => item !== undefined,
  );
  expect(readLines(items, 0).map((line) => line.text)).toEqual(["Area grows"]);
});

test("readLines() follows the structure of a tagged page, unless it runs up the page", () => {
  const texts = (orders: readonly number[], elements: readonly number[]) =>
    readLines(
      pieces(["first", 60, 40], ["second", 60, 40], ["third", 60, 40]).map((piece, index) => ({
        ...piece,
        y: 700 - 20 * index,
        tag: {
          role: "P",
          within: [],
          element: elements[index] ?? 0,
          order: orders[index] ?? 0,
        },
      })),
      0,
    ).map((line) => line.text);
  expect(texts([2, 0, 1], [1, 0, 0])).toEqual(["second", "third", "first"]);
  expect(texts([2, 1, 0], [0, 0, 0])).toEqual(["first", "second", "third"]);
});

test("readLines() joins East Asian letters that are all set apart", () => {
  expect(textOf(["信 貸 風 險 ， 風 險", 10, 120])).toEqual(["信貸風險，風險"]);
  expect(textOf(["東京都 港区", 10, 70])).toEqual(["東京都 港区"]);
});
