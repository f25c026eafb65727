import { expect, test } from "bun:test";
import { setsText } from "../../../../remotion/kit/type/own_font.ts";

const WESTERN = "U+20-7E, U+A0-FF";

test("a font sets the texts whose script's letters it has", () => {
  expect(setsText(WESTERN, { text: "Größe zählt: 100 %", language: "de" })).toBe(true);
  expect(setsText("U+20-7E, U+400-45F", { text: "Мосты стоят", language: "ru" })).toBe(true);
  expect(setsText("U+3041-30FF, U+4E00-9FFF", { text: "橋をわたる", language: "ja" })).toBe(true);
});

test("a font that lacks many of a text's letters does not set a part of them", () => {
  expect(setsText(WESTERN, { text: "Żółw śpi", language: "pl" })).toBe(false);
  expect(setsText(WESTERN, { text: "Мосты 2026", language: "ru" })).toBe(false);
  expect(setsText(WESTERN, { text: "AI と 橋", language: "ja" })).toBe(false);
  expect(setsText(WESTERN, { text: "1911", language: "en" })).toBe(false);
});

test("words of another script, or a rare letter, are left to other fonts", () => {
  expect(setsText(WESTERN, { text: "The Greek word γέφυρα is a bridge", language: "en" })).toBe(
    true,
  );
  const text = `${"Bridges carry trains as they did. ".repeat(4)} Łódź`;
  expect(setsText(WESTERN, { text, language: "en" })).toBe(true);
});
