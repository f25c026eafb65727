import { expect, test } from "bun:test";
import { remainingMs } from "../../src/dashboard/remaining.ts";

test("what goes on at the pace of the last while takes as long as is left at that pace", () => {
  const moments = [
    { atMs: 0, progress: 0 },
    { atMs: 5_000, progress: 10 },
    { atMs: 10_000, progress: 20 },
  ];
  expect(remainingMs(moments, 10_000)).toBe(40_000);
  // It stands still.
  expect(remainingMs(moments, 20_000)).toBe(80_000);
});

test("a stage that was slow is forgotten once another one is fast", () => {
  const slow = { atMs: 0, progress: 0 };
  const fast = Array.from({ length: 26 }, (_, second) => ({
    atMs: 100_000 + 1000 * second,
    progress: 10 + 2 * second,
  }));
  expect(remainingMs([slow, ...fast], 125_000)).toBe(20_000);
});

test("nothing is said of what has only begun", () => {
  expect(remainingMs([], 0)).toBeNull();
  expect(remainingMs([{ atMs: 0, progress: 40 }], 60_000)).toBeNull();
  const begun = [
    { atMs: 0, progress: 0 },
    { atMs: 1_000, progress: 30 },
  ];
  expect(remainingMs(begun, 2_000)).toBeNull();
  expect(remainingMs(begun, 3_000)).toBe(7_000);
});
