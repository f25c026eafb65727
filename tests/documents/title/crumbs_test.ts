import { expect, test } from "bun:test";
import { titleOfCrumbs } from "../../../src/documents/title/crumbs.ts";
import type { Block } from "../../../src/posts/document.ts";

const linesOf = (lines: string[]): Block[] =>
  lines.map((text) => ({ kind: "paragraph", text, level: 0 }));
const titleIn = (lines: string[]) => lines[titleOfCrumbs({ blocks: linesOf(lines) })];

test("the line that a page's crumbs end with is its headline, also where they are cut off", () => {
  const related = "Otters return to the lock";
  for (const [crumbs, title] of [
    ["Home > Rivers > Why locks freeze", "Why locks freeze"],
    ["ホーム　＞　ニュース　＞　水門の新しい鍵を発売", "水門の新しい鍵を発売"],
    ["Start › Flüsse › Warum Schleusen gefr…", "Warum Schleusen gefrieren und wann"],
  ] as const)
    expect(titleIn(["Menu", crumbs, related, title, "By Ida Holm"])).toBe(title);
});

test("crumbs say nothing where they end with a part of the site, or with no line of the page", () => {
  for (const crumbs of ["Home > Rivers > News", "Home > Rivers > Another page", "5 > 4 is true"])
    expect(titleIn([crumbs, "News", "Why locks freeze", "By Ida Holm"])).toBeUndefined();
});

test("a sentence with words in quotation marks is no crumbs", () => {
  const lines = [
    "Il parle de « Fleuves » et de « Ponts » et des écluses gelées",
    "et des écluses gelées",
  ];
  expect(titleIn(lines)).toBeUndefined();
});
