import { expect, test } from "bun:test";
import { linesToBlocks } from "../../../../src/documents/pdf/blocks.ts";
import type { PdfItem } from "../../../../src/documents/pdf/item.ts";
import { readLines } from "../../../../src/documents/pdf/lines.ts";

/** A table as a page has it: the lines of each cell, in columns that stand close to one another. */
function tableOf(rows: readonly (readonly string[][])[], { isTagged = true } = {}): PdfItem[] {
  let order = 0;
  return rows.flatMap((cells, row) =>
    cells.flatMap((lines, column) =>
      lines.map((str, line): PdfItem => {
        const cell = { table: 1, row: 10 + row, cell: 100 + 10 * row + column };
        return {
          str,
          x: 60 + 90 * column,
          y: 700 - 40 * row - 12 * line,
          width: 5 * str.length,
          height: 10,
          fontSize: 10,
          dir: "ltr",
          font: "serif",
          isMonospaced: false,
          hasEOL: false,
          ...(isTagged && {
            tag: {
              role: "P",
              within: ["Table", "TR", "TD"],
              element: cell.cell,
              order: order++,
              cell,
            },
          }),
        };
      }),
    ),
  );
}
const textsOf = (items: readonly PdfItem[]) =>
  linesToBlocks([readLines(items, 0)]).map(({ block }) => block.text);

const ROWS = [
  [["Boat"], ["Length"], ["What it is for"]],
  [["Otter of", "Leer"], ["12 m"], ["It brings the post to", "the islands."]],
  [["Ibis"], ["9 m"], ["It counts the birds", "of the coast and the", "seals on its banks."]],
];

test("readLines() joins the lines of a cell, where the file tells of cells", () => {
  expect(textsOf(tableOf(ROWS))).toEqual([
    "Otter of Leer: Length 12 m, What it is for It brings the post to the islands.",
    "Ibis: Length 9 m, What it is for It counts the birds of the coast and the seals on its banks.",
  ]);
  expect(textsOf(tableOf(ROWS, { isTagged: false }))).not.toEqual(textsOf(tableOf(ROWS)));
});

test("readLines() takes tables that lay out a page for text", () => {
  const tale = (name: string) =>
    Array.from({ length: 12 }, (_, line) => `The ${name} ran by ${line} gates.`);
  const texts = textsOf(
    tableOf([
      [tale("hare"), tale("fox")],
      [tale("owl"), tale("elk")],
    ]),
  );
  expect(texts[0]).toStartWith("The hare ran by 0 gates. The hare ran by 1 gates.");
  expect(texts.join(" ")).toMatch(/hare ran by 11 gates\. The fox/);
  const [title, ...others] = tableOf(ROWS);
  const form = [...(title === undefined ? [] : [{ ...title, fontSize: 18 }]), ...others];
  expect(textsOf(form)[0]).toBe("Boat");
});

test("readLines() reads tables by their places where nobody reads in the order of the structure", () => {
  const upwards = tableOf(ROWS).map((item) =>
    item.tag === undefined ? item : { ...item, tag: { ...item.tag, order: -item.tag.order } },
  );
  expect(textsOf(upwards)).toEqual(textsOf(tableOf(ROWS, { isTagged: false })));
});
