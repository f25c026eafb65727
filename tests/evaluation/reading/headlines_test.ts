import { expect, test } from "bun:test";
import { headlinesOf } from "./_headlines.ts";

const HEADLINE = "Old bakery sells its last loaf";
const TEXT = [
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum.",
  "Its owner says that nobody wanted to get up at two in the morning, and that she looks forward to sleeping.",
];
const page = (...head: string[]) => ({
  bytes: new TextEncoder().encode(
    ["Log in", "Share", ...head, ...TEXT, "Privacy policy"].join("\n\n"),
  ),
  clean: [HEADLINE, ...TEXT].join("\n\n"),
  expectation: {},
});

test("of the lines of a page one is its headline, the one above the text where it stands twice", () => {
  const found = headlinesOf(page(HEADLINE, "Rain in June", HEADLINE));
  expect(found.map(({ isSo }) => isSo).indexOf(true)).toBeGreaterThan(0);
  expect(found.filter(({ isSo }) => isSo)).toHaveLength(1);
  expect(found.filter(({ isSo }) => !isSo).length).toBeGreaterThan(0);
});

test("nothing is told of a page that has no headline", () => {
  expect(headlinesOf({ ...page("Rain in June"), expectation: { title: null } })).toEqual([]);
});
