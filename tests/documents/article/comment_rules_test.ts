import { expect, test } from "bun:test";
import { dropCommentRules } from "../../../src/documents/article/comment_rules.ts";
import type { JudgedBlocks } from "../../../src/documents/article/judged_blocks.ts";
import { kindOf } from "../../../src/documents/line_kinds.ts";
import type { ReadBlock } from "../../../src/documents/read_block.ts";

const ARTICLE = [
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum of the town.",
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.",
];
const RULES = [
  "Comments are read by an editor before anybody sees them, and we take out those that are rude.",
  "Whoever writes in capitals is asked to try again, and to breathe.",
];

/** Which of some lines are no rules for comments. */
function leftOf(lines: readonly string[], language = "en"): string[] {
  const blocks = lines.map((text): ReadBlock => ({ kind: "paragraph", text, level: 0 }));
  const judged: JudgedBlocks = {
    blocks,
    kinds: blocks.map((block) => kindOf(block, language)),
    language,
    stemsIn: () => new Set(),
    isPage: true,
  };
  const dropped = new Set<number>();
  dropCommentRules(judged, { body: 0, end: lines.length, dropped });
  return lines.filter((_, index) => !dropped.has(index));
}

test("what a page says of comments below its article is none of it, whatever it says", () => {
  expect(leftOf([...ARTICLE, ...RULES])).toEqual(ARTICLE);
  const said =
    "Kommentare liest eine Kollegin, bevor alle sie sehen, und Sie hören von uns, wenn etwas nicht geht.";
  expect(leftOf([...ARTICLE, said], "de")).toEqual(ARTICLE);
});

test("an article may speak of comments, and end with who had none", () => {
  const told =
    "The museum has read 400 comments on the oven, and most of them were about the bread.";
  expect(leftOf([told, ...ARTICLE, ...RULES])).toEqual([told, ...ARTICLE, ...RULES]);
  const none =
    "The mayor did not answer when the paper asked for a comment on the flour in the cellar.";
  expect(leftOf([...ARTICLE, none])).toContain(none);
});
