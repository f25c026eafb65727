import { expect, test } from "bun:test";
import { numberingOf } from "../../../src/writing/source/numbering.ts";

const read = (headings: readonly string[], language = "en") => {
  const numbering = numberingOf(headings, language);
  return headings.map((heading) => [numbering.numberOf(heading), numbering.plain(heading)]);
};

test("what a ranking counts has numbers", () => {
  expect(read(["3. The garage", "2. The attic", "1. The cellar"])).toEqual([
    [3, "The garage"],
    [2, "The attic"],
    [1, "The cellar"],
  ]);
});

test.each([
  ["an introduction", ["1. Introduction", "2. The kiln", "3. Firing"]],
  ["references", ["1. The kiln", "2. Firing", "3. References"]],
  ["divided sections", ["1. The kiln", "2. Firing", "2.1 Bricks"]],
])("sections of a report, such as %s, are counted as no entries are", (_, headings) => {
  expect(read(headings).map(([number]) => number)).toEqual([null, null, null]);
});

test("numbers without a mark are left out where they count the sections of a report", () => {
  expect(read(["1 Einleitung", "2 Der Ofen", "Ton", "3 Der Brand"], "de")).toEqual([
    [null, "Einleitung"],
    [null, "Der Ofen"],
    [null, "Ton"],
    [null, "Der Brand"],
  ]);
});

test("other numbers before a heading are part of it", () => {
  for (const headings of [
    ["7 ways to sleep", "3 ways to wake", "1 way to rest"],
    ["1 day in Porto", "2 days in Braga"],
    ["1 kiln", "5 bricks", "9 pots"],
  ])
    expect(read(headings)).toEqual(headings.map((heading) => [null, heading]));
});
