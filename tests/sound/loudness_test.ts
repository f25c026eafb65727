import { expect, test } from "bun:test";
import { loudnessOf, truePeakOf } from "../../src/sound/loudness.ts";
import { createTrack, SAMPLE_RATE } from "../../src/sound/track.ts";

/** Sines on both sides, one after the other. */
function sines(parts: readonly { decibels: number; seconds: number }[], frequency = 1000) {
  const track = createTrack(parts.reduce((sum, { seconds }) => sum + seconds, 0));
  let index = 0;
  for (const { decibels, seconds } of parts) {
    for (const end = index + seconds * SAMPLE_RATE; index < end; index++) {
      const angle = (2 * Math.PI * frequency * index) / SAMPLE_RATE;
      track.left[index] = 10 ** (decibels / 20) * Math.sin(angle);
    }
  }
  return { left: track.left, right: track.left };
}

// The signals of EBU Tech 3341, table 1.
test.each([
  ["a sine at -23 dB", [{ decibels: -23, seconds: 20 }], -23],
  ["a sine at -33 dB", [{ decibels: -33, seconds: 20 }], -33],
  [
    "what is much quieter than the rest is not counted",
    [
      { decibels: -36, seconds: 10 },
      { decibels: -23, seconds: 60 },
      { decibels: -36, seconds: 10 },
    ],
    -23,
  ],
] as const)("%s", (_, parts, expected) => {
  expect(loudnessOf(sines(parts))).toBeCloseTo(expected, 1);
});

test("silence, and what is shorter than a block, is not loud at all", () => {
  expect(loudnessOf(createTrack(2))).toBe(Number.NEGATIVE_INFINITY);
  expect(loudnessOf(sines([{ decibels: 0, seconds: 0.3 }]))).toBe(Number.NEGATIVE_INFINITY);
});

test("a peak between two samples is found", () => {
  const length = 480;
  const side = Float32Array.from({ length }, (_, index) =>
    Math.sin((Math.PI * index) / 2 + Math.PI / 4),
  );
  expect(side.reduce((highest, sample) => Math.max(highest, sample), 0)).toBeCloseTo(
    Math.SQRT1_2,
    3,
  );
  expect(truePeakOf({ left: side, right: side })).toBeCloseTo(1, 1);
});
