import { expect, test } from "bun:test";
import { rangesOf } from "../../src/fonts/unicode_ranges.ts";

test("runs of characters become ranges, in order and without emoji or private symbols", () => {
  const points = [0x62, 0x61, 0x63, 0x41, 0x1f600, 0xe000, 0x0a];
  expect(rangesOf(points)).toBe("U+41, U+61-63");
});

test("of a font with very many gaps the widest are kept", () => {
  const points = Array.from({ length: 3000 }, (_, index) => 0x4e00 + 2 * index);
  const ranges = rangesOf([0x41, ...points]).split(", ");
  expect(ranges).toEqual(["U+41", "U+4E00-656E"]);
});
