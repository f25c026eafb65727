import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Progress, trackProgress } from "../../src/pipeline/progress.ts";
import { measuring, run } from "./_stages.ts";

describe("trackProgress()", () => {
  test("spreads progress over stages by weight", () => {
    const seen: number[] = [];
    const track = trackProgress(
      [[{ name: "a", weight: 1 }], [{ name: "b", weight: 3 }]],
      ({ fraction }) => seen.push(fraction),
    );
    track(0)[0]?.(1);
    track(1)[0]?.(0.5);
    expect(seen).toEqual([0, 0.25, 0.25, 0.625]);
  });

  test("weighs stages that run at the same time, and tells the first that is not at its end", () => {
    const seen: Progress[] = [];
    const together = [
      { name: "slow", weight: 3 },
      { name: "quick", weight: 1 },
    ];
    const track = trackProgress([together, [{ name: "last", weight: 4 }]], (one) => seen.push(one));
    const [slow, quick] = track(0);
    quick?.(0.5);
    slow?.(0.5);
    quick?.(1);
    slow?.(1);
    track(1);
    const told = seen.map(({ stage, stageFraction, fraction }) => [stage, stageFraction, fraction]);
    expect(told).toEqual([
      ["slow", 0, 0],
      ["slow", 0, 0.0625],
      ["slow", 0.5, 0.25],
      ["slow", 0.5, 0.3125],
      ["slow", 1, 0.5],
      ["last", 0, 0.5],
    ]);
  });

  test("never runs backwards and ends at 1, whatever stages report", () => {
    const reports = fc.array(fc.oneof(fc.double(), fc.double({ min: 0, max: 1 })));
    const stage = fc.record({ weight: fc.double({ min: 1e-3, max: 1e6, noNaN: true }), reports });
    const step = fc.array(stage, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        const seen: Progress[] = [];
        const named = steps.map((step) => step.map(({ weight }) => ({ name: "any", weight })));
        const track = trackProgress(named, (progress) => seen.push(progress));
        for (const [index, step] of steps.entries()) {
          for (const [at, report] of track(index).entries()) {
            for (const fraction of step[at]?.reports ?? []) report(fraction);
            report(1);
          }
        }
        const fractions = seen.map(({ fraction }) => fraction);
        expect(fractions.toSorted((a, b) => a - b)).toEqual(fractions);
        expect(fractions.at(0)).toBe(0);
        expect(fractions.at(-1)).toBe(1);
      }),
    );
  });

  test("stays where it was while a failed stage is tried again", async () => {
    const seen: number[] = [];
    const chain = measuring({
      async run(_input, { attempt, progress }) {
        for (const fraction of [0.2, 0.4 + attempt / 10]) progress(fraction);
        if (attempt === 1) throw new Error("Broken");
        return { length: 0 };
      },
    });
    await run(chain, { text: "" }, { onProgress: ({ fraction }) => seen.push(fraction) });
    expect(seen.map((fraction) => Math.round(fraction * 10))).toEqual([0, 2, 5, 6, 10]);
  });
});
