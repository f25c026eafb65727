import { expect, test } from "bun:test";
import { leftward } from "../../../src/documents/pdf/leftward.ts";

/** Pieces as they are drawn, from the left; a blank is a gap. */
const drawn = (...texts: readonly string[]) => {
  let x = 60;
  return texts.flatMap((str) => {
    const piece = { str, x, width: 5 * str.length, fontSize: 10, font: "", isMonospaced: false };
    x += piece.width;
    return str.trim() === "" ? [] : [piece];
  });
};
const orderOf = (...texts: readonly string[]) => leftward(drawn(...texts)).map(({ str }) => str);

test("leftward() orders a line from the right, and words and formulas within it from the left", () => {
  expect(orderOf("הים", " ", "מן", " ", "(", "U", "n", ")", " ", "גובה")).toEqual([
    "גובה",
    "(",
    "U",
    "n",
    ")",
    "מן",
    "הים",
  ]);
  expect(orderOf("85", ".", "4", " ", "70", ".", "7", " ", "מהירות")).toEqual([
    "מהירות",
    "70",
    ".",
    "7",
    "85",
    ".",
    "4",
  ]);
});

test("leftward() keeps a point behind the word that it ends", () => {
  expect(orderOf(".", "Km", "/", "h", " ", "מהירות")).toEqual(["מהירות", "Km", "/", "h", "."]);
});
