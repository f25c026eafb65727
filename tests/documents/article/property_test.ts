import { expect, test } from "bun:test";
import fc from "fast-check";
import { readText } from "../../../src/documents/text.ts";

const SENTENCES = [
  "The pilots of the harbour had warned of the sandbank for years before the first ferry ran aground on it.",
  "Die Stadt hat seitdem zwei Bagger bezahlt, und beide sind inzwischen zu klein für die Arbeit an der Einfahrt.",
  "Los prácticos del puerto llevaban años avisando del banco de arena cuando encalló el primer transbordador.",
  "町はそれ以来二隻の浚渫船を購入したが、どちらも冬の嵐が来る前に作業を終えるには小さすぎることが分かった。",
];
const LINES = [
  "Share",
  "Read more",
  "Related articles",
  "Comments (3)",
  "Advertisement",
  "Ingredients",
  "Steps",
  "[Picture 1]",
  "👉 A cabin by the sea",
  "1. A numbered line",
  "12 June 2025",
  "Joined: 2020",
  "0:12",
  "© A Paper",
  "Why not? Write to us today.",
  "Boat\tCrew\tYear",
  "| Boat | Crew |\n|---|---|\n| Ida | 5 |",
  "- A rope\n- A bell\n    - A lamp",
  "[12:03] Ida: The rope is here",
  "Ida: Is the tide in?\nPer: Not before noon.",
  "The tide comes in,\nthe tide goes out,\nthe ferry knows\nits way about.",
  "```\nfor boat in harbour:\n    print(boat)\n```",
  "> Nobody asked the pilots.",
  "By Ida Holm, harbour correspondent",
  "Credit: Harbour News/Ida Holm",
  "ShareTweetEmail",
];

/** What else of a text is as good as a sentence. */
const SAID = [
  ...SENTENCES,
  "Nobody asked the pilots.",
  "The tide comes in,",
  "The rope is here",
  "Is the tide in?",
];

test("no rule empties a document that has sentences", () => {
  const line = fc.constantFrom(...SENTENCES, ...LINES);
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.constantFrom(...SENTENCES),
      (lines, sentence) => {
        const source = [...lines, sentence].join("\n\n");
        const { blocks } = readText(source);
        const isSaid = (text: string): boolean => SAID.some((said) => text.includes(said));
        expect(blocks.some(({ text }) => isSaid(text))).toBe(true);
      },
    ),
    {
      numRuns: 100,
      // A sentence below a credit was its picture's caption, and a last one below controls is the page's text.
      examples: [
        [
          [
            "| Boat | Crew |\n|---|---|\n| Ida | 5 |",
            "© A Paper",
            SENTENCES[0] ?? "",
            "12 June 2025",
          ],
          SENTENCES[0] ?? "",
        ],
        [
          [
            ...["Steps", "Ingredients", "Joined: 2020", "1. A numbered line", "© A Paper"],
            ...["Ida: Is the tide in?\nPer: Not before noon.", "[Picture 1]", "ShareTweetEmail"],
          ],
          SENTENCES[0] ?? "",
        ],
      ],
    },
  );
});
