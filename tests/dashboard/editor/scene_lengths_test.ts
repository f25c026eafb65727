import { expect, test } from "bun:test";
import { withSlide } from "../../../src/dashboard/editor/edits.ts";
import { sceneLengths, startsOf } from "../../../src/dashboard/editor/scene_lengths.ts";
import type { Draft } from "../../../src/posts/draft.ts";
import { DRAFT } from "./_draft.ts";

const NARRATIONS = { s1: "Ten letters", s2: "Twenty letters in all.", s3: "Left out." };
const drafted = Object.entries(NARRATIONS).reduce<Draft>(
  (draft, [id, text]) => withSlide(draft, id, { narration: [text] }),
  DRAFT,
);
const fitOf = (leftOut: boolean) => ({ shortened: false, faults: [], leftOut });
const base = { draft: drafted, fit: { s1: fitOf(false), s2: fitOf(false), s3: fitOf(true) } };
const video = { id: "v", url: "/v.mp4", duration: 6.6, createdAt: "2026-01-01T00:00:00.000Z" };
const content = {
  metadata: { platform: "tiktok", visualTemplate: "minimal", sceneStarts: [0, 2.2] },
  videos: [video],
};

test("scenes are as long as in the video, without those that it left out", () => {
  expect([...startsOf(base, content)]).toEqual([
    ["s1", 0],
    ["s2", 2.2],
  ]);
  expect([...sceneLengths(drafted, base, content)]).toEqual([
    ["s1", 66],
    ["s2", 132],
  ]);
});

test("a scene that says something else takes as long as its letters at the pace of the voice", () => {
  // The video says 33 letters in 6.6 seconds.
  const longer = withSlide(drafted, "s1", { narration: ["x".repeat(20)] });
  expect(sceneLengths(longer, base, content).get("s1")).toBe(120);
  const short = withSlide(drafted, "s1", { narration: ["No."] });
  expect(sceneLengths(short, base, content).get("s1")).toBe(45);
  const back = withSlide(drafted, "s3", { narration: ["x".repeat(10)] });
  expect(sceneLengths(back, base, content).get("s3")).toBe(60);
  expect([...sceneLengths({ ...longer, order: ["s2", "s1"] }, base, content).keys()]).toEqual([
    "s2",
    "s1",
  ]);
});

test("scenes of a video that does not tell when they begin have lengths too", () => {
  const untold = { metadata: { platform: "tiktok", visualTemplate: "minimal" }, videos: [video] };
  expect([...sceneLengths(drafted, base, untold).values()]).toEqual([45, 45]);
});
