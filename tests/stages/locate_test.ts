import { expect, test } from "bun:test";
import { runStage, testStage } from "postloom/testing";
import { createAtlas } from "../../src/maps/atlas.ts";
import { locate } from "../../src/stages/locate.ts";
import { POINT } from "./_script.ts";

const services = { atlas: createAtlas() };
const inNorway = { ...POINT, place: { country: "NO", name: "Norwegen" } };
const script = { points: [inNorway] };

testStage(test, { stage: locate(), input: { script }, fakes: () => ({ services }) });

test("each country is drawn once, by the name that the text has for it", async () => {
  const points = [POINT, inNorway, inNorway];
  const { maps } = await runStage(locate(), { script: { points } }, { services });
  expect(Object.entries(maps).map(([code, { name }]) => [code, name])).toEqual([
    ["NO", "Norwegen"],
  ]);
});

test("a place that is on no map is left out", async () => {
  const points = [{ ...POINT, place: { country: "XX", name: "Nowhere" } }];
  expect(await runStage(locate(), { script: { points } }, { services })).toEqual({ maps: {} });
});
