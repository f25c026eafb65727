import { expect, test } from "bun:test";
import { coreOf } from "../../../src/documents/article/core.ts";
import { kindOf } from "../../../src/documents/line_kinds.ts";
import type { Block } from "../../../src/posts/document.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text, level: 0 });
const PROSE =
  "The pilots of the harbour had warned of the sandbank for years before the ferry ran aground on it.";
const MENU = ["News", "Sport", "Weather", "Letters", "Jobs"].map(paragraph);
const coreOfAll = (blocks: readonly Block[]) =>
  coreOf(
    blocks,
    blocks.map((block) => kindOf(block, "en")),
  );

test("a text runs where its paragraphs stand, across a heading, and not up to a notice past a menu", () => {
  const notice = paragraph("The readers of this paper can now have it brought to their door.");
  const text = [PROSE, "Two dredgers", PROSE, PROSE].map(paragraph);
  expect(coreOfAll([notice, ...MENU, ...text, ...MENU, notice])).toEqual({ start: 6, end: 9 });
});

test("a page without a sentence has no text", () => {
  expect(coreOfAll(MENU)).toBeNull();
  expect(coreOfAll([])).toBeNull();
});
