import { expect, test } from "bun:test";
import fc from "fast-check";
import { splitWords } from "../../src/speech/written_words.ts";

function show(text: string, language: string): string {
  return splitWords(text, language)
    .map(({ text: word, joined }, index) => (index === 0 ? word : `${joined ? "|" : " "}${word}`))
    .join("");
}

test("splitWords() splits at spaces and leaves everything else alone", () => {
  expect(show("  “Well,”  she\nsaid: 1,234.5 --- 😀 https://a.b/c?d ", "en")).toBe(
    "“Well,” she said: 1,234.5 --- 😀 https://a.b/c?d",
  );
});

test("splitWords() splits scripts without spaces at their words, marks with the word they belong to", () => {
  expect(show("今天天气很好，我们去「公园」吧。", "zh")).toBe(
    "今天|天气|很好，|我们|去|「公园」|吧。",
  );
  expect(show("iPhoneを買った。", "ja")).toMatch(/^iPhone\|を\|買/);
  expect(show("สวัสดีชาวโลก วันนี้", "th")).toBe("สวัสดี|ชาว|โลก วัน|นี้");
});

test("splitWords() loses and adds nothing, whatever the text and the language", () => {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({
      unit: fc.constantFrom("今", "天", "。", "「", "」", " ", "a", "ー", "ก", "1", ".", "/"),
    }),
  );
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom("en", "zh-Hant-TW", "ja", "", "not a language"),
      (text, language) => {
        const words = splitWords(text, language);
        const joined = words.map((word) => (word.joined ? word.text : ` ${word.text}`)).join("");
        expect(joined.trim()).toBe(
          text
            .split(/\s+/u)
            .filter((run) => run !== "")
            .join(" "),
        );
        expect(words.every((word) => word.text !== "")).toBe(true);
      },
    ),
  );
});
