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
import { createPainter } from "../../../src/rendering/layers/painter.ts";
import type { Rect } from "../../../src/rendering/layers/polygon.ts";
import { quad } from "../../../src/rendering/layers/polygon.ts";
import { createSurfaces } from "../../../src/rendering/layers/surface.ts";

const kernels = loadKernels();
const [Y, U, V, ALPHA, SCRATCH] = [65_536, 98_304, 114_688, 131_072, 163_840];
const SIDE = 96;
const CANVAS = { left: 0, top: 0, right: 80, bottom: 70 };

const box = fc.record({
  left: fc.nat(SIDE),
  top: fc.nat(SIDE),
  width: fc.nat(SIDE),
  height: fc.nat(SIDE),
  alpha: fc.constantFrom(0, 128, 255),
  colour: fc.constantFrom(16, 90, 200),
});
const motion = fc.record({
  x: fc.double({ min: -60, max: 60, noNaN: true }),
  y: fc.double({ min: -60, max: 60, noNaN: true }),
  scale: fc.double({ min: 0.3, max: 3, noNaN: true }),
  turn: fc.oneof(fc.constant(0), fc.double({ min: -180, max: 180, noNaN: true })),
});

/** A plane of boxes, and its bytes. */
function drawn(start: number, stride: number, boxes: readonly { rect: Rect; byte: number }[]) {
  const bytes = new Uint8Array(kernels.memory.buffer).subarray(start, start + stride * stride);
  bytes.fill(0);
  for (const { rect, byte } of boxes)
    for (let row = rect.top; row < Math.min(stride, rect.bottom); row++)
      bytes.fill(byte, row * stride + rect.left, row * stride + Math.min(stride, rect.right));
  return { plane: { start, stride }, bytes };
}

