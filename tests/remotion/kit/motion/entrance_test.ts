import { expect, test } from "bun:test";
import {
  ENTRANCE_FRAMES,
  type EntranceKind,
  entranceAt,
} from "../../../../remotion/kit/page/motion.ts";

const KINDS: readonly EntranceKind[] = [
  "rise",
  "wipe",
  "grow",
  "flicker",
  "slam",
  "mask",
  "toss",
  "pop",
];

test("a part is not seen before it comes in, moves while it does, and is then at rest", () => {
  for (const kind of KINDS) {
    const { opacity = 1 } = entranceAt(kind, -1);
    // A tube is there before it is lit.
    if (kind === "flicker") expect(opacity).toBeLessThan(0.3);
    else expect(opacity).toBe(0);
    expect(entranceAt(kind, 3)).not.toEqual({});
    expect(entranceAt(kind, ENTRANCE_FRAMES)).toEqual({});
  }
  expect(entranceAt("none", -1)).toEqual({});
});

test("parts are wiped in along the line, from either side", () => {
  expect(entranceAt("wipe", 0, "ltr").clip?.right).toBeGreaterThan(0);
  expect(entranceAt("wipe", 0, "rtl").clip?.left).toBeGreaterThan(0);
});
