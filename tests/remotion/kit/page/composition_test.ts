import { expect, test } from "bun:test";
import { SAMPLE_DRAWING } from "../../../../remotion/engine/sample_drawing.ts";
import { compositionOf } from "../../../../remotion/kit/page/composition.ts";
import type { Slide } from "../../../../src/posts/slide.ts";

const WAYS = { point: ["above", "below", "beside"], quote: ["plain", "crossing"] } as const;
const BRIEF: Slide = { kind: "point", number: null, headline: "Be kind", emphasis: null, text: "" };

/** The compositions of the first slides of a post that are all alike. */
function inPost(slide: Slide, seed: string): string[] {
  return [0, 1, 2, 3].map((index) => compositionOf<string>(slide, { seed, index }, WAYS));
}

test("neighbours differ, posts begin differently, and the same post stays as it is", () => {
  const posts = Array.from({ length: 20 }, (_, i) => inPost(BRIEF, `post ${i}`));
  for (const post of posts) expect(new Set(post).size).toBe(3);
  expect(new Set(posts.map(([first]) => first)).size).toBe(3);
  expect(inPost(BRIEF, "post 7")).toEqual(posts[7] ?? []);
});

test("nothing is composed that has no room for the words", () => {
  const wordy = { ...BRIEF, headline: "A word more ".repeat(15).trim() };
  expect(new Set(inPost(wordy, "any"))).toEqual(new Set(["set"]));
  const drawn = { ...wordy, drawing: SAMPLE_DRAWING };
  expect(new Set(inPost(drawn, "any"))).toEqual(new Set(["above", "below"]));
  const long = { ...BRIEF, headline: "Telecommunication" };
  expect(new Set(inPost(long, "any"))).toEqual(new Set(["above", "below"]));
});

test("half of a drawing is shown where there is one and the look can", () => {
  const crossing = { drawing: SAMPLE_DRAWING, slide: "first" } as const;
  const quote: Slide = { kind: "quote", text: "So it goes", attribution: null };
  expect(new Set(inPost(quote, "any"))).toEqual(new Set(["plain"]));
  expect(new Set(inPost({ ...quote, crossing }, "any"))).toEqual(new Set(["crossing"]));
  expect(inPost({ ...BRIEF, crossing }, "any")).toEqual(inPost(BRIEF, "any"));
});
