import { expect, test } from "bun:test";
import grown from "../../../src/documents/article/judge/forest.json";
import { findSpecimens, OWN_DOCUMENTS } from "./_corpus.ts";
import { linesLeft } from "./_lines.ts";
import { rowOf, samplesOf, signedPages } from "./_signs.ts";

const row = { signs: [0.123456, -2, 40], isSo: true, weight: 1 };

test("a line that was written down has its label and its numbers, with three digits", () => {
  const pages = {
    signs: 3,
    pages: [{ site: 0, lines: [rowOf(row), rowOf({ ...row, isSo: false })] }],
  };
  expect(samplesOf(pages, { count: 3, weight: 2 })).toEqual([
    { signs: [0.123, -2, 40], isSo: true, weight: 2 },
    { signs: [0.123, -2, 40], isSo: false, weight: 2 },
  ]);
});

test("lines with other numbers than those that lines are judged by are refused", () => {
  const pages = { signs: 3, pages: [{ site: 0, lines: [rowOf(row)] }] };
  expect(() => samplesOf(pages, { count: 4, weight: 1 })).toThrow("write their signs anew");
});

test("the lines of real pages have the numbers that lines are judged by, and the forest asks about no other", async () => {
  const [page] = await findSpecimens(OWN_DOCUMENTS, "en-blog-kiln");
  const [line] = page === undefined ? [] : linesLeft(page, { forgotten: 0, seed: 0 });
  const count = line?.signs.length ?? 0;
  const samples = samplesOf(await signedPages(), { count, weight: 1 });
  expect(samples.filter(({ signs }) => signs.length !== count || signs.some(Number.isNaN))).toEqual(
    [],
  );
  const asked = grown.trees.flatMap(({ sign }) => sign);
  expect(Math.max(...asked)).toBeLessThan(count);
});
