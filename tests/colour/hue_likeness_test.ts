import { expect, test } from "bun:test";
import { hueLikeness } from "../../src/colour/hue_likeness.ts";

const LEAF = {
  fills: [
    { colour: "#44911b", share: 0.7 },
    { colour: "#86d72f", share: 0.3 },
  ],
};
const STONE = { fills: [{ colour: "#9b9b9b", share: 1 }] };
const on = (accent: string, background = "#ffffff") => ({ accent, background });

test("a leaf is like green, less like blue, and not like red or violet", () => {
  const green = hueLikeness(LEAF, on("#2f7a4d")) ?? 0;
  const blue = hueLikeness(LEAF, on("#1f62b5")) ?? 0;
  expect(green).toBeGreaterThan(0.8);
  expect(blue).toBeLessThan(green);
  expect(hueLikeness(LEAF, on("#d73d00"))).toBeLessThan(0.5);
  expect(hueLikeness(LEAF, on("#6a35f2"))).toBe(0);
});

test("a colourful ground counts, less than an accent", () => {
  const ground = hueLikeness(LEAF, on("#d00000", "#2f7a4d")) ?? 0;
  expect(ground).toBeGreaterThan(0.4);
  expect(ground).toBeLessThan(hueLikeness(LEAF, on("#2f7a4d")) ?? 0);
});

test("a dark pan is no violet, so that an egg in it tells the hue", () => {
  const fills = [
    { colour: "#433b6b", share: 0.3 },
    { colour: "#635994", share: 0.3 },
    { colour: "#ffffff", share: 0.2 },
    { colour: "#ffb02e", share: 0.06 },
  ];
  expect(hueLikeness({ fills }, on("#6a35f2"))).toBe(0);
  expect(hueLikeness({ fills }, on("#e0a63c"))).toBeGreaterThan(0.9);
});

test("what is grey is like any colours, and what is hardly seen tells nothing", () => {
  expect(hueLikeness(STONE, on("#d00000"))).toBeNull();
  const spotted = { fills: [...STONE.fills, { colour: "#ff0000", share: 0.02 }] };
  expect(hueLikeness(spotted, on("#0050d8"))).toBeNull();
});
