import { expect, test } from "bun:test";
import { stretchedLines } from "../../../src/documents/pdf/stretched.ts";

type Words = readonly (readonly [text: string, x: number, width: number])[];

/** Texts of the lines that are found among some, each of which is given as its runs from left to right. */
const found = (...lines: readonly Words[]) => {
  const text = [0, 1, 2].map((): Words => [["the ferries of the old harbour", 72, 150]]);
  const runs = [...text, ...lines].flatMap((words, index) =>
    words.map(([text, x, width]) => ({ text, x, y: 700 - 14 * index, width, fontSize: 10 })),
  );
  return stretchedLines(runs).map((line) => line.map((run) => run.text).join(" "));
};

test("stretchedLines() finds words that are drawn out to the width of a narrow column", () => {
  const first: Words = [
    ["authorities", 72, 45],
    ["and", 133, 18],
    ["passengers", 167, 55],
  ];
  const second: Words = [
    ["timetables of", 72, 70],
    ["tides", 178, 44],
  ];
  expect(found(first, second)).toEqual(["authorities and passengers", "timetables of tides"]);
});

test("stretchedLines() takes no cells for words, which are not evenly spaced or not as wide as a column", () => {
  const uneven: Words = [
    ["Boat", 72, 30],
    ["Crew", 112, 30],
    ["7", 167, 55],
  ];
  const narrow: Words = [
    ["Boat", 72, 30],
    ["Crew", 120, 30],
  ];
  const far: Words = [
    ["Boat", 72, 30],
    ["7", 215, 7],
  ];
  expect(found(uneven, narrow, far)).toEqual([]);
});
