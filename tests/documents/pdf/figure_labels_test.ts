import { expect, test } from "bun:test";
import { withoutFigureLabels } from "../../../src/documents/pdf/figure_labels.ts";
import type { Block } from "../../../src/posts/document.ts";

const textsOf = (...blocks: readonly (readonly [Block["kind"], string])[]) =>
  withoutFigureLabels(
    blocks.map(([kind, text]) => ({
      block: { kind, text, level: 0 },
      page: 0,
      fontSize: 10,
      font: "serif",
      isParted: false,
    })),
  ).map(({ block }) => block.text);

test("withoutFigureLabels() leaves out what is written within a drawing, and keeps headings and short paragraphs", () => {
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
