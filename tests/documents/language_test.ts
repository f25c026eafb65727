import { expect, test } from "bun:test";
import { sampleTexts } from "postloom/testing";
import { detectLanguage, detectLanguageOf } from "../../src/documents/language.ts";
import type { Block } from "../../src/posts/document.ts";

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

test("detectLanguage() takes a few words for English unless they have something of another language", () => {
  const short = {
    Serendipity: "en",
    Petrichor: "en",
    Kintsugi: "en",
    "Buy local honey": "en",
    "Sale!": "en",
    "Free coffee at noon": "en",
    Größe: "de",
    "Guten Morgen": "de",
    "Vier gewinnt das Spiel": "de",
    "Bonjour tout le monde": "fr",
    "Buenos días a todos": "es",
    "To infinity and beyond": "en",
  };
  for (const [text, language] of Object.entries(short)) {
    expect(`${text}: ${detectLanguage(text).language}`).toBe(`${text}: ${language}`);
  }
});

test("detectLanguage() tells traditional from simplified Chinese", () => {
  expect(detectLanguage("圖書館今天開門，我們一起去看書吧。").language).toBe("zh-Hant");
  expect(detectLanguage("图书馆今天开门，我们一起去看书吧。").language).toBe("zh");
  expect(detectLanguage("你好").language).toBe("zh");
});

test("detectLanguage() gives the direction of the script", () => {
  expect(detectLanguage("مرحبا بالعالم").direction).toBe("rtl");
  expect(detectLanguage("Hello").direction).toBe("ltr");
});

test("detectLanguageOf() goes by what the sentences of a document say, and not by the licence that opens it", () => {
  const paragraph = (text: string): Block => ({ kind: "paragraph", text, level: 0 });
  const licence =
    "Permission is granted to copy this leaflet and to give it to anybody, as long as this notice stays on every copy.";
  const said =
    "Die Bäckerei im Mühlweg schließt im Juni nach sechzig Jahren, und ihr Ofen kommt in das Museum der kleinen Stadt.";
  const blocks = [
    ...Array.from({ length: 60 }, () => paragraph(licence)),
    ...Array.from({ length: 240 }, () => paragraph(said)),
  ];
  expect(detectLanguageOf(blocks).language).toBe("de");
});

test("detectLanguageOf() takes a text for a translation where a good part of its sentences is translated", () => {
  const english =
    "The ferry leaves the harbour at seven, and it comes back with the post and the bread at noon.";
  const russian =
    "Паром уходит из гавани в семь часов утра и возвращается к полудню с почтой и хлебом от Otter Bakery.";
  const mixed = (translated: (index: number) => boolean): Block[] =>
    Array.from({ length: 120 }, (_, index) => ({
      kind: "paragraph",
      text: translated(index) ? russian : english,
      level: 0,
    }));
  expect(detectLanguageOf(mixed((index) => index % 10 > 4)).language).toBe("ru");
  expect(detectLanguageOf(mixed((index) => index % 10 === 1)).language).toBe("en");
});

test("detectLanguageOf() takes names and numbers for English, and words of another language not", () => {
  const rows = (names: readonly string[]): Block[] =>
    names.map((name, index) => ({ kind: "list_item", text: `${name}: ${31 * index}`, level: 1 }));
  const places =
    "Adana Bergama Calama Dakota Elko Fargo Galena Havana Ilona Jakala Kalona Lamoni".split(" ");
  expect(detectLanguageOf(rows(places)).language).toBe("en");
  const goods =
    "Rechnungsnummer Lieferung Zahlungsgrund Betrag Gesamtsumme Mehrwertsteuer Anschrift Bankverbindung Unterschrift Verwendungszweck";
  expect(detectLanguageOf(rows(goods.split(" "))).language).toBe("de");
});
