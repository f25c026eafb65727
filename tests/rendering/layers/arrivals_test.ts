import { expect, test } from "bun:test";
import { type Arrivals, createArrivals } from "../../../src/rendering/layers/arrivals.ts";

/** Plans a picture a frame from `frame` on, of such plates, of which some are captured now. */
function plan(
  arrivals: Arrivals,
  { frame, pictures, captured }: { frame: number; pictures: number[][]; captured: number[] },
): void {
  const contents = new Map(pictures.map((content, i) => [frame + i, content]));
  const runs = [...contents.keys()].map((picture) => ({ picture, durationInFrames: 1 }));
  arrivals.plan(runs, { plates: [], places: [], pictures: contents, apart: new Map() });
  const plates = captured.map((index) => ({ index, picture: null }));
  arrivals.add({ frame, plates, places: [] });
}

const spentOf = ({ runs }: ReturnType<Arrivals["portion"]>) => runs.map(({ spent }) => spent);

test("runs are there as soon as their plates are, though the reel is still being planned", async () => {
  const arrivals = createArrivals();
  plan(arrivals, { frame: 0, pictures: [[0], [0, 1], [2]], captured: [0, 1] });
  expect(await arrivals.until(0)).toBe(2);
  expect(arrivals.frames).toBe(2);
  const waiting = arrivals.until(2);
  arrivals.add({ frame: 2, plates: [{ index: 2, picture: null }], places: [] });
  expect(await waiting).toBe(3);
  expect(arrivals.portion(0, 2).plates.map(({ index }) => index)).toEqual([0, 1]);
  expect(arrivals.portion(2, 3).plates.map(({ index }) => index)).toEqual([2]);
  const end = arrivals.until(3);
  arrivals.endPlan();
  expect(await end).toBe(3);
});

const platesOf = ({ plates }: ReturnType<Arrivals["portion"]>) => plates.map(({ index }) => index);

test("every plate is let go of after the last run that shows it, as far as that is known, and sent again if it was not", async () => {
  const arrivals = createArrivals();
  const many = Array.from({ length: 80 }, () => [1]);
  plan(arrivals, { frame: 0, pictures: [[0, 1], ...many], captured: [0, 1] });
  const first = arrivals.portion(0, 40);
  expect(platesOf(first)).toEqual([0, 1]);
  expect(spentOf(first).flat()).toEqual([0]);
  plan(arrivals, { frame: 81, pictures: [[0, 2], [2], [3]], captured: [2, 3] });
  arrivals.endPlan();
  const second = arrivals.portion(40, 84);
  expect(platesOf(second)).toEqual([0, 2, 3]);
  expect(spentOf(second).slice(40)).toEqual([[1], [0], [2], [3]]);
  // A compositor that begins anew has nothing.
  expect(platesOf(arrivals.portion(0, 84))).toEqual([0, 1, 2, 3]);
});
