import { expect, test } from "bun:test";
import { isAside } from "../../../src/documents/pdf/aside.ts";
import type { PlacedBlock } from "../../../src/documents/pdf/blocks.ts";
import { withRepeatedAside } from "../../../src/documents/pdf/repeated_lists.ts";
import type { Block } from "../../../src/posts/document.ts";

const on = (page: number, kind: Block["kind"], ...texts: readonly string[]): PlacedBlock[] =>
  texts.map((text) => ({
    block: { kind, text, level: 1 },
    page,
    fontSize: 10,
    font: "serif",
    isParted: false,
  }));
const outline = ["Why tides come", "Who counts them", "What boats do"];
const textsOf = (...pages: readonly PlacedBlock[][]) =>
  withRepeatedAside(pages.flat()).flatMap(({ block }) => (isAside(block) ? [] : block.text));

test("withRepeatedAside() sets aside an outline that is shown again, with its heading", () => {
  const text = ["The moon pulls at the water."];
  expect(
    textsOf(
      on(0, "heading", "Outline"),
      on(0, "list_item", ...outline),
      on(1, "heading", "Outline"),
      on(1, "list_item", ...outline),
      on(2, "paragraph", ...text),
    ),
  ).toEqual(["Outline", ...outline, ...text]);
});

test("withRepeatedAside() keeps what is said once more below another heading, or only in part", () => {
  const other = ["Why tides come", "Who counts them", "What gulls do"];
  const list = (page: number, heading: string, items: readonly string[]) => [
    ...on(page, "heading", heading),
    ...on(page, "list_item", ...items),
  ];
  expect(textsOf(list(0, "Outline", outline), list(1, "Outline", other))).toHaveLength(8);
  expect(textsOf(list(0, "North", outline), list(1, "South", outline))).toHaveLength(8);
  const short = outline.slice(1);
  expect(textsOf(list(0, "Outline", short), list(1, "Outline", short))).toHaveLength(6);
});
