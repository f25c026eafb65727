import { expect, test } from "bun:test";
import {
  ENTRANCE_FRAMES,
  type EntranceKind,
  entranceAt,
  foreseenAt,
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

test("a word that is seen before it comes grows brighter, and stays clear of the line below", () => {
  let { opacity: last = 1 } = foreseenAt("rise", -1);
  for (let elapsed = 0; elapsed < ENTRANCE_FRAMES; elapsed++) {
    const { y = 0, opacity = 1 } = foreseenAt("rise", elapsed);
    expect(y).toBeLessThan(20);
    expect(opacity).toBeGreaterThanOrEqual(last);
    last = opacity;
  }
  expect(foreseenAt("rise", ENTRANCE_FRAMES)).toEqual({});
});

test("what springs up is large and whole from its first frame", () => {
  const { scale = 1, opacity = 1 } = entranceAt("pop", 0);
  expect(scale).toBeGreaterThan(0.5);
  expect(opacity).toBe(1);
});

test("a lamp that has been lit flickers, but never goes out again", () => {
  for (let elapsed = 2; elapsed < ENTRANCE_FRAMES; elapsed++)
    expect(entranceAt("flicker", elapsed).opacity).toBeGreaterThan(0.3);
});
