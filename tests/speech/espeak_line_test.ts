import { expect, test } from "bun:test";
import { composeLine } from "../../src/speech/espeak_line.ts";

test("composeLine() escapes markup and finds the word at a position in code points", () => {
  const line = composeLine([
    { text: "𝒜&B", word: 0, joined: false },
    { text: "", word: 1, joined: false },
    { text: "公", word: 2, joined: false },
    { text: "園", word: 3, joined: true },
  ]);
  expect(line.ssml).toBe("𝒜&amp;B  公園");
  expect([0, 6, 9, 10, 99].map((position) => line.wordAt(position))).toEqual([0, 0, 2, 3, 3]);
});
