import { expect, test } from "bun:test";
import { findSpeakers } from "../../src/documents/speakers.ts";
import type { Block } from "../../src/posts/document.ts";

const speakersOf = (lines: string[]) =>
  findSpeakers(lines.map((text): Block => ({ kind: "paragraph", text, level: 0 }))).map(
    ({ speaker }) => speaker ?? null,
  );
const MENU = Array.from({ length: 12 }, (_, index) => `Page ${"abcdefghijkl"[index]}`);

test("headlines with a label that stand here and there on a page are said by nobody", () => {
  const headlines = [
    ...["Lock affair: a keeper resigns", ...MENU, "The keys: who has them?", ...MENU],
    ...["The keys: lost in the canal?", ...MENU, "Lock affair: a dinner at the pier"],
  ];
  expect(speakersOf(headlines).every((speaker) => speaker === null)).toBe(true);
});

test("a headline that a page says again makes nobody a speaker", () => {
  const headline = "Lock affair: is a keeper resigning?";
  expect(speakersOf([headline, "News", headline, "Keys: gone.", headline])).toEqual(
    Array(5).fill(null),
  );
});

test("who says several things one after the other speaks", () => {
  expect(speakersOf(["Ida: Who has the keys?", "Olaf: Not me.", "Ida: Then look."])).toEqual([
    "Ida",
    "Olaf",
    "Ida",
  ]);
});
