import { expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const QUESTION =
  "My rope frays at the ring of the quay within a single season. Which knot do I have to use there?";
const ANSWER =
  "No knot helps. Put a piece of hose around the rope where it touches the ring, and it will last for years.";
const page = (count: string) => [
  "Log in",
  "Sign up",
  "Rope frays at the ring of a quay",
  "Asked 3 years ago",
  QUESTION,
  "Share",
  "Follow",
  "Is the ring rusty? I had that once, too, and a new ring was all it took to mend it.",
  "Add a comment",
  count,
  "Sorted by:",
  "12",
  ANSWER,
  "Share",
  "answered 3 June 2025",
  "salty_ann",
  "Ask the master of the harbour to paint the ring, and tell him that it has to be smooth.",
  "Share",
  "Privacy policy",
];
const textsOf = (lines: string[]) =>
  readText(lines.join("\n\n"))
    .blocks.slice(1)
    .map(({ text }) => text);

test("of a page of a question, the question and the first answer are kept", () => {
  expect(textsOf(page("2 Answers"))).toEqual([QUESTION, ANSWER]);
  expect(textsOf(page("2 Antworten"))).toEqual([QUESTION, ANSWER]);
});

test("what readers say below an article is no answer", () => {
  const article = [QUESTION, ...Array.from({ length: 20 }, () => `${ANSWER} Ropes are dear.`)];
  const lines = page("2 Answers").flatMap((line) => (line === QUESTION ? article : line));
  expect(textsOf(lines)).not.toContain(ANSWER);
});
