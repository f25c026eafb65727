import { expect, test } from "bun:test";
import { Value } from "@sinclair/typebox/value";
import { createDrawingPack } from "../../src/drawings/drawing_pack.ts";
import { Drawing } from "../../src/posts/drawing.ts";

const drawings = createDrawingPack();

test("a drawing has the paths and fills that its package has, and how much of each is seen", async () => {
  const fire = await drawings.find("fire");
  expect(fire?.name).toBe("fire");
  expect(fire?.shapes.map(({ fill }) => fill)).toEqual([0, 1]);
  // The inner flame covers about half of the outer one.
  const shares = fire?.fills.map(({ share }) => Math.round(share * 10) / 10);
  expect(shares).toEqual([0.5, 0.5]);
});

test("what is found is a drawing, whose shares add up to a whole", async () => {
  for (const name of ["honeybee", "rocket", "sunflower", "ship", "bread"]) {
    const drawing = await drawings.find(name);
    expect(Value.Check(Drawing, drawing)).toBe(true);
    const whole = drawing?.fills.reduce((sum, { share }) => sum + share, 0);
    expect(whole).toBeCloseTo(1, 5);
  }
});

test("a name of no drawing, or of an object's own parts, gives null", async () => {
  for (const name of ["", "no-such-thing", "constructor", "__proto__"])
    expect(await drawings.find(name)).toBeNull();
});
