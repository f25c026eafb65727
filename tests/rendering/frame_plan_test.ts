import { expect, test } from "bun:test";
import fc from "fast-check";
import { planFrames } from "../../src/rendering/frame_plan.ts";

const { signal } = new AbortController();

function plan(markups: readonly string[], everyFrame = false) {
  return planFrames({
    spans: [{ startFrame: 0, durationInFrames: markups.length }],
    markupOf: (frame) => markups[frame] ?? "",
    everyFrame,
    signal,
  });
}

test("planFrames() draws a picture once, however often it comes back", async () => {
  expect(await plan(["a", "a", "b", "a", "c", "c"])).toEqual({
    distinct: [0, 2, 4],
    runs: [
      { picture: 0, durationInFrames: 2 },
      { picture: 2, durationInFrames: 1 },
      { picture: 0, durationInFrames: 1 },
      { picture: 4, durationInFrames: 2 },
    ],
    layers: null,
  });
});

test("planFrames() plans spans alone, one after the other", async () => {
  const markups = ["a", "b", "c", "c", "b", "a"];
  const spans = [
    { startFrame: 1, durationInFrames: 2 },
    { startFrame: 3, durationInFrames: 2 },
  ];
  const planned = planFrames({ spans, markupOf: (frame) => markups[frame] ?? "", signal });
  expect(await planned).toMatchObject({
    distinct: [1, 2],
    runs: [
      { picture: 1, durationInFrames: 1 },
      { picture: 2, durationInFrames: 2 },
      { picture: 1, durationInFrames: 1 },
    ],
  });
});

test("planFrames() shows at every frame a picture with that frame's markup", async () => {
  const markups = fc.array(fc.constantFrom("a", "b", "c", "<i/>"), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(markups, async (frames) => {
      const { runs, distinct } = await plan(frames);
      const shown = runs.flatMap((run) => Array(run.durationInFrames).fill(run.picture));
      expect(shown.map((picture) => frames[picture])).toEqual(frames);
      expect(new Set(shown)).toEqual(new Set(distinct));
      expect(distinct).toHaveLength(new Set(frames).size);
    }),
  );
});

test("planFrames() draws every frame whose content is not in its markup", async () => {
  const canvas = '<div><canvas width="2"></canvas></div>';
  expect((await plan(["a", canvas, canvas, "a"])).distinct).toEqual([0, 1, 2]);
  expect((await plan(["<video>", "<video>"])).distinct).toEqual([0, 1]);
  expect((await plan(["a", "a", "a"], true)).distinct).toEqual([0, 1, 2]);
});

test("planFrames() lets others run meanwhile, and stops when it is told to", async () => {
  const controller = new AbortController();
  let asked = 0;
  const planned = planFrames({
    spans: [{ startFrame: 0, durationInFrames: 1_000_000_000 }],
    markupOf: () => String(asked++),
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(new Error("enough")), 1);
  await expect(planned).rejects.toThrow("enough");
});
