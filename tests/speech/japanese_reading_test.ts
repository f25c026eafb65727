import { expect, test } from "bun:test";
import { loadJapaneseReader } from "../../src/speech/japanese_reading.ts";

const read = await loadJapaneseReader();

test("loadJapaneseReader() gives readings in phrases, each with the word it stems from", () => {
  const words = [
    { form: "今日", joined: false },
    { form: "は", joined: true },
    { form: "2026", joined: true },
    { form: "年です。", joined: true },
    { form: "iPhone", joined: false },
  ];
  expect(read(words)).toEqual([
    { text: "キョー", word: 0, joined: false },
    { text: "ワ", word: 1, joined: true },
    { text: "2026", word: 2, joined: false },
    { text: "ネン", word: 3, joined: true },
    { text: "デス", word: 3, joined: true },
    { text: "。", word: 3, joined: true },
    { text: "iPhone", word: 4, joined: false },
  ]);
});

test("loadJapaneseReader() takes words without anything to say", () => {
  const words = [
    { form: "", joined: false },
    { form: "", joined: true },
    { form: "—", joined: false },
  ];
  expect(read(words).map(({ word }) => word)).toEqual([2]);
});
