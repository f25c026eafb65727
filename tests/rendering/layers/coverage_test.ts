import { expect, test } from "bun:test";
import fc from "fast-check";
import { bandsOf, coverageOf } from "../../../src/rendering/layers/coverage.ts";
import { loadKernels } from "../../../src/rendering/layers/kernels/mod.ts";
import {
  inverse,
  multiply,
  rotation,
  scaling,
  translation,
} from "../../../src/rendering/layers/matrix.ts";

const kernels = loadKernels();
const [ALPHA, SCRATCH] = [65_536, 131_072];
const SIDE = 96;
const CANVAS = { left: 0, top: 0, right: 80, bottom: 70 };

const box = fc.record({
  left: fc.nat(SIDE),
  top: fc.nat(SIDE),
  width: fc.nat(SIDE),
  height: fc.nat(SIDE),
  alpha: fc.constantFrom(0, 128, 255),
});
const motion = fc.record({
  x: fc.double({ min: -60, max: 60, noNaN: true }),
  y: fc.double({ min: -60, max: 60, noNaN: true }),
  scale: fc.double({ min: 0.3, max: 3, noNaN: true }),
  turn: fc.oneof(fc.constant(0), fc.double({ min: -180, max: 180, noNaN: true })),
});

test("all that is seen lies in spans, and in opaque ones nothing else", () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 4 }), motion, (boxes, { x, y, scale, turn }) => {
      const alpha = new Uint8Array(kernels.memory.buffer).subarray(ALPHA, ALPHA + SIDE * SIDE);
      alpha.fill(0);
      for (const { left, top, width, height, alpha: share } of boxes)
        for (let row = top; row < Math.min(SIDE, top + height); row++)
          alpha.fill(share, row * SIDE + left, row * SIDE + Math.min(SIDE, left + width));
      const plane = { start: ALPHA, stride: SIDE };
      const coverage = coverageOf(kernels, plane, { width: SIDE, height: SIDE }, SCRATCH);
      const matrix = multiply(translation(x, y), rotation(turn), scaling(scale));
      const back = inverse(matrix) ?? matrix;
      const kinds = new Map<string, boolean>();
      for (const { top, bottom, spans } of bandsOf(coverage, back, CANVAS))
        for (const { left, right, isOpaque } of spans)
          for (let j = top; j < bottom; j++)
            for (let i = left; i < right; i++) kinds.set(`${i} ${j}`, isOpaque);
      const [a, b, c, d, e, f] = back;
      for (let j = 0; j < CANVAS.bottom; j++) {
        for (let i = 0; i < CANVAS.right; i++) {
          const left = Math.floor(a * (i + 0.5) + c * (j + 0.5) + e - 0.5);
          const top = Math.floor(b * (i + 0.5) + d * (j + 0.5) + f - 0.5);
          if (left < 0 || top < 0 || left >= SIDE - 1 || top >= SIDE - 1) continue;
          const at = top * SIDE + left;
          const around = [alpha[at], alpha[at + 1], alpha[at + SIDE], alpha[at + SIDE + 1]];
          const isOpaque = kinds.get(`${i} ${j}`);
          if (isOpaque === undefined) expect(around).toEqual([0, 0, 0, 0]);
          if (isOpaque === true) expect(around).toEqual([255, 255, 255, 255]);
        }
      }
    }),
    { numRuns: 60 },
  );
});
