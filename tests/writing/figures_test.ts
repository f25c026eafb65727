import { expect, test } from "bun:test";
import { findFigure } from "../../src/writing/figures.ts";

test("findFigure() takes a number with the words that say what it counts", () => {
  const found: [string, string, string, string][] = [
    ["en", "Bees pollinate 75 % of the crops we eat.", "75 %", "of the crops we eat"],
    ["en", "Sales grew by about $1.2 bn.", "$1.2 bn", "Sales grew"],
    ["en", "A single oak can support 2,300 species.", "2,300 species", "A single oak can support"],
    [
      "en",
      "About 25 million homes in Europe have panels.",
      "25 million",
      "homes in Europe have panels",
    ],
    ["de", "Der Umsatz stieg um 40 Prozent.", "40 Prozent", "Der Umsatz stieg"],
    [
      "fr",
      "Les marais couvrent environ 2 000 hectares.",
      "2 000 hectares",
      "Les marais couvrent environ",
    ],
    [
      "ru",
      "В озере хранится около 20 % всей пресной воды планеты.",
      "20 %",
      "всей пресной воды планеты",
    ],
    ["ja", "心臓病のリスクが26%低いことがわかりました。", "26%", "心臓病のリスク"],
    ["zh", "新线路全长约25公里。", "25公里", "新线路全长"],
  ];
  for (const [language, sentence, value, label] of found) {
    expect(findFigure(sentence, language)).toEqual({ value, label });
  }
});

test("findFigure() leaves years, dates, small counts, names, ranges and limits alone", () => {
  const none = [
    "It opened in 1966.",
    "It begins on 12 March.",
    "We met 5 friends there.",
    "COVID-19 changed the way people work.",
    "It takes 8 to 12 years to grow.",
    "See page 34 for the answer.",
    "The queen lays up to 2,000 eggs a day.",
    "It is ready when less than 20 percent of it is water.",
  ];
  for (const sentence of none)
    expect([sentence, findFigure(sentence, "en")]).toEqual([sentence, null]);
});
