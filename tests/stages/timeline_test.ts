import { expect, test } from "bun:test";
import fc from "fast-check";
import { PACE, type SpokenScene, sceneMs, scenesThatFit } from "../../src/stages/_timeline.ts";

const scenes = fc.array(
  fc.record({
    sentencesMs: fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 4 }),
    optional: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

function lengthOf(all: readonly SpokenScene[], kept: readonly number[]): number {
  return kept.reduce(
    (sum, index, position) =>
      sum + sceneMs(all[index]?.sentencesMs ?? [], position === kept.length - 1),
    PACE.beforeVoiceMs,
  );
}

test("the scenes that are kept never last longer than the limit, and the mandatory ones are among them", () => {
  fc.assert(
    fc.property(scenes, fc.integer({ min: 1_000, max: 180_000 }), (all, limitMs) => {
      const kept = scenesThatFit(all, limitMs);
      if (kept === undefined) return;
      expect(lengthOf(all, kept)).toBeLessThanOrEqual(limitMs);
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      for (const [index, scene] of all.entries()) {
        if (!scene.optional) expect(kept).toContain(index);
      }
    }),
  );
});

test("all scenes are kept where they fit", () => {
  const all = [3000, 4000, 2000].map((ms, index) => ({ sentencesMs: [ms], optional: index > 0 }));
  expect(scenesThatFit(all, 15_000)).toEqual([0, 1, 2]);
});

test("the last scene goes before the middle ones, and these go in their order", () => {
  const all = [3000, 4000, 4000, 2000].map((ms, index) => ({
    sentencesMs: [ms],
    optional: index > 0,
  }));
  expect(scenesThatFit(all, 12_000)).toEqual([0, 1, 3]);
});

test("as little as possible is left out", () => {
  const all = [2000, 3000, 6000, 4000, 2000].map((ms, index) => ({
    sentencesMs: [ms],
    optional: index > 0,
  }));
  expect(scenesThatFit(all, 16_500)).toEqual([0, 2, 3, 4]);
  expect(scenesThatFit(all, 15_500)).toEqual([0, 1, 2, 4]);
});

test("the last scene goes before the only one in the middle, unless that alone is too long", () => {
  const scenesOf = (middleMs: number) =>
    [3000, middleMs, 2000].map((ms, index) => ({ sentencesMs: [ms], optional: index > 0 }));
  expect(scenesThatFit(scenesOf(5000), 10_000)).toEqual([0, 1]);
  expect(scenesThatFit(scenesOf(9000), 10_000)).toEqual([0, 2]);
});

test("scenes that may not be left out are refused when they alone are too long", () => {
  expect(scenesThatFit([{ sentencesMs: [16_000], optional: false }], 15_000)).toBeUndefined();
});
