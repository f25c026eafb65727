import { expect, test } from "bun:test";
import type { JudgedBlocks } from "../../../src/documents/article/judged_blocks.ts";
import { dropThread } from "../../../src/documents/article/thread.ts";
import { kindOf } from "../../../src/documents/line_kinds.ts";
import type { ReadBlock } from "../../../src/documents/read_block.ts";

const ARTICLE = [
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum of the town.",
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.",
  "The museum will show the oven in the hall beside the mill, where a volunteer will fire it on the first Sunday of each month.",
  "Bread from it will be sold at the door, for as long as there is flour from the mill, which the town has promised to keep.",
  "The owner has written her recipe on a card, and the museum will print it on the paper in which each loaf is wrapped.",
  "Her last customer was a boy of nine, who paid for a roll with the coins of three weeks and got the key of the shop as well.",
];
const SAID = [
  "I went to that bakery as a child, and the bread was never any good.",
  "Nobody will miss the old oven, and nobody pays for a museum of bread.",
  "Who knows who wrote the recipe on the card, if not the miller himself?",
];

/** Which of some lines are no part of a thread. */
function leftOf(lines: readonly string[]): string[] {
  const blocks = lines.map((text): ReadBlock => ({ kind: "paragraph", text, level: 0 }));
  const judged: JudgedBlocks = {
    blocks,
    kinds: blocks.map((block) => kindOf(block, "en")),
    language: "en",
    stemsIn: () => new Set(),
    isPage: true,
  };
  const dropped = new Set<number>();
  dropThread(judged, { body: 0, dropped });
  return lines.filter((_, index) => !dropped.has(index));
}

test("a thread of readers is found by its beat, whatever its controls are called", () => {
  const thread = SAID.flatMap((said, index) => [`#${index + 11}`, said, "Zorp wibble", "Flim"]);
  expect(leftOf([...ARTICLE, ...thread, "Imprint"])).toEqual(ARTICLE);
});

test("an article goes on below a short thread", () => {
  const thread = SAID.flatMap((said, index) => [`${index + 2} votes`, said, "Zorp wibble"]);
  const left = leftOf([
    ...ARTICLE,
    ...thread,
    ...Array.from({ length: 30 }, () => "Menu"),
    ...ARTICLE,
  ]);
  expect(left.filter((line) => ARTICLE.includes(line))).toHaveLength(2 * ARTICLE.length);
  expect(left).not.toContain(SAID[0]);
});

test("numbers and controls that part an article itself are no thread", () => {
  const parts = ARTICLE.flatMap((text, index) => [`${index + 1} of 6`, text, "Zorp wibble"]);
  expect(leftOf(parts)).toEqual(parts);
});
