import { expect, test } from "bun:test";
import type { ReadBlock } from "../../../src/documents/read_block.ts";
import { titleOfCrumbs } from "../../../src/documents/title/crumbs.ts";

const linesOf = <Lines extends readonly string[]>(lines: readonly [...Lines]) =>
  lines.map((text): ReadBlock => ({ kind: "paragraph", text, level: 0 })) as {
    [At in keyof Lines]: ReadBlock;
  };
const titleIn = (lines: readonly string[]) => lines[titleOfCrumbs({ blocks: linesOf(lines) })];

test("the line that a page's crumbs end with is its headline, also where they are cut off", () => {
  const related = "Otters return to the lock";
  for (const [crumbs, title] of [
    ["Home > Rivers > Why locks freeze", "Why locks freeze"],
    ["ホーム　＞　ニュース　＞　水門の新しい鍵を発売", "水門の新しい鍵を発売"],
    ["Start › Flüsse › Warum Schleusen gefr…", "Warum Schleusen gefrieren und wann"],
  ] as const)
    expect(titleIn(["Menu", crumbs, related, title, "By Ida Holm"])).toBe(title);
});

test("crumbs stand in several lines as well", () => {
  const lines = ["Home", "» Rivers", "» Why locks freeze", "Why locks freeze", "By Ida Holm"];
  expect(titleOfCrumbs({ blocks: linesOf(lines) })).toBe(3);
});

test("crumbs of two pages name a headline that stands alone right above or below them", () => {
  const menu = linesOf(["Home", "Ice", "Locks"]).map((line, at) => ({ ...line, isJoined: at > 0 }));
  const titleBelow = (lines: ReadBlock[]) => {
    const blocks = [...menu, ...lines];
    return blocks[titleOfCrumbs({ blocks })]?.text;
  };
  const [crumbs, title, text] = linesOf(["Home › Frozen locks", "Frozen locks", "All about ice"]);
  const joined = { ...title, isJoined: true };
  expect(titleBelow([title, text, crumbs])).toBe("Frozen locks");
  expect(titleBelow([crumbs, joined, text])).toBe("Frozen locks");
  expect(titleBelow([joined, crumbs, text])).toBeUndefined();
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
