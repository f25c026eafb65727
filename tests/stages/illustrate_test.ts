import { expect, test } from "bun:test";
import { runStage, testStage } from "postloom/testing";
import { createDrawingPack } from "../../src/drawings/drawing_pack.ts";
import type { Point } from "../../src/posts/script.ts";
import { illustrate } from "../../src/stages/illustrate.ts";

const services = { drawings: createDrawingPack() };
const about = (drawing: string): Point => ({
  headline: "A headline",
  text: "",
  emphasis: null,
  items: [],
  figure: null,
  quote: null,
  comparison: null,
  narration: [],
  subject: { drawing, confidence: 0.9 },
});
const script = { subject: { drawing: "honeybee", confidence: 1 }, points: [about("rocket")] };

testStage(test, { stage: illustrate(), input: { script }, fakes: () => ({ services }) });

test("what the post and its points are about is found once each", async () => {
  const twice = { ...script, points: [about("rocket"), about("honeybee")] };
  const { drawings } = await runStage(illustrate(), { script: twice }, { services });
  expect(Object.keys(drawings)).toEqual(["honeybee", "rocket"]);
});

test("what has no drawing, or no subject, is left out", async () => {
  const { subject: _, ...plain } = about("");
  const unknown = { points: [plain, about("no-such-thing"), about("__proto__")] };
  const { drawings } = await runStage(illustrate(), { script: unknown }, { services });
  expect(drawings).toEqual({});
});
