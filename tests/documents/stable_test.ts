import { expect, test } from "bun:test";
import fc from "fast-check";
import { readText } from "../../src/documents/text.ts";
import { toMarkdown } from "../../src/documents/to_markdown.ts";
import type { Block } from "../../src/posts/document.ts";

const PAGES = new URL("../evaluation/reading/documents/pasted/", import.meta.url);
/** Pages that have blocks of every kind between them. */
const FILES = [
  "de-minutes-verein.html",
  "en-chat-slack.txt",
  "en-forum-sourdough.txt",
  "en-poem-tide.txt",
  "en-readme-tidepool.md",
  "en-tutorial-csv.txt",
  "he-news-shaon.txt",
  "ja-interview-kami.txt",
  "vi-recipe-banh.html",
  "zh-table-gaotie.txt",
];

/** Expects that reading a document's Markdown gives the same document. */
/** Doubts are of the page around a text, which its Markdown has left out. */
function expectStable(blocks: readonly Block[]): void {
  const certain = blocks.map(({ doubt: _, ...block }) => block);
  expect(readText(toMarkdown(blocks)).blocks).toEqual(certain);
}

const sentence = fc.constantFrom(
  "The pilots of the harbour had warned of the sandbank for years before a ferry ran aground on it.",
  "Die Stadt hat seitdem zwei Bagger bezahlt, und *beide* sind [inzwischen] zu klein für die Einfahrt.",
  "町はそれ以来二隻の浚渫船を購入したが、どちらも冬の嵐が来る前に作業を終えるには小さすぎることが分かった。",
  "3. The third `pilot` asked for 5 < 7 crowns of snake_case_money, and got a_b > c as a receipt for it.",
  "# Nobody on the quay marks a line with a number sign, but the harbour office did so | all year long.",
);
const line = fc.constantFrom(
  "The tide *table*",
  "5 * 3 = 15 [crowns]",
  "1. A rope | a bell",
  "- Low water",
);
const name = fc.constantFrom("Ida", "Per Holm", "The harbour's pilot");
const text = fc.oneof(sentence, line);
const block: fc.Arbitrary<readonly Block[]> = fc.oneof(
  fc
    .record({ kind: fc.constant("heading"), text: line, level: fc.integer({ min: 1, max: 6 }) })
    .map((one) => [one]),
  fc
    .record({ kind: fc.constant("paragraph"), text: sentence, level: fc.constant(0) })
    .map((one) => [one]),
  fc.record({ kind: fc.constant("caption"), text, level: fc.constant(0) }).map((one) => [one]),
  fc
    .record({ kind: fc.constant("quote"), text: sentence, level: fc.constant(0), speaker: name })
    .map((one) => [one]),
  fc
    .record({
      kind: fc.constant("paragraph"),
      text: sentence,
      level: fc.constant(0),
      speaker: name,
    })
    .map((one) => [one]),
  fc.array(
    fc.record({ kind: fc.constant("list_item"), text, level: fc.integer({ min: 1, max: 4 }) }),
    { minLength: 1, maxLength: 5 },
  ),
  fc.array(
    fc.record({ kind: fc.constant("list_item"), text, level: fc.constant(1), number: fc.nat(30) }),
    { minLength: 1, maxLength: 5 },
  ),
  fc
    .constantFrom(
      "depth(at) {\n  return chart[at] < 3;\n}",
      "<ul>\n  <li>\\<b> 5 < 7</li>\n</ul>",
      "# a comment\n```\nis *inside*\n```",
      "for line in tide_table:\n    print(line)\n\nprint(1)",
    )
    .map((code) => [{ kind: "code" as const, text: code, level: 0 }]),
  fc.array(fc.tuple(text, line, line), { minLength: 1, maxLength: 4 }).map((rows) =>
    rows.map(([first, second, third]) => ({
      kind: "list_item" as const,
      text: `${first}: Crew ${second}, Year ${third}`,
      level: 1,
      cells: [
        { column: "Boat", text: first },
        { column: "Crew", text: second },
        { column: "Year", text: third },
      ],
    })),
  ),
);

test("a document of any blocks is read from its Markdown as it was read first", () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 8 }), (parts) => {
      const { blocks } = readText(toMarkdown(parts.flat()));
      expectStable(blocks);
    }),
    { numRuns: 60 },
  );
});

test("a poem is read from its Markdown as it was read first", () => {
  const stanza = "The tide comes in,\nthe tide goes out,\nthe ferry knows\n*its* way about.";
  const { blocks } = readText(`${stanza}\n\n${stanza.replaceAll("tide", "moon")}`);
  expect(blocks.map(({ kind }) => kind)).toEqual(["verse", "verse"]);
  expectStable(blocks);
});

test("a list whose first item says the title again begins with what was below that item", () => {
  const { blocks } = readText("# Low water\n\n- Low water\n    - A rope\n    - A bell\n- A lamp");
  expect(blocks.map(({ text, level }) => `${level} ${text}`)).toEqual([
    "1 Low water",
    "1 A rope",
    "1 A bell",
    "1 A lamp",
  ]);
  expectStable(blocks);
});

test("a list below an item with a long number stays below it", () => {
  const [first, second] = ["The log of the harbour's pilots", "A rope"];
  expectStable([
    { kind: "list_item", text: first, level: 1, number: 1026 },
    { kind: "list_item", text: second, level: 2, number: 1 },
  ]);
});

test("lines that are nothing but what stands around articles have no headings", () => {
  const page = [
    "Comment",
    "You can follow the harbour desk on Facebook and X, or sign up here for its weekly newsletter.",
    "Like (4)",
  ];
  const { blocks } = readText(page.join("\n\n"));
  expect(blocks.filter(({ kind }) => kind === "heading")).toEqual([]);
  expectStable(blocks);
});

test("a headline that is a sentence with a full stop stays one", () => {
  const headline = "Nobody had warned the new pilots of the sandbank.";
  const text =
    "The pilots of the harbour had known of it for years before a ferry ran aground there.";
  const { blocks } = readText(["12 June 2025", headline, "© A Paper", text].join("\n\n"));
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
  expectStable(blocks);
});

test("a program at the head of a page is no headline of it", () => {
  const program = "```\nfor boat in harbour:\n    print(boat)\n```";
  const text =
    "The pilots of the harbour had warned of the sandbank for years before the ferry ran aground.";
  const page = ["© A Paper", "0:12", program, "Read more", "Related articles", text];
  const { title } = readText(page.join("\n\n"));
  expect(title ?? "").not.toContain("print");
});

for (const file of FILES) {
  test(`the Markdown of ${file} is read as the page was`, async () => {
    expectStable(readText(await Bun.file(new URL(file, PAGES)).text()).blocks);
  });
}
