import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const TITLE = "Ferry town orders a third dredger for its harbour";
const ARTICLE = [
  "The pilots of the harbour had warned of the sandbank for years before the first ferry ran aground on it in March.",
  "Since then, the town has paid for two dredgers, and both of them are already too small for the sandbank.",
  "A third dredger, which the council voted for on Tuesday, will arrive from the yard before the winter storms.",
];
const MENU = [
  "Sign in",
  "Coast",
  "Weather",
  "Share this article",
  "Tides today",
  "Ships",
  "See all",
];

const texts = (...lines: string[]) =>
  readText(["Skip to content", TITLE, "By Tomas Arkwright", ...lines].join("\n\n"))
    .blocks.map(({ text }) => text)
    .slice(1);

describe("readText() of a page that goes on below its article", () => {
  test("leaves out teasers and a notice that menus part from the article", () => {
    const teasers = [
      "What to cook when guests arrive early",
      "Soups, pies and a cake that needs neither oven nor eggs, for every day of a week.",
      "Show more",
      "Ten gardens that bloom in autumn",
      "Asters and dahlias keep their colours until the first frost comes to the valley.",
      "Show more",
    ];
    const notice =
      "Every morning you learn what moves markets, companies and people around our globe.";
    expect(texts(...ARTICLE, ...MENU, ...teasers)).toEqual(ARTICLE);
    expect(texts(...ARTICLE, ...MENU, ...MENU, ...MENU, ...MENU, notice)).toEqual(ARTICLE);
  });

  test("keeps a paragraph below a box of other things that goes on with the article", () => {
    const last =
      "Until the third dredger arrives, the pilots lead every ferry past the sandbank themselves.";
    expect(texts(...ARTICLE, ...MENU, last, "Privacy policy")).toEqual([...ARTICLE, last]);
  });

  test("keeps several paragraphs below such a box, whatever they say", () => {
    const rest = [
      "Mayor Ida Brandt spent her childhood on an island where nobody owned more than a rowing boat, nor a ferry.",
      "Her grandmother mended nets, kept bees and taught four languages to the pilots who came by for honey.",
    ];
    expect(texts(...ARTICLE, ...MENU, ...rest, "Privacy policy")).toEqual([...ARTICLE, ...rest]);
  });

  test("leaves out headlines that end as sentences do", () => {
    const headlines = [
      "A bridge too dear for two valleys",
      "Who feeds the swans",
      "Eleven bakers compete for one golden spoon in St. Ives town hall.",
      "Snow falls on the palm trees",
      "The last typewriter shop closes",
    ];
    expect(texts(...ARTICLE, ...headlines, "Privacy policy")).toEqual(ARTICLE);
  });

  test("leaves out an appeal that ends in a button, and its title", () => {
    const appeal =
      "Good reporting takes time, and time costs money. We ask nobody to pay for reading, but we live on those who do. Will you be one of them? Support us now";
    const title = "Newspapers for everybody";
    expect(texts(...ARTICLE, title, appeal, "Privacy policy")).toEqual(ARTICLE);
    const question =
      "But who will lead all of the ferries past the mud of the harbour once the pilots are retired? Nobody in the town knows yet.";
    expect(texts(...ARTICLE, question, "Privacy policy")).toEqual([...ARTICLE, question]);
  });

  test("leaves out what is said about authors whose names stand above the article", () => {
    const long = [
      ...ARTICLE,
      ...ARTICLE.map(
        (text) =>
          `${text.slice(0, -1)}, as all the town says, and so do the pilots of the ferries, the mayor of the island, and everybody else who has ever had to wait on the quay.`,
      ),
      ...ARTICLE.map((text) => `It was said before, in the town's own paper: ${text}`),
    ];
    const about = "Born on the coast, writes about ships, ports and those who work there.";
    const box = ["Lea Sund", "All articles", about, "Jan Pohl", "All articles", about];
    const read = (...lines: string[]) =>
      readText(["Skip to content", TITLE, ...lines, "Privacy policy"].join("\n\n"))
        .blocks.map(({ text }) => text)
        .slice(1);
    expect(read("Lea Sund, Jan Pohl (on the island)", "Share", ...long, ...box)).toEqual(long);
    expect(read("By Lea Sund", ...long, "Lea Sund writes about ships for four papers.")).toEqual(
      long,
    );
  });

  test("leaves out the list of works that the article cites, and keeps a text that names some", () => {
    const works = [
      "Sund, L. & Pohl, J. Harbours 12, 4–19 (2021).",
      "Vale, I. et al. Mud and sand. Estuaries 3, 44–51 (2019). doi:10.1/x",
    ];
    expect(texts(...ARTICLE, "Works", ...works, "Privacy policy")).toEqual(ARTICLE);
    expect(texts(...ARTICLE, "Works", ...works.map((work) => `- ${work}`), "Share")).toEqual(
      ARTICLE,
    );
    const last =
      "The town lost its first dredger in 1987, and Pohl, J., a pilot, has told of it since.";
    expect(texts(...ARTICLE, last, "Privacy policy")).toEqual([...ARTICLE, last]);
  });
});
