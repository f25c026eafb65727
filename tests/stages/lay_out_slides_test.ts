import { expect, test } from "bun:test";
import type { Platform, Script } from "postloom/posts";
import { layOutSlides } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { POINT, scriptOf } from "./_script.ts";

const SCRIPT = scriptOf(Array.from({ length: 6 }, () => POINT));

/** The kinds of the slides of a script, and how many the post says to have. */
async function layOut(
  formatOptions: { slideCount?: number },
  {
    script = SCRIPT,
    single = false,
    platform = "instagram",
  }: { script?: Script; single?: boolean; platform?: Platform } = {},
) {
  const stage = layOutSlides({ single });
  const request = { platform };
  const { slides, slideCount } = await runStage(stage, { script, request, formatOptions });
  return { kinds: slides.map(({ kind }) => kind), slideCount };
}

testStage(test, {
  stage: layOutSlides(),
  input: { script: SCRIPT, request: { platform: "instagram" }, formatOptions: {} },
});

test("a post has five slides where the request does not say how many", async () => {
  expect(await layOut({})).toEqual({
    kinds: ["cover", "point", "point", "point", "closing"],
    slideCount: 5,
  });
});

test("a post has no more slides than its platform takes", async () => {
  expect((await layOut({}, { platform: "x" })).slideCount).toBe(4);
});

test("a post has as many slides as were asked for, and a closing from three on", async () => {
  expect(await layOut({ slideCount: 1 })).toEqual({ kinds: ["cover"], slideCount: 1 });
  expect(await layOut({ slideCount: 2 })).toEqual({ kinds: ["cover", "point"], slideCount: 2 });
  expect(await layOut({ slideCount: 3 })).toEqual({
    kinds: ["cover", "point", "closing"],
    slideCount: 3,
  });
});

test("a script with fewer points gives fewer slides, and `slideCount` says how many there are", async () => {
  const short = await layOut({ slideCount: 5 }, { script: scriptOf([POINT]) });
  expect(short).toEqual({ kinds: ["cover", "point", "closing"], slideCount: 3 });
  const shortest = await layOut({ slideCount: 5 }, { script: scriptOf([]) });
  expect(shortest).toEqual({ kinds: ["cover", "closing"], slideCount: 2 });
});

test("a script without a call to action has no closing", async () => {
  const script = { ...scriptOf([POINT]), callToAction: "" };
  expect(await layOut({}, { script })).toEqual({ kinds: ["cover", "point"], slideCount: 2 });
});

test("without a call to action a point has the closing's slide", async () => {
  const script = { ...scriptOf([POINT, POINT, POINT]), callToAction: "" };
  expect(await layOut({ slideCount: 3 }, { script })).toEqual({
    kinds: ["cover", "point", "point"],
    slideCount: 3,
  });
});

test("`single` makes one picture of the script, which has no number of slides", async () => {
  const one = await layOut({ slideCount: 5 }, { single: true });
  expect(one).toEqual({ kinds: ["cover"], slideCount: null });
});

test("a single picture of a quotation is the quotation", async () => {
  const quote = { text: "Plant a tree.", attribution: "A proverb" };
  const script = scriptOf([{ ...POINT, quote }], { genre: "quote" });
  expect((await layOut({}, { script, single: true })).kinds).toEqual(["quote"]);
});
