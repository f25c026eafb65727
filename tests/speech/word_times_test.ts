import { expect, test } from "bun:test";
import fc from "fast-check";
import { fillTimes } from "../../src/speech/word_times.ts";

test("fillTimes() lets words without a time share the gap by weight", () => {
  const known = [{ startMs: 0, endMs: 100 }, undefined, undefined, { startMs: 600, endMs: 900 }];
  const times = fillTimes([1, 3, 2, 1], known, 1000);
  expect(times.map(({ startMs }) => startMs)).toEqual([0, 100, 400, 600]);
  expect(times.at(-1)?.endMs).toBe(900);
});

test("fillTimes() puts what is not spoken into the pause behind a word", () => {
  const known = [{ startMs: 0, endMs: 300 }, undefined, { startMs: 500, endMs: 900 }];
  expect(fillTimes([5, 0, 5], known, 1000)).toEqual([
    { startMs: 0, endMs: 300 },
    { startMs: 300, endMs: 500 },
    { startMs: 500, endMs: 900 },
  ]);
});

test("fillTimes() gives every word a time that runs forward, whatever is known", () => {
  const times = fc.oneof(fc.double({ min: -1000, max: 9000 }), fc.constant(Number.NaN));
  const span = fc.option(fc.record({ startMs: times, endMs: times }), { nil: undefined });
  const words = fc.array(fc.tuple(fc.nat(20), span), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, fc.integer({ min: 50, max: 8000 }), (raw, durationMs) => {
      const filled = fillTimes(
        raw.map(([weight]) => weight),
        raw.map(([, known]) => known),
        durationMs,
      );
      expect(filled).toHaveLength(raw.length);
      let beforeMs = 0;
      for (const { startMs, endMs } of filled) {
        expect(startMs).toBeGreaterThanOrEqual(beforeMs - 0.001);
        expect(endMs).toBeGreaterThan(startMs);
        beforeMs = endMs;
      }
      expect(beforeMs).toBeLessThanOrEqual(durationMs + 0.001);
    }),
  );
});