test("all that is seen lies in spans, and in opaque ones nothing else, nor in those of a colour another one", () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 4 }), motion, (boxes, { x, y: down, scale, turn }) => {
      const of = (by: number, pick: "alpha" | "colour") =>
        boxes.map((box) => {
          const [left, top] = [Math.floor(box.left / by), Math.floor(box.top / by)];
          const [right, bottom] = [left + box.width / by, top + box.height / by].map(Math.ceil);
          return { rect: { left, top, right: right ?? 0, bottom: bottom ?? 0 }, byte: box[pick] };
        });
      const [y, alpha] = [drawn(Y, SIDE, of(1, "colour")), drawn(ALPHA, SIDE, of(1, "alpha"))];
      const [u, v] = [U, V].map((start) => drawn(start, SIDE / 2, of(2, "colour")));
      if (u === undefined || v === undefined) throw new Error("There are two");
      const planes = { y: y.plane, u: u.plane, v: v.plane, alpha: alpha.plane };
      const coverage = coverageOf(kernels, planes, { width: SIDE, height: SIDE }, SCRATCH);
      const matrix = multiply(translation(x, down), rotation(turn), scaling(scale));
      const back = inverse(matrix) ?? matrix;
      const kinds = new Map<string, { isOpaque: boolean; colour: number }>();
      for (const { top, bottom, spans } of bandsOf(coverage, back, CANVAS))
        for (const { left, right, ...kind } of spans)
          for (let j = top; j < bottom; j++)
            for (let i = left; i < right; i++) kinds.set(`${i} ${j}`, kind);
      const [a, b, c, d, e, f] = back;
      for (let j = 0; j < CANVAS.bottom; j++) {
        for (let i = 0; i < CANVAS.right; i++) {
          const left = Math.floor(a * (i + 0.5) + c * (j + 0.5) + e - 0.5);
          const top = Math.floor(b * (i + 0.5) + d * (j + 0.5) + f - 0.5);
          if (left < 0 || top < 0 || left >= SIDE - 1 || top >= SIDE - 1) continue;
          const at = top * SIDE + left;
          const indices = [at, at + 1, at + SIDE, at + SIDE + 1];
          const around = indices.map((index) => alpha.bytes[index]);
          const kind = kinds.get(`${i} ${j}`);
          if (kind === undefined) expect(around).toEqual([0, 0, 0, 0]);
          if (kind?.isOpaque) expect(around).toEqual([255, 255, 255, 255]);
          if (kind === undefined || kind.colour < 0) continue;
          expect(kind.isOpaque).toBe(true);
          const half = (Math.floor(top / 2) * SIDE) / 2 + Math.floor(left / 2);
          const colours = [0, 8, 16].map((shift) => (kind.colour >> shift) & 255);
          expect(indices.map((index) => y.bytes[index])).toEqual(indices.map(() => colours[0]));
          expect([u.bytes[half], v.bytes[half]]).toEqual(colours.slice(1));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("what is of one colour is painted at once, and what is empty not at all", () => {
  const filled = { left: 0, top: 32, right: SIDE, bottom: SIDE };
  const [y, alpha] = [Y, ALPHA].map((at) => drawn(at, SIDE, [{ rect: filled, byte: 255 }]).plane);
  const [u, v] = [U, V].map((at) => drawn(at, SIDE / 2, []).plane);
  if (!y || !u || !v || !alpha) throw new Error("There are two of each");
  const size = { width: SIDE, height: SIDE };
  const coverage = coverageOf(kernels, { y, u, v, alpha }, size, SCRATCH);
  const all = { left: 0, top: 0, right: SIDE, bottom: SIDE };
  const bands = bandsOf(coverage, translation(0, 0), all);
  expect(bands.slice(-1)).toEqual([
    { top: 48, bottom: SIDE, spans: [{ left: 0, right: SIDE, isOpaque: true, colour: 255 }] },
  ]);
  expect(bands.map(({ top }) => top)).toEqual([16, 32, 48]);
});

test("what is of one colour is filled as it would be painted, and not what was painted on since", () => {
  const kernels = loadKernels();
  const surfaces = createSurfaces(kernels);
  const painter = createPainter(kernels, { surfaces, maxWidth: SIDE });
  const size = { width: SIDE, height: SIDE };
  const pixels = new Uint8Array(4 * SIDE * SIDE);
  const canvas = { left: 0, top: 0, right: SIDE, bottom: SIDE };
  const clip = quad(canvas, translation(0, 0));
  const [target, other] = [0, 1].map(() => surfaces.make(SIDE, SIDE, false));
  if (target === undefined || other === undefined) throw new Error("There are two");
  const all = ({ block: { start, length } }: typeof target) =>
    new Uint8Array(kernels.memory.buffer, start, length).slice();
  fc.assert(
    fc.property(
      fc.array(box, { minLength: 1, maxLength: 3 }),
      motion,
      (boxes, { x, y, scale, turn }) => {
        for (let i = 0; i < pixels.length; i += 4) pixels.set([230, 40, 90, 255], i);
        const picture = { pixels, stride: SIDE, area: { left: 0, top: 0, ...size } };
        const plain = surfaces.convert(picture, "unseen");
        const sheet = surfaces.copy(plain);
        for (const { left, top, width, height, colour } of boxes)
          for (let row = top; row < Math.min(SIDE, top + height); row++)
            for (let column = left; column < Math.min(SIDE, left + width); column++)
              pixels.set([colour, 20, 30, 255], 4 * (row * SIDE + column));
        const drawing = surfaces.convert(picture, "unseen");
        const within = { left: 2, top: 4, right: 60, bottom: 80 };
        const straight = { matrix: translation(0, 0), clip, opacity: 1, within };
        painter.paint(sheet, drawing, straight);
        for (const source of [plain, drawing, sheet]) {
          const matrix = multiply(translation(x, y), rotation(turn / 9), scaling(scale));
          const stroke = { matrix, clip, opacity: 1, within: canvas };
          painter.paint(target, source, stroke);
          painter.paint(other, { ...source, coverage: "opaque" }, stroke);
          expect(Buffer.from(all(target)).equals(Buffer.from(all(other)))).toBe(true);
        }
        for (const surface of [plain, drawing, sheet]) surfaces.free(surface);
      },
    ),
    { numRuns: 60 },
  );
});
