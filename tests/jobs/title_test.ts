import { expect, test } from "bun:test";
import { titleOfText } from "../../src/jobs/title.ts";

test("a text is known by its first words, without the marks of Markdown", () => {
  for (const [text, title] of [
    ["\n# Why old trees matter\n\nThey cool the street.", "Why old trees matter"],
    ["> **Bees** dance.", "Bees dance."],
    ["- milk\n- eggs", "milk"],
    ["2026 was dry.", "2026 was dry."],
    ["1. Water the roots", "1. Water the roots"],
    ["---\n***\nThe sea", "The sea"],
    ["木々が街を冷やす", "木々が街を冷やす"],
    [" \n…", null],
  ] as const) {
    expect([text, titleOfText(text)]).toEqual([text, title]);
  }
  const long = titleOfText("word ".repeat(50));
  expect(long).toBe(`${"word ".repeat(16).trim()}…`);
  expect(titleOfText("x".repeat(100_000))).toBe(`${"x".repeat(80)}…`);
});
