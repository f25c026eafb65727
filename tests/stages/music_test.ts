import { expect, test } from "bun:test";
import type { Scene, Slide } from "postloom/posts";
import { accentsOf, moodOf } from "../../src/stages/_music.ts";

test("music is of the mood that was asked for, and none where it is not wanted or not known of", () => {
  expect(moodOf({ music: "tense" }, { genre: "joke", tone: "light" })).toBe("tense");
  expect(moodOf({ music: "none" }, { genre: "joke", tone: "light" })).toBeNull();
  expect(moodOf({}, { genre: "joke" })).toBeNull();
});

test("by itself it suits the text: nothing cheers where people died", () => {
  const auto = { music: "auto" } as const;
  expect(moodOf(auto, { genre: "list", tone: "grave" })).toBe("calm");
  expect(moodOf(auto, { genre: "essay", tone: "light" })).toBe("bright");
  expect(moodOf(auto, { genre: "news" })).toBe("tense");
  expect(moodOf(auto, { genre: "essay" })).toBe("calm");
});

test("cuts and figures are heard where they are, but not in a grave text", () => {
  const closing: Slide = { kind: "closing", headline: "Save this", text: null };
  const figure: Slide = { kind: "figure", value: "42", label: "bees", text: "" };
  const scenes: Scene[] = [
    { slide: closing, startFrame: 0, durationInFrames: 60 },
    { slide: figure, startFrame: 60, durationInFrames: 45 },
    { slide: closing, startFrame: 105, durationInFrames: 30 },
  ];
  expect(accentsOf(scenes, "neutral")).toEqual({ cuts: [2, 3.5], hits: [2] });
  expect(accentsOf(scenes, "grave")).toEqual({ cuts: [], hits: [] });
});
