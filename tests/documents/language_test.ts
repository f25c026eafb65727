import { expect, test } from "bun:test";
import { sampleTexts } from "postloom/testing";
import { detectLanguage } from "../../src/documents/language.ts";

test("detectLanguage() tells the language of every sample text", () => {
  for (const { name, text, language } of sampleTexts) {
    expect(`${name}: ${detectLanguage(text).language}`).toBe(`${name}: ${language}`);
  }
});

test("detectLanguage() tells short texts by their script and their words", () => {
  const short = {
    "Hello world": "en",
    "": "en",
    "🎉": "en",
    "Die Katze schläft": "de",
    "Привет, мир": "ru",
    "नमस्ते दुनिया": "hi",
    今天天气很好: "zh",
    日本語のテスト: "ja",
    안녕하세요: "ko",
    שלום: "he",
    "این یک متن فارسی است": "fa",
    "Buku ini tidak bisa dibaca karena hilang": "id",
  };
  for (const [text, language] of Object.entries(short)) {
    expect(`${text}: ${detectLanguage(text).language}`).toBe(`${text}: ${language}`);
  }
});

test("detectLanguage() gives the direction of the script", () => {
  expect(detectLanguage("مرحبا بالعالم").direction).toBe("rtl");
  expect(detectLanguage("Hello").direction).toBe("ltr");
});
