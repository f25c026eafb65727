import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { RetryAfterError } from "../../src/pipeline/errors.ts";
import { backoffDelayMs } from "../../src/pipeline/retry.ts";

describe("backoffDelayMs()", () => {
  test("doubles with each attempt, up to a minute, with at most half left out", () => {
    const delays = [1, 2, 3, 9].map((attempt) => backoffDelayMs(attempt, 1000, () => 0));
    expect(delays).toEqual([1000, 2000, 4000, 60_000]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 1e9 }), (n, ms) => {
        const longest = backoffDelayMs(n, ms, () => 0);
        const delay = backoffDelayMs(n, ms);
        expect(delay).toBeLessThanOrEqual(longest);
        expect(delay).toBeGreaterThanOrEqual(longest / 2);
        expect(longest).toBeLessThanOrEqual(60_000);
      }),
    );
  });
});

describe("RetryAfterError", () => {
  test("takes milliseconds or a time, and never waits less than nothing", () => {
    expect(new RetryAfterError("Busy", 1500).afterMs).toBe(1500);
    expect(new RetryAfterError("Busy", new Date(Date.now() + 60_000)).afterMs).toBeGreaterThan(0);
    for (const past of [-5, new Date(0), new Date(Number.NaN)]) {
      expect(new RetryAfterError("Busy", past).afterMs).toBe(0);
    }
  });
});
