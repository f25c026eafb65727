import { expect, test } from "bun:test";
import { FatalError } from "postloom";
import {
  type Brief,
  readText,
  TooComplexError,
  UnwritableDocumentError,
  type Writer,
} from "postloom/drivers";
import type { KnownOptions } from "postloom/posts";
import { writeScript } from "postloom/stages";
import { runStage, testStage } from "postloom/testing";
import { openServices } from "../support/installation.ts";
import { POINT, scriptOf } from "./_script.ts";

const services = await openServices();
const INPUT = {
  document: readText("# Why old trees matter\n\nOld trees store the most carbon of all trees."),
  request: { platform: "tiktok", customPrompt: "Mention oaks" },
  medium: "slides",
  formatOptions: {},
} as const;

/** What the writer is asked for where the stage has these options and the request those. */
async function briefFor(
  options: Parameters<typeof writeScript>[0],
  formatOptions: KnownOptions = {},
): Promise<Brief | undefined> {
  const briefs: Brief[] = [];
  const writer: Writer = {
    name: "listener",
    async write(_, brief) {
      briefs.push(brief);
      return scriptOf([POINT]);
    },
  };
  const input = { ...INPUT, formatOptions };
  const { script } = await runStage(writeScript(options), input, { services: { writer } });
  expect(script).toEqual(scriptOf([POINT]));
  expect(briefs).toHaveLength(1);
  return briefs[0];
}

testStage(test, { stage: writeScript(), input: INPUT, fakes: () => ({ services }) });

test("the local writer makes a script of the document's own words", async () => {
  const { script } = await runStage(writeScript(), INPUT, { services });
  expect(script).toMatchObject({ language: "en", direction: "ltr", hook: "Why old trees matter" });
});

test("the writer is told what the request says, and that nothing is spoken", async () => {
  expect(await briefFor({})).toEqual({
    medium: "slides",
    platform: "tiktok",
    customPrompt: "Mention oaks",
    narrationMs: null,
    maxPoints: 3,
    pointsForCall: 1,
  });
});

test("a script without a call to action may have a point more, but only where that has a slide", async () => {
  const counts = [1, 2, 3, 4, 5];
  const briefs = await Promise.all(counts.map((slideCount) => briefFor({}, { slideCount })));
  expect(briefs.map((brief) => brief?.pointsForCall ?? 0)).toEqual([0, 0, 1, 1, 1]);
  expect(await briefFor({ narrated: true })).not.toHaveProperty("pointsForCall");
});

test("there are as many points as slides between the cover and the closing, and at least one", async () => {
  const counts = [1, 2, 3, 4, 5];
  const briefs = await Promise.all(counts.map((slideCount) => briefFor({}, { slideCount })));
  expect(briefs.map((brief) => brief?.maxPoints)).toEqual([1, 1, 1, 2, 3]);
});

test("`narrated` aims at a little less than the longest duration, a point for every four seconds", async () => {
  const narrated = { narrated: true };
  expect(await briefFor(narrated)).toMatchObject({ narrationMs: 57_000, maxPoints: 14 });
  const short = { maxDuration: 15 };
  expect(await briefFor(narrated, { ...short, speechRate: 1.2 })).toMatchObject({
    narrationMs: 17_100,
  });
  expect(await briefFor(narrated, short)).toMatchObject({ narrationMs: 14_250, maxPoints: 4 });
});

test("`points` says how many points there are at most, whatever the request says", async () => {
  expect(await briefFor({ points: 7 }, { slideCount: 2 })).toMatchObject({ maxPoints: 7 });
  expect(await briefFor({ points: 1, narrated: true })).toMatchObject({ maxPoints: 1 });
  expect(() => writeScript({ points: 0 })).toThrow(TypeError);
});

test("a document with nothing to write about fails for good, with what the writer says", async () => {
  const running = runStage(writeScript(), { ...INPUT, document: readText("***") }, { services });
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({
    code: "unusable_source",
    message: "Cannot write a post as the source has no words: send a text",
    cause: expect.any(UnwritableDocumentError),
  });
});

test("a document that takes too much to write about fails for good, with what the writer says", async () => {
  const refused = new TooComplexError("Cannot write a post: send a simpler source");
  const writer: Writer = { name: "gate", write: () => Promise.reject(refused) };
  const running = runStage(writeScript(), INPUT, { services: { writer } });
  await expect(running).rejects.toBeInstanceOf(FatalError);
  await expect(running).rejects.toMatchObject({ code: "too_complex", message: refused.message });
});

test("any other failure of the writer passes as it is, to be tried again", async () => {
  const reason = new Error("The model is asleep");
  const writer: Writer = { name: "sleeper", write: () => Promise.reject(reason) };
  await expect(runStage(writeScript(), INPUT, { services: { writer } })).rejects.toBe(reason);
});
