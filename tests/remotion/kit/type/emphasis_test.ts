import { describe, expect, test } from "bun:test";
import { divide } from "../../../../remotion/kit/type/emphasis.ts";
import { markPhrases } from "../../../../remotion/kit/type/phrases.ts";
import { curlQuotes } from "../../../../remotion/kit/type/quotes.ts";
import { tieLastWord, tieMarks } from "../../../../remotion/kit/type/ties.ts";

function set(text: string, language: string): string {
  return markPhrases(tieLastWord(tieMarks(curlQuotes(text, language))), language);
}

describe("divide()", () => {
  test("finds the phrase whatever was made of quotes, spaces and line breaks", () => {
    for (const [language, text, phrase, drawn] of [
      ["en", `The "sea's edge" moved by 40 m`, "sea's edge", "sea’s edge"],
      ["en", "Pat's boat is Pat's home", "Pat", "Pat"],
      ["fr", 'Le "grand phare" brille : 12 éclairs', "grand phare", "grand phare"],
      ["fr", 'Le "grand phare" brille : 12 éclairs', "12 éclairs", "12\u00a0éclairs"],
      ["zh", "渔村今年为九十条小船换上了电动马达", "九十条小船", "九十条小船"],
      ["ar", "قال إنّ المدَّ يرتفع كلَّ يوم", "المدَّ", "المدَّ"],
    ] as const) {
      const whole = set(text, language);
      const parts = divide(text, whole, phrase);
      expect(parts?.phrase.replaceAll("\u200b", "")).toBe(drawn);
      expect(`${parts?.before}${parts?.phrase}${parts?.after}`).toBe(whole);
    }
  });

  test("leaves the marks around the phrase outside, and takes soft hyphens in", () => {
    expect(divide('a "b" c', "a “b” c", "b")).toEqual({ before: "a “", phrase: "b", after: "” c" });
    const set = "Der Leucht\u00adturm\u00adwärter schläft";
    expect(divide("Der Leuchtturmwärter schläft", set, "Leuchtturmwärter")?.phrase).toBe(
      "Leucht\u00adturm\u00adwärter",
    );
  });

  test("prefers a whole word to the same letters inside of another", () => {
    expect(divide("Partners of art", "Partners of art", "art")).toEqual({
      before: "Partners of ",
      phrase: "art",
      after: "",
    });
    expect(divide("서울에서 온 편지", "서울에서 온 편지", "서울")?.phrase).toBe("서울");
  });

  test("cuts no number, date or score in two", () => {
    expect(divide("8·17 대회에서", "8·17 대회에서", "17 대회")).toBeNull();
    expect(divide("It weighs 1,250 kg", "It weighs 1,250 kg", "250 kg")).toBeNull();
    expect(divide("It won 3–0 in 10 minutes", "It won 3–0 in 10 minutes", "0 in")).toBeNull();
    expect(divide("In 2017, 17 of us", "In 2017, 17 of us", "17 of us")?.before).toBe("In 2017, ");
  });

  test("cuts no letter from its mark, and finds nothing that is not there", () => {
    expect(divide("कि ताब", "कि ताब", "क")).toBeNull();
    expect(divide("Tides", "Tides", "wind")).toBeNull();
    expect(divide("Tides", "Tides", "")).toBeNull();
  });
});
