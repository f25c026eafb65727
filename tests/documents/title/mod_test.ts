import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const TITLE = "Last rye oven of Mill Lane goes to the museum";
const PROSE =
  "The bakery on Mill Lane closes in June after sixty years of rye bread, and its oven goes to the local museum of the town.";
const MORE =
  "Its owner says that nobody wanted to get up at two in the morning, and that she is looking forward to sleeping.";
const MENU = Array.from({ length: 24 }, (_, index) => `Part ${"abcdefghijklmnopqrstuvwx"[index]}`);

function titleOf(...lines: string[]): string | null {
  return readText([...lines, "Share", "Privacy policy"].join("\n\n")).title;
}

describe("the headline of a page", () => {
  test("may begin with the name of a network, and is no address or telephone number", () => {
    const named = "Facebook: last rye oven of Mill Lane goes to the museum";
    expect(titleOf(...MENU, named, PROSE, MORE)).toBe(named);
    const reached = ["Mill Lane bakery: rye@bakery.example", "Rye oven of Mill Lane 0123 456 789"];
    for (const line of reached) expect(titleOf(...MENU, line, TITLE, PROSE, MORE)).toBe(TITLE);
    expect(titleOf(...MENU, "Mill Lane bakery: rye@bakery.example", PROSE, MORE)).toBeNull();
  });

  test("stands near its text, and is no link of a menu that has a word of it", () => {
    const links = ["Accessibility links", "Skip to local navigation", ...MENU, ...MENU];
    const head = ["3 March 2026 Last updated at 17:12", "Facebook", "Email", "Print"];
    const byline = "By June Farrow Food correspondent, The Valley Post";
    const title = "Mill Lane oven moves";
    expect(titleOf(...links, ...head, title, byline, PROSE, MORE)).toBe(title);
  });

  test("is none of the other headlines with dates that are listed between it and its text", () => {
    const others = [
      ["Museum of the town asks Mill Lane for its last rye oven", "Mon, Mar 2 2026"],
      ["Rye bread of Mill Lane bakery costs more after sixty years", "Sun, Mar 1 2026"],
    ];
    const list = ["Related News", ...others.flat(), "Analysis", "What an oven is for"];
    const controls = ["Tweet", "Email", "Print"];
    const dateline = "MILLTOWN | Tue Mar 3, 2026 3:27pm";
    const title = "Bakers say farewell to oven of sixty years";
    const ticker = ["Ships wait for repairs in the harbour", "4:10pm", "Rain in June", "3:05pm"];
    const head = [...ticker, "Sponsored Links", title, ...controls, ...list, dateline];
    expect(titleOf("Log in", ...MENU, ...head, PROSE, MORE)).toBe(title);
  });

  test("is not the part of the site that crumbs end with, to which a link leads below the text", () => {
    const part = "June Farrow's own blog";
    const head = [`Home › Blogs › ${part}`, TITLE, "February 28, 2024 - 1:15pm — June Farrow"];
    expect(titleOf(...head, PROSE, MORE, part)).toBe(TITLE);
  });

  test("is not what a site says of itself below its name", () => {
    for (const said of [
      "june writes about bread, ovens and getting up early",
      "Being the log of June Farrow and her friends ...",
    ])
      expect(titleOf("The Crumb", said, TITLE, "Posted by June Farrow", PROSE, MORE)).toBe(TITLE);
  });

  test("is not what its picture shows, with the agency in brackets", () => {
    const shown = "The last rye oven of Mill Lane bakery in June (Valley Press/Getty Images)";
    const title = "Sixty years of loaves end in silence";
    const head = ["Share", title, "Comments", shown, "By June Farrow", "March 3, 2026, 5:52 p.m."];
    expect(titleOf("Log in", ...MENU, ...head, PROSE, MORE)).toBe(title);
  });

  test("may stand below what its picture shows, above the author", () => {
    const shown =
      "In this picture from the first summer of the bakery, its owner can be seen beside the oven, which has not been moved since then.";
    const head = ["Weather", "Jobs", "Log in", shown, TITLE, "By June Farrow", "4 hours ago"];
    expect(titleOf(...MENU, ...head, PROSE, MORE)).toBe(TITLE);
  });

  test("is not the date above it, nor cut where it ends with a name behind an abbreviation", () => {
    const title = "Museum of the town to show rye oven from U.S. Bread Hall";
    const head = ["By", "June Farrow /", "Valley News/ March 3, 2026, 6:00 AM", title];
    expect(titleOf("Log in", ...MENU, ...head, PROSE, MORE)).toBe(title);
  });
});

