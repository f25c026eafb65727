import { expect, test } from "bun:test";
import fc from "fast-check";
import { MIN_TEXT_CONTRAST } from "../../remotion/kit/colour/palette.ts";
import { readBrandText } from "../../src/brands/read_brand.ts";
import { contrastOf } from "../../src/colour/contrast.ts";
import { brandOf, colourOf, draftOf, paletteOf } from "../../src/dashboard/brand_draft.ts";
import { CATALOGUE } from "../support/catalogue.ts";

const VARIANTS = CATALOGUE.templates[0]?.variants ?? {};
const OPEN = { name: "", handle: "", accent: null, background: null, ink: null };

test("a brand that is shown to be changed is kept as it was", () => {
  const colours = { accent: "#e4572e", background: null, ink: "#ffffff" };
  for (const text of [
    { name: "Halden", handle: "halden", colours },
    { name: null, handle: null, colours: null },
  ]) {
    expect(
      readBrandText({ ...brandOf(draftOf({ ...text, logoUrl: null, fontFamily: null })) }),
    ).toEqual(text);
  }
});

test("a colour is known as soon as it is typed to its end", () => {
  const typed = ["", "#", "#E", "#E4", "#E45", "#E457", "#E4572", "#E4572E", "red"];
  expect(typed.map(colourOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    "#ee4455",
    undefined,
    undefined,
    "#e4572e",
    undefined,
  ]);
});

test("the sample takes what is open from a variant on which the accent is seen", () => {
  expect(paletteOf(OPEN, VARIANTS)).toMatchObject({ background: "#ffffff", accent: "#ff4d00" });
  const pale = { ...OPEN, accent: "#fff3b0" };
  expect(paletteOf(pale, VARIANTS)).toMatchObject({ background: "#111111", accent: "#fff3b0" });
  const unfinished = { ...OPEN, accent: "#e4572e", background: "#12" };
  expect(paletteOf(unfinished, VARIANTS)).toMatchObject({ background: "#ffffff" });
});

test("whatever is typed, the sample can be read", () => {
  const colour = fc.oneof(
    fc.stringMatching(/^#([0-9a-f]{3}|[0-9a-f]{6})$/),
    fc.string(),
    fc.constant(null),
  );
  fc.assert(
    fc.property(colour, colour, colour, (accent, background, ink) => {
      const drawn = paletteOf({ ...OPEN, accent, background, ink }, VARIANTS);
      for (const text of [drawn.ink, drawn.muted, drawn.accentInk]) {
        expect(contrastOf(text, drawn.background)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
      }
      expect(contrastOf(drawn.onAccent, drawn.accent)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST);
    }),
  );
});
