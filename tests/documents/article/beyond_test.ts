import { describe, expect, test } from "bun:test";
import { dropBeyond } from "../../../src/documents/article/beyond.ts";
import type { LineKind } from "../../../src/documents/line_kinds.ts";

const LONG =
  "The keepers of the lock have asked for a second gate since the flood of last March, when the river stood in their kitchen.";
const SHORT = "Nobody reads on here any more.";

/** Which of the lines are dropped, of which the first is the headline. */
function droppedOf(lines: readonly (readonly [LineKind, string])[], title = 0): number[] {
  const blocks = lines.map(([, text]) => ({ kind: "paragraph", text, level: 0 }) as const);
  const kinds = lines.map(([kind]) => kind);
  const stemsIn = () => new Set<string>();
  const dropped = new Set<number>();
  const judged = { blocks, kinds, language: "en", isPage: true, stemsIn };
  dropBeyond({ judged, title, details: {}, dropped });
  return [...dropped].sort((a, b) => a - b);
}

const TITLE = ["short", "The lock gets a second gate"] as const;
const TEXT = ["prose", LONG] as const;
const REST = ["prose", SHORT] as const;
const CONTROL = ["button", "Share"] as const;

describe("what stands around where a text runs", () => {
  test("is dropped below several lines that are no text, where it is little", () => {
    expect(droppedOf([TITLE, TEXT, TEXT, CONTROL, CONTROL, CONTROL, REST])).toEqual([6]);
  });

  test("is kept where little parts it from the text, and where there is much of it", () => {
    expect(droppedOf([TITLE, TEXT, TEXT, CONTROL, CONTROL, REST])).toEqual([]);
    const lines = Array.from({ length: 9 }, () => CONTROL);
    expect(droppedOf([TITLE, TEXT, ...lines, TEXT])).toEqual([]);
  });

  test("is dropped above the headline, where it is little", () => {
    expect(droppedOf([REST, TITLE, TEXT, TEXT], 1)).toEqual([0]);
    expect(droppedOf([TEXT, TITLE, TEXT, TEXT], 1)).toEqual([]);
  });
});
