import { expect, test } from "bun:test";
import { createHeadliner } from "../../../src/writing/post/headline.ts";
import { outlineOf } from "../../../src/writing/source/outline.ts";

const headliner = (language: string) =>
  createHeadliner(outlineOf({ title: null, language, direction: "ltr", blocks: [] }), []);

test("no syllable alone is a headline where words are written in several", () => {
  expect(headliner("en").anyName("ferry")).toBe("Ferry");
  expect(headliner("vi").anyName("phà")).toBeNull();
  expect(headliner("vi").anyName("bến phà")).toBe("Bến phà");
});
