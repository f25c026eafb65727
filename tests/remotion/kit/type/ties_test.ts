import { expect, test } from "bun:test";
import fc from "fast-check";
import { tieLastWord, tieMarks, tieScraps } from "../../../../remotion/kit/type/ties.ts";

test("the last word of a text is tied to the one before it", () => {
  expect(tieLastWord("longer in a hundred years.")).toBe("longer in a hundred\u00a0years.");
  expect(tieLastWord("पत्तियाँ पानी छोड़ती हैं, और हवा ठंडी है।")).toEndWith("ठंडी\u00a0है।");
});

test("words that are long together may part, and so may the few words of a short text", () => {
  const long = "the costs of environmental responsibility";
  expect(tieLastWord(long)).toBe(long);
  expect(tieLastWord("in hundred years")).toBe("in hundred years");
  expect(tieLastWord("木陰は効果の半分にすぎない")).toBe("木陰は効果の半分にすぎない");
});

test("dashes and other marks stay with the word before them, and quotation marks with the one behind", () => {
  expect(tieMarks("Байкал — самое глубокое")).toBe("Байкал\u00a0— самое глубокое");
  expect(tieMarks("« Vraiment ? » Oui !")).toBe("«\u00a0Vraiment\u00a0?\u00a0» Oui\u00a0!");
  expect(tieMarks("Sweden 1 – 0 Korea, in 2018 - 2020")).toBe(
    "Sweden 1\u00a0–\u2060\u00a00 Korea, in 2018\u00a0-\u2060\u00a02020",
  );
  expect(tieMarks("the 5 – of 12 – that swim")).toBe("the 5\u00a0– of 12\u00a0– that swim");
  expect(tieMarks("Sow early (3 / 12)")).toBe("Sow early (3\u00a0/\u2060\u00a012)");
  expect(tieMarks("well-known :-) 10:30 A–B")).toBe("well-known :-) 10:30 A–B");
});

test("a word of one letter stays with the one behind it", () => {
  expect(tieScraps("Rozmowy z nimi i w Krakowie")).toBe(
    "Rozmowy z\u00a0nimi i\u00a0w\u00a0Krakowie",
  );
  expect(tieScraps("Он в (и у) реки")).toBe("Он в\u00a0(и\u00a0у) реки");
  expect(tieScraps("of a characteristically long one")).toBe("of a characteristically long one");
});

test("no line ends with somebody's initials, but with an abbreviation at the end of a sentence", () => {
  expect(tieScraps("the talk by J.R. Marsh on tides")).toBe("the talk by J.R.\u00a0Marsh on tides");
  expect(tieScraps("В. Лесная пишет")).toBe("В.\u00a0Лесная пишет");
  expect(tieScraps("made in the U.S. and sold")).toBe("made in the U.S. and sold");
});

test("a compound does not part with a scrap of it, unless it is long as a whole", () => {
  expect(tieScraps("the A-44b road")).toBe("the A-\u206044b road");
  expect(tieScraps("Lavez-vous")).toBe("Lavez-\u2060vous");
  expect(tieScraps("self-sufficiency well-meaning river-side")).toBe(
    "self-sufficiency well-\u2060meaning river-\u2060side",
  );
});

test("a text's words stay as they are", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const plain = (set: string) => set.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
      expect(plain(tieLastWord(tieScraps(tieMarks(text))))).toBe(plain(text));
    }),
  );
});

test("a Korean word of one syllable stays with the next one", () => {
  expect(tieScraps("매일 더 걷는 두 사람")).toBe("매일 더\u00a0걷는 두\u00a0사람");
  expect(tieScraps("골목을 걷는 사람")).toBe("골목을 걷는 사람");
});
