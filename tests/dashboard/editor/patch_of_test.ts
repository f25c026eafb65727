import { expect, test } from "bun:test";
import fc from "fast-check";
import { isSame, patchOf } from "../../../src/dashboard/editor/patch_of.ts";
import { mergePatch } from "../../../src/drafts/merge_patch.ts";

/** JSON without nulls in objects, which a patch cannot tell from what is not there. */
const json = fc.object({
  maxDepth: 3,
  key: fc.constantFrom("a", "b", "c", "slides"),
  values: [fc.string(), fc.integer(), fc.boolean(), fc.array(fc.integer())],
});

test("a patch makes of one value any other, and is empty where they are the same", () => {
  fc.assert(
    fc.property(json, json, (base, target) => {
      expect(mergePatch(base, patchOf(base, target))).toEqual(target);
      expect(patchOf(target, structuredClone(target))).toEqual({});
    }),
  );
});

test("a patch has what changed alone, and null for what is gone", () => {
  const base = {
    slides: { s1: { headline: "A", text: "T" }, s2: { headline: "B" } },
    order: ["s1", "s2"],
  };
  const target = { slides: { s1: { headline: "A!", text: "T" } }, order: ["s1"] };
  expect(patchOf(base, target)).toEqual({
    slides: { s1: { headline: "A!" }, s2: null },
    order: ["s1"],
  });
});

test("members may be in any order, items may not", () => {
  expect(isSame({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: null }, {})).toBe(true);
});
