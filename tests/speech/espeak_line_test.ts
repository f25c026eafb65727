import { expect, test } from "bun:test";
import { composeLine } from "../../src/speech/espeak_line.ts";

test("composeLine() escapes markup and finds the word at a position in code points", () => {
  const line = composeLine(
    [
      { text: "𝒜&B", word: 0, joined: false },
      { text: "", word: 1, joined: false },
      { text: "公", word: 2, joined: false },
      { text: "園", word: 3, joined: true },
    ],
    "zh",
  );
  expect(line.ssml).toBe("𝒜&amp;B  公園");
  expect([0, 6, 9, 10, 99].map((position) => line.wordAt(position))).toEqual([0, 0, 2, 3, 3]);
});

test("composeLine() gives words in another script to a voice that reads it", () => {
  const pieces = ["Say", "привет", "мир", "now"].map((text, word) => ({
    text,
    word,
    joined: false,
  }));
  expect(composeLine(pieces, "en-US").ssml).toBe('Say <voice xml:lang="ru">привет мир</voice> now');
  expect(composeLine(pieces, "uk").ssml).toBe("Say привет мир now");
});
