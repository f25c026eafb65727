import { expect, test } from "bun:test";
import { isAside } from "../../../../src/documents/pdf/aside.ts";
import { withUnsaidAside } from "../../../../src/documents/pdf/tables/unsaid.ts";
import type { Block } from "../../../../src/posts/document.ts";

const table = (rows: readonly (readonly string[])[], names: readonly string[] = []): Block[] =>
  rows.map((texts) => ({
    kind: "list_item",
    text: texts.join(": "),
    level: 1,
    cells: texts.map((text, column) => ({ column: names[column] ?? null, text })),
  }));

const said = (...of: Parameters<typeof table>) =>
  withUnsaidAside(table(...of)).flatMap((row) => (isAside(row) ? [] : row.text));

test("withUnsaidAside() sets aside numbers that no word names, and signs beside names of variables", () => {
  expect(said([["100", "1.0"], ["0.5"], ["200", "0.0"]])).toEqual([]);
  expect(
    said([
      ["tide = ", "2"],
      ["height", "rise + fall"],
    ]),
  ).toEqual(["height: rise + fall"]);
  expect(said([["(7)", "(8)"]])).toEqual([]);
});

test("withUnsaidAside() keeps numbers that words or years name", () => {
  const depths = [
    ["Sluice", "4"],
    ["Basin", "6"],
    ["12", "20"],
  ];
  expect(said(depths)).toHaveLength(3);
  expect(said([["12", "20"]], ["Storms", "Floods"])).toHaveLength(1);
  expect(
    said([
      ["2020", "4"],
      ["2021", "7"],
    ]),
  ).toHaveLength(2);
});

test("withUnsaidAside() sets aside what is written along the axes of diagrams", () => {
  expect(said([["0 6 12 18 24", "Hour of day"]])).toEqual([]);
  expect(said([["0", "2 Ebb", "4", "6 Flood", "8", "10"]])).toEqual([]);
  expect(
    said(
      [
        ["0.0 0.5 1.0", "Ebb"],
        ["0.0 0.5 1.0", "Flood"],
      ],
      ["Height", "Tide"],
    ),
  ).toEqual([]);
});

test("withUnsaidAside() sets aside the words between the lines of a formula, and no sentence", () => {
  const formula = [
    ["x", "= y ∗ z"],
    ["y", "= ∑ a"],
    ["where"],
    ["The tide rises twice a day on all of these coasts."],
  ];
  expect(said(formula)).toEqual(["The tide rises twice a day on all of these coasts."]);
});
