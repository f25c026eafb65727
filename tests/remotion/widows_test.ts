import { expect, test } from "bun:test";
import fc from "fast-check";
import { tieLastWord } from "../../remotion/widows.ts";

test("the last word of a text is tied to the one before it", () => {
  expect(tieLastWord("longer in a hundred years.")).toBe("longer in a hundred\u00a0years.");
  expect(tieLastWord("पत्तियाँ पानी छोड़ती हैं, और हवा ठंडी है।")).toEndWith("ठंडी\u00a0है।");
});

test("words that are long together may part, and so may the few words of a short text", () => {
  const long = "the costs of environmental responsibility";
  expect(tieLastWord(long)).toBe(long);
  expect(tieLastWord("in hundred years")).toBe("in hundred years");
  expect(tieLastWord("木陰は効果の半分にすぎない")).toBe("木陰は効果の半分にすぎない");
});

test("a text's words stay as they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(tieLastWord(text).replaceAll("\u00a0", " ")).toBe(text.replaceAll("\u00a0", " "));
    }),
  );
});
