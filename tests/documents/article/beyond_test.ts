import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const TITLE = "Keepers of the lock get a second gate";
const TEXT = [
  "The keepers of the lock have asked for a second gate since the flood of last March, when the river stood in their kitchen.",
  "The town has found the money in what was left of the bridge, and the gate is to be hung before the first rain of autumn.",
  "A smith from the next valley made the hinges, which are as long as a boat, and would take no more for them than the iron.",
  "The old gate stays where it is, for the swallows that have nested behind it, and for the children who count them in May.",
];
const GAP = ["Tweet", "Email", "Print", "Popular now", "Bridges of the year", "Log in"];
const WORD =
  "A short look at the lives and careers of four people who were taken into the hall of fame in May.";

const textsOf = (...lines: string[]) => readText(lines.join("\n\n")).blocks.map(({ text }) => text);

describe("what stands around the text of a page", () => {
  test("is left out below lines that are no text, where it is little", () => {
    const texts = textsOf("Skip to content", TITLE, ...TEXT, ...GAP, WORD, "Privacy policy");
    expect(texts).toEqual([TITLE, ...TEXT]);
  });

  test("is kept where nothing parts it from the text", () => {
    const texts = textsOf("Skip to content", TITLE, ...TEXT, WORD, "Share", "Privacy policy");
    expect(texts).toContain(WORD);
  });

  test("is left out above the headline, such as what a form says when it fails", () => {
    const form = ["Send me a copy", "An error has kept your message here, which was not sent."];
    const head = ["Skip to content", ...form, "Log in", TITLE, "By Ines Vale", "3 March 2026"];
    const texts = textsOf(...head, ...TEXT, ...TEXT, "Share", "Privacy policy");
    expect(texts.slice(0, 2)).toEqual([TITLE, TEXT[0] ?? ""]);
  });
});

test("the link to the comments above a text does not end it", () => {
  const note = `Ines Vale has written of locks, rivers and weirs for ten years. ${WORD} ${WORD}`;
  const head = ["Log in", TITLE, "Ines Vale", note, "Monday, March 2nd, 2026", "Comments"];
  const replies = ["Reply", "Like", "2 hours ago", "Reply", "Like", "3 hours ago", "Reply"];
  const texts = textsOf(...head, ...TEXT, ...TEXT, ...replies, "Privacy policy");
  expect(texts).toContain(TEXT[3] ?? "");
});
