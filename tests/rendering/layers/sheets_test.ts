import { expect, test } from "bun:test";
import {
  type Matrix,
  multiply,
  scaling,
  translation,
} from "../../../src/rendering/layers/matrix.ts";
import type { PaintedPlate, Step } from "../../../src/rendering/layers/picture.ts";
import { boundsOf, overlap, quad, type Rect } from "../../../src/rendering/layers/polygon.ts";
import { type Sheet, sheetsOf } from "../../../src/rendering/layers/sheets.ts";

const CANVAS: Rect = { left: 0, top: 0, right: 100, bottom: 200 };
const CAMERA = multiply(translation(-5, -10), scaling(1.1));
const [PAGE, WORD, PICTURE, LAST] = [0, 1, 2, 3] as const;
const SIZES = [
  [100, 200],
  [20, 10],
  [40, 40],
  [20, 10],
] as const;

function plate(index: number) {
  const [width = 0, height = 0] = SIZES[index] ?? [];
  const seen = { left: 0, top: 0, right: width, bottom: height };
  return { seen, opaque: index === PAGE };
}

function step(index: number, at: Matrix, opacity = 1): PaintedPlate {
  const matrix = multiply(CAMERA, at);
  const bounds = boundsOf(quad(plate(index).seen, matrix));
  const clip = quad(CANVAS, translation(0, 0));
  return {
    plate: index,
    matrix,
    clip,
    opacity,
    bounds: (bounds && overlap(bounds, CANVAS)) ?? CANVAS,
  };
}

/** Plates by their index, those of a sheet in brackets. */
function outline(items: readonly (Step | Sheet)[]): unknown[] {
  return items.map((item) => {
    if ("base" in item) return item.steps.map((one) => one.plate);
    return "steps" in item ? outline(item.steps) : item.plate;
  });
}

const page = step(PAGE, translation(0, 0));
const sheets = (...steps: Step[]) => outline(sheetsOf(steps, { canvas: CANVAS, plate }));

test("what keeps its place on a page is put on a sheet with it, even past what moves beside it", () => {
  const word = step(WORD, translation(10, 20));
  const turning = step(PICTURE, translation(50.3, 100));
  expect(sheets(page, word, step(LAST, translation(40, 20)))).toEqual([[PAGE, WORD, LAST]]);
  expect(sheets(page, turning, word)).toEqual([[PAGE, WORD], PICTURE]);
});

test("what lies on something that moves stays above it", () => {
  const turning = step(PICTURE, translation(10.3, 10));
  expect(sheets(page, turning, step(WORD, translation(20, 20)))).toEqual([PAGE, PICTURE, WORD]);
});

test("what fades, is between pixels, of another size or cut off is painted by itself", () => {
  const alone = [
    step(WORD, translation(10, 20), 0.5),
    step(WORD, translation(10.5, 20)),
    // Colours are kept for every other pixel.
    step(WORD, translation(11, 20)),
    step(WORD, multiply(translation(10, 20), scaling(1.02))),
    step(WORD, translation(90, 20)),
    { ...step(WORD, translation(10, 20)), clip: quad({ ...CANVAS, bottom: 20 }, CAMERA) },
  ];
  for (const one of alone) expect(sheets(page, one)).toEqual([PAGE, WORD]);
});

test("only what is opaque carries a sheet", () => {
  const picture = step(PICTURE, translation(10, 20));
  expect(sheets(picture, step(WORD, translation(20, 30)))).toEqual([PICTURE, WORD]);
  expect(sheets({ ...page, opacity: 0.5 }, step(WORD, translation(20, 30)))).toEqual([PAGE, WORD]);
});
