import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  areTold,
  inverse,
  MIN_TEXT_CONTRAST,
  negative,
  palette,
  paletteOf,
} from "../../../../remotion/kit/colour/palette.ts";
import { contrastOf } from "../../../../src/colour/contrast.ts";
import { worstContrast } from "../../../../src/testing/worst_contrast.ts";

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, "0")}`);
const variant = fc.record({ background: colour, ink: colour, accent: colour });

test("contrastOf() is the contrast of WCAG 2", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("palette() makes text readable whatever the three colours are", () => {
  fc.assert(
    fc.property(variant, (colours) => {
      const made = palette(colours);
      for (const each of [made, inverse(made), negative(made)]) {
        expect(worstContrast(each)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
    }),
    { numRuns: 60 },
  );
});

test("palette() keeps colours that are readable as they are", () => {
  const colours = { background: "#ffffff", ink: "#101820", accent: "#0050d8" };
  expect(palette(colours)).toMatchObject({ ...colours, accentInk: "#0050d8", onAccent: "#ffffff" });
});

test("paletteOf() gives a variant that nobody defined a palette of its own, always the same", () => {
  const template = {
    variants: { day: { background: "#ffffff", ink: "#101820", accent: "#0050d8" } },
  };
  const names = ["ocean", "ocean 2", "Ocean", "summer sale", "", "toString", "צבע"];
  const palettes = names.map((name) => paletteOf(template, name));
  expect(new Set(palettes.map((each) => JSON.stringify(each))).size).toBe(names.length);
  expect(palettes).toEqual(names.map((name) => paletteOf(template, name)));
  for (const each of palettes)
    expect(worstContrast(each)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
});

test("areTold() tells colours apart by their hue as by their lightness", () => {
  expect(areTold("#f5c445", "#f4f1ea")).toBe(true);
  expect(areTold("#1d1038", "#8f2fd0")).toBe(true);
  expect(areTold("#161513", "#2a1510")).toBe(false);
  expect(areTold("#ffffff", "#ffffff")).toBe(false);
});
