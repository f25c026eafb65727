import { expect, test } from "bun:test";
import type { Cell } from "../../../src/posts/document.ts";
import { seriesOf } from "../../../src/writing/text/tables.ts";

function tableOf(columns: readonly (string | null)[], rows: readonly string[][]): Cell[][] {
  return rows.map((row) => row.map((text, at) => ({ column: columns[at] ?? null, text })));
}

test("a column of numbers is read with the names of its rows, by value", () => {
  const rows = tableOf(
    ["Hafen", "Schiffe", "Gegründet"],
    [
      ["Norderhafen", "1.240", "1871"],
      ["Süderhafen", "96", "1902"],
    ],
  );
  expect(seriesOf(rows, "de")).toEqual([
    {
      name: "Schiffe",
      unit: "",
      entries: [
        { name: "Norderhafen", text: "1.240", value: 1240 },
        { name: "Süderhafen", text: "96", value: 96 },
      ],
    },
  ]);
});

test("a row of numbers is read where columns are the things", () => {
  const rows = tableOf(
    ["", "Mill", "Bakery"],
    [
      ["Staff", "4", "11"],
      ["Owner", "Ann", "Ben"],
    ],
  );
  expect(seriesOf(rows, "en")).toMatchObject([{ name: "Staff", entries: [{ name: "Mill" }, {}] }]);
});

test("ranks stay with the names behind them", () => {
  const rows = tableOf(
    ["#", "Ort", "Besucher"],
    [
      ["1", "Turm", "900"],
      ["2", "Moor", "400"],
      ["3", "Markt", "–"],
      ["4", "Ufer", "90"],
    ],
  );
  const [series] = seriesOf(rows, "de");
  expect(series?.entries.map(({ name }) => name)).toEqual(["1. Turm", "2. Moor", "4. Ufer"]);
});

test("nothing is read from years, words, mixed units, or numbers that no column names", () => {
  const none = [
    tableOf(
      ["Mill", "Built"],
      [
        ["North", "1871"],
        ["South", "1902"],
      ],
    ),
    tableOf(
      ["Mill", "Owner"],
      [
        ["North", "Ann"],
        ["South", "Ben"],
      ],
    ),
    tableOf(
      ["Mill", "Size"],
      [
        ["North", "3 km"],
        ["South", "40 kg"],
      ],
    ),
    tableOf(
      ["Mill", null],
      [
        ["North", "3"],
        ["South", "40"],
      ],
    ),
    tableOf(
      ["Mill", "Range"],
      [
        ["North", "3 to 9"],
        ["South", "2 to 4"],
      ],
    ),
    [],
  ];
  for (const rows of none) expect(seriesOf(rows, "en")).toEqual([]);
});
