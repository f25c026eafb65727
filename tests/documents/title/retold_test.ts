import { expect, test } from "bun:test";
import { kindOf } from "../../../src/documents/line_kinds.ts";
import { createStems } from "../../../src/documents/stems.ts";
import { retoldTitle } from "../../../src/documents/title/retold.ts";
import type { Block } from "../../../src/posts/document.ts";

const TEXT = [
  "The harbour of Brill lost its last crane on Monday, when a barge from the north hit the pier in fog.",
  "Nobody was hurt, but the crane, which had unloaded coal since 1931, fell into the harbour within a minute.",
  "Divers will look for its arm on Thursday, and the port office hopes to lift the crane before the spring tides.",
  "Until then the barge stays where it is, as its bow holds the pier up, an engineer of the port office said.",
  "The museum of Brill has offered to take the crane, if somebody pays for a place beside the old pier.",
  "Its director said that a harbour without a crane is a pond, and that he has 40 promises of money already.",
  "The port office wants to decide in June, when the pier has been repaired and the barge is on its way north.",
  "Fishing boats have to land at the ferry steps until then, and the market moves to the square behind them.",
];
const HEADLINE = "Last crane of Brill harbour falls as barge hits pier";
const FORM = "Let friends in your network know what you are reading about";

const menu = ["News", "Weather", "Money", "Travel", "Video"];

/** What is said instead of a headline, of lines of which the first one was taken for it; null if nothing is. */
function retold(...head: string[]): string | null {
  return retoldOf(head, false);
}

/** The same where the last of the lines was taken for what a picture shows. */
function retoldBelow(...head: string[]): string | null {
  return retoldOf(head, true);
}

function retoldOf(head: readonly string[], isPictured: boolean): string | null {
  const blocks = [...head, ...TEXT].map((text): Block => ({ kind: "paragraph", text, level: 0 }));
  const kinds = blocks.map((block, index) =>
    isPictured && index === head.length - 1 ? "caption" : kindOf(block, "en"),
  );
  const judged = { blocks, kinds, language: "en", isPage: true, stemsIn: createStems("en") };
  const found = retoldTitle({ judged, title: 0, dropped: new Set() });
  return blocks[found]?.text ?? null;
}

test("a headline that the text tells is taken instead of a form that speaks to readers", () => {
  expect(retold(FORM, "Share", HEADLINE)).toBe(HEADLINE);
});

test("a headline that the text tells is taken instead of another article's far above it", () => {
  expect(retold("Bakers of Linz want earlier mornings", ...menu, HEADLINE)).toBe(HEADLINE);
  expect(retold("Bakers of Linz want earlier mornings", HEADLINE)).toBe(null);
});

test("a headline of which something is told stays, and one of words that every text has", () => {
  expect(retold("What your harbour loses with its crane", "Share", HEADLINE)).toBe(null);
  expect(retold("Now and then, here and there", "a", "b", "c", "d", "e", HEADLINE)).toBe(null);
});

test("a headline above a credit is none where something of the other line is told", () => {
  const head = ["Share", HEADLINE];
  expect(retold("Ines Coyle, staff", ...menu, ...head)).toBe(HEADLINE);
  expect(retoldBelow("Ines Coyle, staff", ...menu, ...head)).toBe(HEADLINE);
  expect(retoldBelow("The ferry for all who want a lift", ...menu, ...head)).toBe(null);
});

test("no name, date or credit is taken for a headline", () => {
  expect(retold(FORM, "Share", "By Ana Harbour Crane Brill", "3 March 2026")).toBe(null);
});
