import { expect, test } from "bun:test";
import { oklch } from "culori";
import fc from "fast-check";
import {
  areTold,
  inverse,
  luminous,
  MIN_TEXT_CONTRAST,
  negative,
  palette,
  paletteOf,
} from "../../../../remotion/kit/colour/palette.ts";
import { perceivedContrast } from "../../../../src/colour/apca.ts";
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

test("inverse() makes a page of the accent on which text is easy to read", () => {
  for (const accent of ["#f4511e", "#ff4fb0", "#2aa3f4", "#777777", "#0050d8", "#ffd60a"]) {
    const page = inverse(palette({ background: "#ffffff", ink: "#101820", accent }));
    expect(perceivedContrast(page.ink, page.background)).toBeGreaterThanOrEqual(60);
  }
  const blue = { background: "#ffffff", ink: "#101820", accent: "#0050d8" };
  expect(inverse(palette(blue)).background).toBe("#0050d8");
});

test("luminous() makes a dull colour glow in its own hue, and leaves alone what glows", () => {
  for (const accent of ["#5b5a1e", "#6b4423", "#14532d", "#808080"]) {
    const night = luminous(palette({ background: "#f4f1ea", ink: "#222222", accent }));
    expect(contrastOf(night.accent, night.background)).toBeGreaterThan(6);
    const [before, after] = [oklch(accent), oklch(night.accent)];
    if ((before?.c ?? 0) > 0.03)
      expect(Math.abs((before?.h ?? 0) - (after?.h ?? 0))).toBeLessThan(8);
  }
  const lit = { background: "#0c0a22", ink: "#fff6fd", accent: "#22dcff" };
  expect(luminous(palette(lit))).toMatchObject(lit);
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
