import { expect, test } from "bun:test";
import { cuesBeside, scenesAt, wordsIn } from "../../../remotion/engine/timing.ts";
import type { Scene } from "../../../src/posts/scene.ts";

const scene = (headline: string, startFrame: number): Scene => ({
  slide: { kind: "closing", headline, text: null },
  startFrame,
  durationInFrames: 60,
});
const scenes = [scene("Nine boats left", 0), scene("One came back", 60)];

test("two scenes are seen during a cut, and one before and after it", () => {
  const indices = (frame: number) => scenesAt(frame, scenes).map(({ index }) => index);
  expect([indices(51), indices(52), indices(63), indices(64)]).toEqual([[0], [0, 1], [0, 1], [1]]);
});

test("in the end the first scene comes once more, as far as a frame before it has come", () => {
  expect(scenesAt(119, scenes)).toEqual([
    { index: 1, frame: 59, coming: null, leaving: 1, again: false },
    { index: 0, frame: -1, coming: 1, leaving: null, again: true },
  ]);
  expect(scenesAt(59, scenes.slice(0, 1))).toHaveLength(1);
});

test("captions leave out what the slide says", () => {
  const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 300 });
  const [shown, other] = [[word("One", 2000), word("came", 2300)], [word("late.", 2600)]].map(
    (words) => ({ startMs: words[0]?.startMs ?? 0, endMs: 2900, words }),
  );
  if (shown === undefined || other === undefined) throw new Error("No cues");
  expect(cuesBeside(scenes[1] as Scene, [shown, other])).toEqual([other]);
  expect(wordsIn(scenes[1] as Scene, [shown])).toEqual([
    { text: "One", startFrame: 0, endFrame: 9 },
    { text: "came", startFrame: 9, endFrame: 18 },
  ]);
});

test("captions leave out what begins in one line of the slide and ends in the next", () => {
  const slide = {
    kind: "point",
    number: null,
    headline: "Nine boats left,",
    emphasis: null,
    text: "and one came back.",
  } as const;
  const words = ["left,", "and", "one"].map((text, i) => ({
    text,
    startMs: 300 * i,
    endMs: 300 * i + 300,
  }));
  const cue = { startMs: 0, endMs: 900, words };
  expect(cuesBeside({ slide, startFrame: 0, durationInFrames: 60 }, [cue])).toEqual([]);
  const apart = { slide: { ...slide, text: "It rained." }, startFrame: 0, durationInFrames: 60 };
  expect(cuesBeside(apart, [cue])).toEqual([cue]);
});

test("captions leave out items that are said one after the other, whatever these are counted by", () => {
  const slide: Scene["slide"] = {
    kind: "list",
    headline: "What came back",
    items: ["1. Boats", "2. Nets", "3. Oars"],
  };
  const words = ["Boats,", "nets,"].map((text, i) => ({
    text,
    startMs: 300 * i,
    endMs: 300 * i + 300,
  }));
  const cue = { startMs: 0, endMs: 600, words };
  expect(cuesBeside({ slide, startFrame: 0, durationInFrames: 60 }, [cue])).toEqual([]);
});
