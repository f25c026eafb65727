import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const ARTICLE = [
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum of the town.",
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.",
  "The museum will show the oven in the hall beside the mill, where a volunteer will fire it on the first Sunday of each month.",
];
const MENU = ["Town\tShops", "Farms\tFairs", "Arts\tLetters", "Chess\tRowing"];
const PRICES = ["Bread\tPrice", "Rye\t4.20", "Spelt\t4.80", "Roll\t0.60"];

/** What is read of a page between some lines of its own. */
function textsOf(...lines: string[]): string[] {
  const page = ["Log in", "Share", ...lines, "Privacy policy"].join("\n");
  return readText(page).blocks.map(({ text }) => text);
}

test("tables that lay out a menu above a headline and far below the text are no part of an article", () => {
  const far = Array.from({ length: 8 }, (_, index) => `Old news ${"abcdefgh"[index]}`);
  const texts = textsOf(...MENU, "", "Old bakery closes", "", ...ARTICLE, "", ...far, "", ...MENU);
  for (const text of ARTICLE) expect(texts).toContain(text);
  expect(texts.filter((text) => /Shops|Fairs|Letters|Rowing/.test(text))).toEqual([]);
});

test("a table of an article stays", () => {
  const texts = textsOf(
    "Old bakery closes",
    "",
    ...ARTICLE,
    "",
    ...PRICES,
    "",
    ...ARTICLE.slice(1),
  );
  expect(texts.filter((text) => /Rye|Spelt|Roll/.test(text))).toHaveLength(3);
});
