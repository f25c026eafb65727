import { expect, test } from "bun:test";
import fc from "fast-check";
import { palette } from "../../remotion/kit/colour/palette.ts";
import { contrastOf } from "../../src/colour/contrast.ts";
import { tint } from "../../src/colour/tint.ts";
import { worstContrast } from "../../src/testing/worst_contrast.ts";

const VARIANTS = {
  day: { background: "#ffffff", ink: "#222222", accent: "#ff4d00" },
  night: { background: "#101114", ink: "#f4f1ea", accent: "#f5c445" },
};
const OPEN = { background: null, ink: null };

test("a look takes the accent, and keeps its own ground where that shows it", () => {
  expect(tint(VARIANTS, { ...OPEN, accent: "#0050d8" })).toEqual({
    variant: "day",
    colours: { background: "#ffffff", ink: "#222222", accent: "#0050d8" },
  });
});

test("a pale accent is put on the ground where it is seen", () => {
  expect(tint(VARIANTS, { ...OPEN, accent: "#fff3b0" }).variant).toBe("night");
});

test("ink goes with the ground that the brand has chosen", () => {
  const { colours } = tint(VARIANTS, { accent: "#e4572e", background: "#17233a", ink: null });
  expect(colours.ink).toBe("#f4f1ea");
  const middling = tint(VARIANTS, { accent: "#000000", background: "#808080", ink: null });
  expect(middling.colours.ink).toBe("#000000");
});

test("text can be read on whatever colours a brand has", () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((n) => `#${n.toString(16).padStart(6, "0")}`);
  const open = fc.option(colour);
  fc.assert(
    fc.property(colour, open, open, (accent, background, ink) => {
      const { colours } = tint(VARIANTS, { accent, background, ink });
      expect(worstContrast(palette(colours))).toBeGreaterThanOrEqual(4.5);
      if (ink === null) expect(contrastOf(colours.ink, colours.background)).toBeGreaterThan(4.5);
    }),
  );
});
