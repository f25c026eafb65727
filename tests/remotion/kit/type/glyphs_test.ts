import { expect, test } from "bun:test";
import { substitute, substitutesFor } from "../../../../remotion/kit/type/glyphs.ts";

/** A font with plain Latin letters and "é" alone. */
const hasGlyph = (character: string) => /[A-Za-zé0-9.,]/.test(character);
const drawn = (text: string) => substitute(text, substitutesFor(text, hasGlyph));

test("styled letters, as made for posts, are drawn as the letters that they stand for", () => {
  expect(drawn("𝗕𝗶𝗴 𝓷𝓮𝔀𝓼, ﬁne")).toBe("Big news, fine");
});

test("what stands for nothing is left out, and leaves no gap", () => {
  expect(drawn("A 𒀀 café 𒀁")).toBe("A café");
});

test("texts that a font has are the same object, and so is everything around them", () => {
  const slide = { kind: "list", headline: "A", items: ["b", "c"] };
  expect(substitute(slide, substitutesFor("A b c", hasGlyph))).toBe(slide);
});

test("substitutes reach every string of a value, and nothing else", () => {
  const substitutes = substitutesFor("𒀀", hasGlyph);
  const value = { number: 1, none: null, items: ["a 𒀀", { text: "𒀀 b" }] };
  expect(substitute(value, substitutes)).toEqual({
    number: 1,
    none: null,
    items: ["a", { text: "b" }],
  });
});
