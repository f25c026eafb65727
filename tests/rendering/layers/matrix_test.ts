import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  apply,
  inverse,
  type Matrix,
  multiply,
  type Point,
  rotation,
  scaling,
  translation,
} from "../../../src/rendering/layers/matrix.ts";
import { boundsOf, crossing, intersection, quad } from "../../../src/rendering/layers/polygon.ts";

const distance = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.tuple(distance, distance);
const matrix: fc.Arbitrary<Matrix> = fc
  .record({
    x: distance,
    y: distance,
    degrees: distance,
    scale: fc.double({ min: 0.2, max: 4, noNaN: true }),
  })
  .map(({ x, y, degrees, scale }) =>
    multiply(translation(x, y), rotation(degrees), scaling(scale)),
  );

function expectNear([x, y]: Point, [otherX, otherY]: Point): void {
  expect(Math.hypot(x - otherX, y - otherY)).toBeLessThan(1e-6);
}

test("multiply() gives what does the last first", () => {
  fc.assert(
    fc.property(matrix, matrix, point, (one, other, at) => {
      expectNear(apply(multiply(one, other), at), apply(one, apply(other, at)));
    }),
  );
});

test("inverse() undoes, unless nothing can", () => {
  fc.assert(
    fc.property(matrix, point, (moved, at) => {
      expectNear(apply(inverse(moved) ?? moved, apply(moved, at)), at);
    }),
  );
  expect(inverse(scaling(0))).toBeNull();
});

test("intersection() keeps the points that are in both areas", () => {
  const square = { left: 0, top: 0, right: 100, bottom: 100 };
  const isIn = (moved: Matrix, at: Point) => {
    const [x, y] = apply(inverse(moved) ?? moved, at);
    // Points at an edge may be on either side of it.
    const room = Math.min(x, y, 100 - x, 100 - y);
    return Math.abs(room) < 1e-3 ? null : room > 0;
  };
  fc.assert(
    fc.property(matrix, matrix, point, (one, other, at) => {
      const both = intersection(quad(square, one), quad(square, other));
      const ins = [isIn(one, at), isIn(other, at)];
      if (ins.includes(null)) return;
      const [from, to] = crossing(both, at[1]) ?? [0, 0];
      expect(from < at[0] && at[0] < to).toBe(ins[0] === true && ins[1] === true);
    }),
  );
});

test("boundsOf() gives even pixels, and nothing for nothing", () => {
  const bounds = boundsOf(quad({ left: 1, top: 2, right: 5, bottom: 6 }, translation(0.5, 0.5)));
  expect(bounds).toEqual({ left: 0, top: 2, right: 6, bottom: 8 });
  expect(boundsOf([])).toBeNull();
});
