import { expect, test } from "bun:test";
import fc from "fast-check";
import { tieLastWord, tieMarks } from "../../../../remotion/kit/type/ties.ts";

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

test("dashes and other marks stay with the word before them, and quotation marks with the one behind", () => {
  expect(tieMarks("Байкал — самое глубокое")).toBe("Байкал\u00a0— самое глубокое");
  expect(tieMarks("« Vraiment ? » Oui !")).toBe("«\u00a0Vraiment\u00a0?\u00a0» Oui\u00a0!");
  expect(tieMarks("well-known :-) 10:30 A–B")).toBe("well-known :-) 10:30 A–B");
});

test("a text's words stay as they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(tieLastWord(tieMarks(text)).replaceAll("\u00a0", " ")).toBe(
        text.replaceAll("\u00a0", " "),
      );
    }),
  );
});
