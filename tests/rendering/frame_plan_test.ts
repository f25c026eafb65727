import { expect, test } from "bun:test";
import fc from "fast-check";
import { type FramePlanOptions, planFrames } from "../../src/rendering/frame_plan.ts";

async function partsOf(options: FramePlanOptions) {
  return await Array.fromAsync(planFrames(options));
}

/** The frames to render for some markups, and what is shown. */
async function plan(markups: readonly string[], everyFrame = false) {
  const span = { startFrame: 0, durationInFrames: markups.length };
  const markupOf = (frame: number) => markups[frame] ?? "";
  const parts = await partsOf({ spans: [span], markupOf, everyFrame });
  const runs = parts.flatMap((part) => part.runs);
  return { runs, distinct: [...new Set(runs.map(({ picture }) => picture))] };
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
  });
});

test("planFrames() plans spans alone, one after the other", async () => {
  const markups = ["a", "b", "c", "c", "b", "a"];
  const spans = [
    { startFrame: 1, durationInFrames: 2 },
    { startFrame: 3, durationInFrames: 2 },
  ];
  expect(await partsOf({ spans, markupOf: (frame) => markups[frame] ?? "" })).toEqual([
    {
      layers: null,
      runs: [
        { picture: 1, durationInFrames: 1 },
        { picture: 2, durationInFrames: 1 },
      ],
    },
    {
      layers: null,
      runs: [
        { picture: 2, durationInFrames: 1 },
        { picture: 1, durationInFrames: 1 },
      ],
    },
  ]);
});

/** A frame with one layer and nothing else, of such a size. */
function layered(scale: number): string {
  const motion = `data-motion="0 0 ${scale} 0 1 0.5 0.5"`;
  return `<div data-layer="" ${motion}><div>leaf</div></div>`;
}

test("planFrames() tells a span when the two after it are planned, with plates for these too", async () => {
  const sizes = [1, 1, 1.5, 1, 1, 2, 2, 1];
  let rendered = 0;
  const parts = planFrames({
    spans: sizes.map((_, startFrame) => ({ startFrame, durationInFrames: 1 })),
    markupOf(frame) {
      rendered = frame + 1;
      return layered(sizes[frame] ?? 1);
    },
  });
  const first = await parts.next();
  expect(rendered).toBe(3);
  expect(first.value?.layers?.plates).toMatchObject([{ index: 0, frame: 0, scale: 1.5 }]);
  const plates = (await Array.fromAsync(parts)).map(({ layers }) => layers?.plates);
  // What is needed larger than it was captured is captured once more, when it is.
  const larger = [expect.objectContaining({ index: 1, frame: 5, scale: 2 })];
  expect(plates).toEqual([[], [], [], [], larger, [], []]);
});

test("planFrames() has layers in all parts of a reel, or in none", async () => {
  const spans = [0, 1, 2, 3, 4].map((startFrame) => ({ startFrame, durationInFrames: 1 }));
  const markupOf = (frame: number) => (frame < 4 ? "a" : layered(1));
  const parts = await partsOf({ spans, markupOf });
  expect(parts.map(({ layers }) => layers?.plates.length)).toEqual([1, 0, 0, 0, 1]);
});

test("planFrames() shows at every frame a picture with that frame's markup", async () => {
  const markups = fc.array(fc.constantFrom("a", "b", "c", "<i/>"), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(markups, async (frames) => {
      const { runs, distinct } = await plan(frames);
      const shown = runs.flatMap((run) => Array(run.durationInFrames).fill(run.picture));
      expect(shown.map((picture) => frames[picture])).toEqual(frames);
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

test("planFrames() lets others run meanwhile", async () => {
  let asked = 0;
  const spans = [{ startFrame: 0, durationInFrames: 1_000_000_000 }];
  const markupOf = () => {
    if (isStopped) throw new Error("enough");
    return String(asked++);
  };
  let isStopped = false;
  setTimeout(() => {
    isStopped = true;
  }, 1);
  await expect(partsOf({ spans, markupOf })).rejects.toThrow("enough");
});
