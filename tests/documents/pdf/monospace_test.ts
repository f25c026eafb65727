import { expect, test } from "bun:test";
import type { PdfItem } from "../../../src/documents/pdf/item.ts";
import { withMonospace } from "../../../src/documents/pdf/monospace.ts";

const itemsOf = (texts: readonly string[], widthOf: (text: string) => number) =>
  withMonospace(
    texts.map(
      (str): PdfItem => ({
        str,
        x: 72,
        y: 700,
        width: widthOf(str),
        height: 10,
        fontSize: 10,
        dir: "ltr",
        font: "F1",
        isMonospaced: false,
        hasEOL: false,
      }),
    ),
  ).map(({ isMonospaced }) => isMonospaced);

test("withMonospace() finds letters of equal width, and does not take the average of long lines for it", () => {
  const program = ["while (till)", "mmm = www", "  return 1;"];
  expect(itemsOf(program, (text) => 6 * text.length)).toEqual([true, true, true]);
  const lines = [
    "The file is written before the folder tells of it, so that",
    "a system that stops between the two has no entry that leads",
    "to a file without contents, which readers could not open at",
  ];
  const uneven = (text: string) => (4.6 + 0.01 * (text.length % 4)) * text.length;
  expect(itemsOf(lines, uneven)).toEqual([false, false, false]);
  expect(itemsOf(lines, (text) => 6 * text.length)).toEqual([true, true, true]);
});
