import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  type ContactSheet,
  contactSheets,
  type Subject,
} from "../../../src/rendering/layers/contact_sheets.ts";

const PAGE = { width: 1080, height: 1920 };

function plate(layer: number | null, width: number, height: number, around: number[] = []) {
  return { layer, scale: 1, ink: { left: 0, top: 0, width, height, around } };
}

function layersOf(sheets: readonly ContactSheet<Subject>[]): (number | null)[][] {
  return sheets.map(({ plates }) => plates.map(({ layer }) => layer).sort());
}

test("small plates are captured in one picture", () => {
  const words = [plate(1, 400, 90), plate(2, 500, 90), plate(3, 300, 90), plate(4, 1000, 700)];
  const sheets = contactSheets(words, PAGE);
  expect(layersOf(sheets)).toEqual([[1, 2, 3, 4]]);
  expect(sheets[0]).toMatchObject({ width: 1000, height: 890 });
});

test("plates of the canvas, of one layer, of layers in each other and of other sizes are kept apart", () => {
  const small = { ...plate(3, 100, 100), scale: 0.5 };
  const plates = [plate(null, 100, 100), plate(1, 100, 90), plate(1, 100, 80)];
  const inside = plate(2, 100, 70, [1]);
  const sheets = contactSheets([...plates, inside, small], PAGE);
  expect(layersOf(sheets)).toEqual([[null], [3], [1], [1], [2]]);
});

test("each plate is on one sheet, where no other one touches it", () => {
  const side = fc.integer({ min: 1, max: 2500 });
  const subject = fc.record({
    layer: fc.option(fc.nat(9)),
    scale: fc.constantFrom<number[]>(0.5, 0.75, 1, 1.25),
    ink: fc.record({
      left: fc.constant(0),
      top: fc.constant(0),
      width: side,
      height: side,
      around: fc.array(fc.nat(9), { maxLength: 2 }),
    }),
  });
  fc.assert(
    fc.property(fc.array(subject, { maxLength: 30 }), (subjects) => {
      const sheets = contactSheets(subjects, PAGE);
      const inks = sheets.flatMap(({ plates }) => plates.map(({ ink }) => ink));
      expect(new Set(inks)).toEqual(new Set(subjects.map(({ ink }) => ink)));
      expect(inks).toHaveLength(subjects.length);
      for (const { plates, width, height, scale } of sheets) {
        const isLone = plates.length === 1;
        expect(isLone || (width <= PAGE.width && height <= PAGE.height)).toBe(true);
        for (const [i, one] of plates.entries()) {
          expect(one.scale).toBe(scale);
          expect(one.x + one.ink.width).toBeLessThanOrEqual(width);
          expect(one.y + one.ink.height).toBeLessThanOrEqual(height);
          for (const other of plates.slice(i + 1)) {
            const isBeside = one.x + one.ink.width <= other.x || other.x + other.ink.width <= one.x;
            const isBelow =
              one.y + one.ink.height <= other.y || other.y + other.ink.height <= one.y;
            expect(isBeside || isBelow).toBe(true);
          }
        }
      }
    }),
  );
});
