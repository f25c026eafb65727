import { expect, test } from "bun:test";
import { type Forest, likelihood } from "../../../../src/documents/article/judge/forest.ts";
import { grow } from "../../../evaluation/reading/_grow.ts";

test("a tree asks one number after the other, and no answer at all is as likely as not", () => {
  const forest: Forest = {
    bias: 0,
    trees: [{ sign: [1, -1, 0, -1, -1], value: [3, 2, 5, 0, -2], left: [1, 0, 3, 0, 0] }],
  };
  expect(likelihood(forest, [0, 3])).toBeCloseTo(1 / (1 + Math.exp(-2)));
  expect(likelihood(forest, [5, 4])).toBe(0.5);
  expect(likelihood(forest, [6, 4])).toBeCloseTo(1 / (1 + Math.exp(2)));
});

test("a forest learns what two numbers say only together", () => {
  const samples = Array.from({ length: 400 }, (_, index) => {
    const [x, y] = [index % 20, Math.floor(index / 20)];
    return { signs: [x, y], isSo: x < 10 === y < 5, weight: 1 };
  });
  const forest = grow(samples, {
    trees: 30,
    depth: 2,
    rate: 0.3,
    least: 4,
    calm: 1,
    seen: { samples: 1, signs: 1 },
  });
  const right = samples.filter(({ signs, isSo }) => likelihood(forest, signs) > 0.5 === isSo);
  expect(right.length).toBeGreaterThan(390);
});
