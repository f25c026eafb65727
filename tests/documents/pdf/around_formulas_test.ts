import { expect, test } from "bun:test";
import { withPartsAside } from "../../../src/documents/pdf/around_formulas.ts";
import { asAside, isAside } from "../../../src/documents/pdf/aside.ts";
import type { Block } from "../../../src/posts/document.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text, level: 0 });
const formula = asAside(paragraph("x = y ∗ z (1)"));

const said = (...blocks: readonly Block[]) =>
  withPartsAside(
    blocks.map((block) => ({ block, page: 0, fontSize: 10, font: "serif", isParted: false })),
  ).flatMap(({ block }) => (isAside(block) ? [] : block.text));

test("withPartsAside() sets aside the parts of a sentence around a formula, and no sentence", () => {
  const before = paragraph("For the height of a tide we have");
  const after = paragraph("where z is the hour of the day.");
  expect(said(before, formula, after)).toEqual([]);
  const ended = paragraph("The height of a tide is known.");
  const both = paragraph("It rises twice a day. For its height we have");
  const next = paragraph("Tables of it are old.");
  expect(said(ended, formula, next)).toEqual([ended.text, next.text]);
  expect(said(both, formula)).toEqual([both.text]);
  expect(said(before, after)).toHaveLength(2);
});