test("a headline stands below the row of who wrote it for which part, and above a text that is no page", () => {
  const { title, blocks } = readText(
    ["Food · Ana Reis, Ida Holm", TITLE, PROSE, MORE].join("\n\n"),
  );
  expect(title).toBe(TITLE);
  expect(blocks[0]?.text).toBe(TITLE);
});

test("an article keeps its headline above longer teasers, one of which has the headline's words", () => {
  const links = ["More on bread", "Mill Lane bakery shows its oven", "Rye bread of Mill Lane wins"];
  const teasers = Array.from(
    { length: 6 },
    (_, index) =>
      `The bakery of Mill Lane has told readers for years how its oven is fired with wood, and in part ${index + 1} it tells once more how bread, rye and the museum of the town go together, and who is to pay for all of it in the end.`,
  );
  const menu = [...MENU.slice(0, 8), "Subscribe", "Advertisement", "Log in"];
  const head = ["Log in", "Share", "3 March 2026", TITLE];
  const text = [PROSE, MORE, PROSE.replace("June", "July"), MORE.replace("two", "three")];
  expect(titleOf(...head, ...text, ...menu, ...links, ...teasers)).toBe(TITLE);
});

describe("the headline of a few lines above a text", () => {
  const TEXT = `Mnara wa taa wa kisiwa cha Kwale umewashwa tena baada ya miaka kumi na miwili ya giza. Wavuvi wanasema sasa wanaweza kurudi nyumbani usiku bila kuogopa miamba iliyo karibu na bandari.

Ukarabati wa mnara wa taa ulianza mwezi wa tatu. Mafundi wanane walibeba vioo vipya kwa mashua, kwa sababu barabara ya kisiwa haifiki kwenye mwamba.`;

  test("is found in a language whose menus nobody knows, and what stands above it is left out", () => {
    const { title, blocks } = readText(
      `Habari za pwani\n\nNamba : 20417\n\nMnara wa taa wa Kwale wawashwa tena baada ya miaka kumi\n\n${TEXT}`,
    );
    expect(title).toBe("Mnara wa taa wa Kwale wawashwa tena baada ya miaka kumi");
    expect(blocks.map(({ text }) => text).join("\n")).not.toMatch(/Habari za pwani|Namba/);
  });

  test("may end with a full stop or a cry, and a quotation may go on in the next line", () => {
    const story = `I had never baked for anybody but my sister. Then the old oven at the mill was for sale, and the miller asked me whether I would take it and stay.

The oven takes two hours to warm up, and the mill has no bell. People smell when the bread is done.`;
    expect(readText(`From the mill to the oven.\n\n${story}`).title).toBe(
      "From the mill to the oven.",
    );
    expect(
      readText(`12 May 2026\n\n"The oven at the mill is\nthe heart of our village"\n\n${story}`)
        .title,
    ).toBe('"The oven at the mill is the heart of our village"');
  });

  test("is no quotation above the name of who said it, and nobody's line in a conversation", () => {
    expect(
      readText("“A garden is never yours. You walk beside it for a while.”\n— Ada Birch, gardener")
        .title,
    ).toBe(null);
    const said =
      "Ada Birch: Who left the gate open?\n\nMr. Low: I thought it was you, as you had the key last night and the dog was out.\n\nAda Birch: Not me.";
    expect(readText(said).title).toBe(null);
  });

  test("is not the theme above it, a file's name or a row of what it is filed under", () => {
    const headline = "Mnara wa taa wa Kwale wawashwa tena baada ya miaka kumi";
    for (const above of [
      "Mambo ya pwani",
      "taa-ya-kwale-1200x800.jpg",
      "Pwani, Kwale, Taa, Wavuvi, Miamba, Habari",
    ])
      expect(readText(`${above}\n\n${headline}\n\n${TEXT}`).title).toBe(headline);
  });
});
