import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const ARTICLE = [
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the museum of the town.",
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.",
  "The museum will show the oven in the hall beside the mill, where a volunteer will fire it on the first Sunday of each month.",
  "Bread from it will be sold at the door, for as long as there is flour from the mill, which the town has promised to keep.",
  "The owner has written her recipe on a card, and the museum will print it on the paper in which each loaf is wrapped.",
];
const TEASERS = [
  "Mill Lane gets its lamps back",
  "Eleven lamps stood in a cellar since the flood, and nobody has the key to them.",
  "A museum for what nobody mends",
  "Visitors may take clocks apart on Sundays, and put them together a week later.",
];

/** What is read of a page between some lines of its own. */
function textsOf(...lines: string[]): string[] {
  const page = ["Log in", "Share", ...lines, "Privacy policy"].join("\n\n");
  return readText(page).blocks.map(({ text }) => text);
}

test("an article ends above a title of others, where headlines and a paragraph each are all that follows", () => {
  const texts = textsOf("Old bakery closes", ...ARTICLE, "Related articles", ...TEASERS);
  expect(texts).toEqual(["Old bakery closes", ...ARTICLE]);
});

test("an article goes on below such a title if paragraphs follow each other", () => {
  const [other = ""] = TEASERS;
  const halves = [...ARTICLE.slice(0, 3), "Related articles", other, ...ARTICLE.slice(3)];
  const texts = textsOf("Old bakery closes", ...halves);
  for (const text of ARTICLE) expect(texts).toContain(text);
});

test("what an article is filed under is no headline and no standfirst", () => {
  const tags = "Bread, Mill Lane, Town museum, Ovens, Rye, Sleep, Town news";
  for (const row of [tags, `Read more: ${tags}`]) {
    const texts = textsOf("Old bakery closes", row, "3 March 2026", ...ARTICLE);
    expect(texts.slice(0, 2)).toEqual(["Old bakery closes", ARTICLE[0] ?? ""]);
  }
});

test("an article begins below the link to its comments, where paragraphs follow each other there", () => {
  const note =
    "June Farrow has been baking and writing of it for ten years, of which she spent six beside ovens that were older than her, in four towns, and two of them at sea, where bread is never done in time.";
  const replies = ["2 hours ago", "Reply", "3 hours ago", "Reply", "4 hours ago", "5 hours ago"];
  const head = ["Old bakery closes", note, "Monday, March 2nd, 2026", "Comments"];
  const texts = textsOf(...head, ...ARTICLE, ...replies);
  for (const text of ARTICLE) expect(texts).toContain(text);
});
