import { expect, test } from "bun:test";
import { spokenForm, spokenWeight } from "../../src/speech/spoken_form.ts";

const FORMS: Record<string, string> = {
  "word,": "word,",
  "1,234.5": "1,234.5",
  "**bold**": "bold",
  "#topic": "topic",
  "C#": "C#",
  "great🎉!!!": "great!",
  "👩‍👩‍👧": "",
  "1️⃣": "1",
  "---": "—",
  "–": "—",
  "!!!": "",
  "•": "",
  "https://www.example.com/a?b=c,": "example.com,",
  "(https://example.com)": "example.com)",
  क्‍ष: "क्‍ष",
};

test("spokenForm() keeps what a voice can say", () => {
  for (const [word, form] of Object.entries(FORMS))
    expect([word, spokenForm(word)]).toEqual([word, form]);
});

test("spokenWeight() is 0 for what is not spoken, and more for what takes longer", () => {
  expect(["", "—"].map(spokenWeight)).toEqual([0, 0]);
  expect(spokenWeight("2026")).toBeGreaterThan(spokenWeight("word"));
  expect(spokenWeight("天气")).toBeGreaterThan(spokenWeight("ab"));
});
