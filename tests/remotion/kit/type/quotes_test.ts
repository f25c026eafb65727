import { expect, test } from "bun:test";
import fc from "fast-check";
import { curlQuotes, setDashes } from "../../../../remotion/kit/type/quotes.ts";

test("straight quotation marks and apostrophes are set as the language prints them", () => {
  expect(curlQuotes(`"It's late," she said. "Go."`, "en-GB")).toBe("“It’s late,” she said. “Go.”");
  expect(curlQuotes('Er sagte "Ja".', "de")).toBe("Er sagte „Ja“.");
  expect(curlQuotes('Il dit "Oui".', "fr")).toBe("Il dit «\u00a0Oui\u00a0».");
  expect(curlQuotes('Она сказала "Да".', "ru")).toBe("Она сказала «Да».");
});

test("single marks around words are set, and no apostrophe is taken for one", () => {
  expect(curlQuotes("The 'slow lane' and 'why?'", "en")).toBe("The ‘slow lane’ and ‘why?’");
  expect(curlQuotes("Das 'Meer' rauscht", "de")).toBe("Das ‚Meer‘ rauscht");
  expect(curlQuotes("다시 '느린 길' \"천천히\"", "ko")).toBe("다시 ‘느린 길’ “천천히”");
  expect(curlQuotes("rock 'n' roll, the dogs' bowls, 6' tall", "en")).toBe(
    "rock 'n' roll, the dogs' bowls, 6' tall",
  );
});

test("two hyphens are set as a dash", () => {
  expect(setDashes("late -- but here, well--almost, --flag")).toBe(
    "late – but here, well—almost, --flag",
  );
});

test("marks without a partner, and scripts that have marks of their own, are left alone", () => {
  expect(curlQuotes('A 6" pipe', "en")).toBe('A 6" pipe');
  expect(curlQuotes('אמר "כן"', "he")).toBe('אמר "כן"');
  expect(curlQuotes('彼は"はい"と言った', "ja")).toBe('彼は"はい"と言った');
});

test("no word is lost, whatever the text and the language", () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("en", "de", "fr", "xx", ""),
      (text, language) => {
        expect(letters(curlQuotes(text, language))).toBe(letters(text));
      },
    ),
  );
});
