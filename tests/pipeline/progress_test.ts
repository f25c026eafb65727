import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { type Progress, trackProgress } from "../../src/pipeline/progress.ts";
import { measuring, run } from "./_stages.ts";

describe("trackProgress()", () => {
  test("spreads progress over stages by weight", () => {
    const seen: number[] = [];
    const track = trackProgress(
      [
        { name: "a", weight: 1 },
        { name: "b", weight: 3 },
      ],
      ({ fraction }) => seen.push(fraction),
    );
    track(0)(1);
    track(1)(0.5);
    expect(seen).toEqual([0, 0.25, 0.25, 0.625]);
  });

  test("never runs backwards and ends at 1, whatever stages report", () => {
    const reports = fc.array(fc.oneof(fc.double(), fc.double({ min: 0, max: 1 })));
    const stage = fc.record({ weight: fc.double({ min: 1e-3, max: 1e6, noNaN: true }), reports });
    fc.assert(
      fc.property(fc.array(stage, { minLength: 1 }), (stages) => {
        const seen: Progress[] = [];
        const named = stages.map(({ weight }, index) => ({ name: `s${index}`, weight }));
        const track = trackProgress(named, (progress) => seen.push(progress));
        for (const [index, { reports }] of stages.entries()) {
          const report = track(index);
          for (const fraction of reports) report(fraction);
          report(1);
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
