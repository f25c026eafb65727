import { expect, test } from "bun:test";
import lines from "../../../src/documents/article/judge/forest.json";
import headlines from "../../../src/documents/title/forest.json";
import { findSpecimens, OWN_DOCUMENTS } from "./_corpus.ts";
import type { Sample } from "./_grow.ts";
import { headlinesOf } from "./_headlines.ts";
import { linesLeft } from "./_lines.ts";
import { rowOf, samplesOf, signedPages } from "./_signs.ts";

const row = { signs: [0.123456, -2, 40], isSo: true, weight: 1 };

test("a line that was written down has its label and its numbers, with three digits", () => {
  const pages = {
    signs: 3,
    pages: [{ site: 0, lines: [rowOf(row), rowOf({ ...row, isSo: false })] }],
  };
  expect(samplesOf(pages, { count: 3, weight: { so: 2, not: 1 } })).toEqual([
    { signs: [0.123, -2, 40], isSo: true, weight: 2 },
    { signs: [0.123, -2, 40], isSo: false, weight: 1 },
  ]);
});

test("lines with other numbers than those that lines are judged by are refused", () => {
  const pages = { signs: 3, pages: [{ site: 0, lines: [rowOf(row)] }] };
  expect(() => samplesOf(pages, { count: 4, weight: { so: 1, not: 1 } })).toThrow(
    "write their signs anew",
  );
});

test("the lines of real pages have the numbers that lines are judged by, and the forests ask about no other", async () => {
  const [page] = await findSpecimens(OWN_DOCUMENTS, "en-blog-kiln");
  if (page === undefined) throw new Error("There is no such document");
  const judged = {
    lines: { own: linesLeft(page, { forgotten: 0, seed: 0 }), forest: lines },
    headlines: { own: headlinesOf(page), forest: headlines },
  };
  for (const of of ["lines", "headlines"] as const) {
    const { own, forest } = judged[of];
    const count = own[0]?.signs.length ?? 0;
    const samples = samplesOf(await signedPages(of), { count, weight: { so: 1, not: 1 } });
    const isOdd = ({ signs }: Sample) => signs.length !== count || signs.some(Number.isNaN);
    expect(samples.filter(isOdd)).toEqual([]);
    expect(Math.max(...forest.trees.flatMap(({ sign }) => sign))).toBeLessThan(count);
  }
});
