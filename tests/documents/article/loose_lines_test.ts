import { describe, expect, test } from "bun:test";
import { readText } from "../../../src/documents/text.ts";

const TEXT = [
  "The keepers of the lock have asked for a second gate since the flood of last March, when the river stood in their kitchen.",
  "The town has found the money in what was left of the bridge, and the gate is to be hung before the first rain of autumn.",
  "A smith from the next valley made the hinges, which are as long as a boat, and would take no more for them than the iron.",
  "The old gate stays where it is, for the swallows that have nested behind it, and for the children who count them in May.",
];
const LOOSE = "A swallow leaves its nest behind the old gate of the lock";

const textsOf = (...lines: string[]) =>
  readText(
    ["Log in", "The lock gets a gate", ...lines, "Share", "Privacy policy"].join("\n\n"),
  ).blocks.map(({ text }) => text);

describe("a long line without a full stop between two paragraphs of a page", () => {
  const [first = "", second = "", third = "", last = ""] = TEXT;

  test("is left out, and a short one is a heading", () => {
    const texts = textsOf(first, LOOSE, second, "Hinges", third, last);
    expect(texts).not.toContain(LOOSE);
    expect(texts).toContain("Hinges");
  });

  test("is kept where it asks something or somebody says it", () => {
    const said = ["Who is to count the swallows behind the old gate now?", `'${LOOSE}'`];
    for (const line of said) expect(textsOf(first, second, line, third, last)).toContain(line);
  });

  test("is a heading where all headings of the page are long", () => {
    const lines = [
      LOOSE,
      "The smith of the valley made hinges as long as boats",
      "The money came from what was left of the bridge",
    ];
    const texts = textsOf(
      first,
      lines[0] ?? "",
      second,
      lines[1] ?? "",
      third,
      lines[2] ?? "",
      last,
    );
    for (const line of lines) expect(texts).toContain(line);
  });
});

test("what the window of another page is called is left out, also above a paragraph", () => {
  const [first = "", second = "", third = "", last = ""] = TEXT;
  const other = "Why the keepers of the lock count swallows in May | Valley Post";
  expect(textsOf(first, second, other, third, last)).not.toContain(other);
});
