import { expect, test } from "bun:test";
import { readdir } from "node:fs/promises";
import {
  WRITING_WORDS,
  type WritingPart,
  type WritingWords,
  wordsFor,
} from "../../src/writing/languages/mod.ts";
import { anyEnding, anyOf, phrasesOf } from "../../src/writing/text/expressions.ts";

test("Chinese is written in traditional characters where it is written so", () => {
  const { save } = wordsFor("zh-Hant");
  for (const tag of ["zh-TW", "zh-hk", "zh-Hant-TW", "yue-Hant"])
    expect(wordsFor(tag).save).toBe(save);
  for (const tag of ["zh", "zh-CN", "zh-Hans", "zh-SG"]) expect(wordsFor(tag).save).not.toBe(save);
});

const SHOWN: readonly string[] = [
  "save",
  "share",
  "follow",
  "subscribe",
  "fullStop",
  "comma",
  "askOpinion",
  "askFirst",
  "askNew",
  "askAgree",
  "laugh",
  "saveRecipe",
  "source",
  "newsTag",
  "recipeTag",
  "quoteTag",
  "jokeTag",
  "opinionTag",
  "tipsTag",
];
/** What some languages do without. */
const MAY_BE_EMPTY: readonly string[] = [
  "comma",
  "fullStop",
  "abbreviations",
  "numberAbbreviations",
  "endingAbbreviations",
  "afterQuotes",
  "startingJoins",
  "relatives",
  "standsAlone",
  "rowJoints",
  "rowLinks",
  "prepositions",
  "demonstratives",
  "closesBack",
  "pronouns",
  "counters",
  "dateMarks",
  "percents",
  "ranges",
  "currenciesBefore",
  "limitsAfter",
  "rates",
  "multiples",
  "ratios",
  "shares",
  "changes",
  "negations",
  "elisions",
  "particles",
  "verbEndings",
  "nonNounEndings",
  "obliqueEndings",
  "attributions",
  "attributionEnds",
  "articles",
  "beforeNouns",
  "defining",
  "namedBy",
  "openings",
  "ownedBy",
  "says",
  "thats",
];
const ENDINGS: readonly string[] = [
  "elisions",
  "particles",
  "verbEndings",
  "nonNounEndings",
  "obliqueEndings",
];

function partsOf(words: WritingWords): [WritingPart, string][] {
  return Object.entries(words).filter(
    (entry): entry is [WritingPart, string] => typeof entry[1] === "string",
  );
}

test("all languages have the same parts, and none is empty that must not be", () => {
  const parts = Object.keys(wordsFor("en")).sort();
  for (const [language, words] of WRITING_WORDS) {
    expect([language, Object.keys(words).sort()]).toEqual([language, parts]);
    const empty = partsOf(words)
      .filter(([part, text]) => text.trim() === "" && !MAY_BE_EMPTY.includes(part))
      .map(([part]) => part);
    expect([language, empty]).toEqual([language, []]);
  }
});

test("every file of a language is read", async () => {
  const files = await readdir(new URL("../../src/writing/languages", import.meta.url));
  const languages = files
    .map((file) => file.replace(".ts", "").replace("_", "-"))
    .filter((name) => /^[a-z]{2}(?:-[a-z]{4})?$/.test(name));
  expect([...WRITING_WORDS.keys()].sort()).toEqual(languages.sort());
});

test("phrases are in lower case, each once, with letters and at most one sign that stands for others", () => {
  for (const [language, words] of WRITING_WORDS) {
    for (const [part, text] of partsOf(words)) {
      if (SHOWN.includes(part)) continue;
      const phrases = phrasesOf(text);
      const bad = phrases.filter(
        (phrase, index) =>
          phrase !== phrase.toLowerCase() ||
          phrases.indexOf(phrase) !== index ||
          !/[\p{L}*§№%]/u.test(phrase) ||
          /[\p{L}\p{M}]\*[\p{L}\p{M}]|\*\*/u.test(phrase),
      );
      expect([language, part, bad]).toEqual([language, part, []]);
    }
  }
});

test("every part makes an expression that finds its phrases", () => {
  for (const [language, words] of WRITING_WORDS) {
    for (const [part, text] of partsOf(words)) {
      if (SHOWN.includes(part)) continue;
      const source = ENDINGS.includes(part) ? anyEnding(text) : anyOf(text);
      const expression = new RegExp(`^${source}`, "iu");
      const lost = phrasesOf(text).filter(
        (phrase) => !expression.test(phrase.replaceAll("*", "").replaceAll("…", "so")),
      );
      expect([language, part, lost]).toEqual([language, part, []]);
    }
  }
});

test("all parts of a language together get through hostile texts", () => {
  const hostile = ["a".repeat(5_000), "so ".repeat(2_000), "的".repeat(5_000)];
  for (const [language, words] of WRITING_WORDS) {
    const parts = partsOf(words).filter(([part]) => !SHOWN.includes(part));
    const expression = new RegExp(`${anyOf(...parts.map(([, text]) => text))}\u0000`, "iu");
    const found = hostile.filter((text) => expression.test(text));
    expect([language, found]).toEqual([language, []]);
  }
});

test("nothing in a phrase is an expression", () => {
  const expression = new RegExp(`^${anyOf("a.b (c, x* y, it is … to, l'eau")}$`, "iu");
  for (const text of ["a.b (c", "xyz y", "x y", "it is so very easy to", "It is to", "L’eau"])
    expect([text, expression.test(text)]).toEqual([text, true]);
  for (const text of ["aXb (c", "it is a very long way from here to", "eau"])
    expect([text, expression.test(text)]).toEqual([text, false]);
  expect(new RegExp(anyOf("")).test("")).toBe(false);
});

test("a tag has the words of its language, else of a relative, else none", () => {
  expect(wordsFor("zh-Hans")).toBe(wordsFor("zh"));
  expect(wordsFor("zh-Hant").save).not.toBe(wordsFor("zh").save);
  expect(wordsFor("PT-br")).toBe(wordsFor("pt"));
  expect(wordsFor("no")).toBe(wordsFor("nb"));
  expect(wordsFor("constructor").connectives).toBe("");
  expect(wordsFor("").save).toBe(wordsFor("en").save);
});
