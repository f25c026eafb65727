import { expect, test } from "bun:test";
import { isAside } from "../../../src/documents/pdf/aside.ts";
import { withLabelsAside } from "../../../src/documents/pdf/figure_labels.ts";
import type { Block } from "../../../src/posts/document.ts";

const textsOf = (...blocks: readonly (readonly [Block["kind"], string])[]) =>
  withLabelsAside(
    blocks.map(([kind, text]) => ({
      block: { kind, text, level: 0 },
      page: 0,
      fontSize: 10,
      font: "serif",
      isParted: false,
    })),
  ).flatMap(({ block }) => (isAside(block) ? [] : block.text));

test("withLabelsAside() sets aside what is written within a drawing, and keeps headings and short paragraphs", () => {
  const labels = [
    ["heading", "High"],
    ["heading", "Low water"],
    ["paragraph", "hour of day"],
  ] as const;
  const text = ["paragraph", "The water comes twice a day."] as const;
  const caption = ["caption", "Figure 1: The tides of a day"] as const;
  expect(textsOf(text, ...labels, caption)).toEqual([text[1], caption[1]]);
  expect(textsOf(["heading", "2. Tides"], ...labels, caption)).toEqual(["2. Tides", caption[1]]);
  expect(textsOf(...labels, text, caption)).toHaveLength(5);
  expect(textsOf(labels[0], labels[1], caption)).toHaveLength(3);
});

test("withLabelsAside() sets aside rows of a drawing, and keeps those of a table and of named numbers", () => {
  const rowsOf = (caption: string, ...rows: readonly (readonly string[])[]) =>
    withLabelsAside(
      [
        ...rows.map(
          (cells): Block => ({
            kind: "list_item",
            text: cells.join(": "),
            level: 1,
            cells: cells.map((text) => ({ column: null, text })),
          }),
        ),
        { kind: "caption", text: caption, level: 0 } satisfies Block,
      ].map((block) => ({ block, page: 0, fontSize: 10, font: "serif", isParted: false })),
    ).filter(({ block }) => !isAside(block));
  const parts = [
    ["Sluice", "Pump house"],
    ["gate", "inner basin"],
    ["outer basin", "sea"],
  ];
  expect(rowsOf("Figure 2: How the basin fills", ...parts)).toHaveLength(1);
  expect(rowsOf("Table 2: Parts of the basin", ...parts)).toHaveLength(4);
  const depths = [
    ["Sluice", "4 m"],
    ["Inner basin", "6 m"],
    ["Sea", "20 m"],
  ];
  expect(rowsOf("Figure 2: How deep it is", ...depths)).toHaveLength(4);
});
