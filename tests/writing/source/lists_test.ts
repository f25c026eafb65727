import { expect, test } from "bun:test";
import type { Block } from "../../../src/posts/document.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";

const listsOf = (blocks: readonly Block[]) =>
  outlineOf({
    title: null,
    language: "en",
    direction: "ltr",
    blocks: [...blocks],
  }).sections.flatMap(({ lists }) =>
    lists.map(({ intro, name, items, numbers }) => ({ intro, name, items, numbers })),
  );
const item = (text: string, level = 1, number?: number): Block => ({
  kind: "list_item",
  level,
  text,
  ...(number === undefined ? {} : { number }),
});

test("what is listed below a name is a list of that name", () => {
  expect(
    listsOf([item("Flags"), item("Red", 2), item("Blue", 2), item("Horns"), item("Brass", 2)]),
  ).toEqual([
    { intro: null, name: "Flags", items: ["Red", "Blue"], numbers: [null, null] },
    { intro: null, name: "Horns", items: ["Brass"], numbers: [null] },
  ]);
});

test("what is listed below a step goes on with it", () => {
  expect(
    listsOf([item("Raise the flag", 1, 1), item("Not at night", 2), item("Blow the horn.", 1, 2)]),
  ).toEqual([
    {
      intro: null,
      name: null,
      items: ["Raise the flag. Not at night.", "Blow the horn."],
      numbers: [1, 2],
    },
  ]);
});

test("tables are lists of their own, also of the same columns, with a row of one cell as their title", () => {
  const row = (...cells: string[]): Block => ({
    ...item(cells.join(": ")),
    cells: cells.map((text, index) => ({ column: index === 0 ? "Boat" : "Crew", text })),
  });
  expect(
    listsOf([
      row("In summer", ""),
      row("Heron", "4"),
      row("Gull", "3"),
      row("Heron", "2"),
      item("None in storms"),
    ]).map(({ intro, items }) => ({ intro, items })),
  ).toEqual([
    { intro: "In summer", items: ["Heron: 4", "Gull: 3"] },
    { intro: null, items: ["Heron: 2"] },
    { intro: null, items: ["None in storms"] },
  ]);
});
