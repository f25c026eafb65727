import { expect, test } from "bun:test";
import { entrySize, headingSize } from "../../../../remotion/kit/type/list_sizes.ts";

test("a title over a list is as large as told, and a line to read no larger than entries", () => {
  expect(headingSize("Painting a fence", [52, 104])).toEqual([52, 104]);
  const [least, largest] = headingSize(
    "What anybody who moves should know about ".repeat(2),
    [52, 104],
  );
  expect(least).toBeLessThan(52);
  expect(largest).toBeLessThan(60);
});

test("headings grow smaller with every word, never larger", () => {
  const words =
    "Nine harbours on this coast where an old boat may still find somebody to mend it".split(" ");
  const sizes = words.map((_, count) => headingSize(words.slice(0, count).join(" "), [50, 120])[1]);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test("few entries may be larger than told, and never smaller", () => {
  expect(entrySize(["one", "two"], [38, 76])).toEqual([38, 114]);
  expect(entrySize(Array(5).fill("one"), [38, 76])).toEqual([38, 76]);
});
