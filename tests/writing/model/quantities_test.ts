import { describe, expect, test } from "bun:test";
import { quantitiesOf } from "../../../src/writing/model/quantities.ts";

/** The values of the numbers that a text certainly states. */
function valuesIn(text: string, language: string): number[] {
  const { found } = quantitiesOf(text, language);
  return found.filter((one) => one.isCertain).flatMap((one) => one.values);
}

describe("quantitiesOf()", () => {
  test.each([
    ["en", "2.5 million, 2,500,000, two and a half million", [2.5e6, 2.5e6, 2.5e6]],
    ["en", "50 %, fifty percent, half of the crew", [0.5, 0.5, 0.5]],
    ["en", "one hundred and twenty-six, two thousand and six", [126, 2006]],
    ["en", "nineteen eighty-four, two point seven five billion", [1984, 2.75e9]],
    ["de", "2,5 Millionen; 2.500.000; zweieinhalb Millionen", [2.5e6, 2.5e6, 2.5e6]],
    ["de", "zweihundertfünfzigtausend, neunzehnhundertvierundachtzig", [250_000, 1984]],
    ["de", "fünfzig Prozent, die Hälfte der Leute, drei Komma fünf Prozent", [0.5, 0.5, 0.035]],
    ["fr", "2 500 000, deux millions et demi", [2.5e6, 2.5e6]],
    ["fr", "quatre-vingt-dix-sept, deux cent mille", [97, 200_000]],
    ["fr", "50 %, cinquante pour cent, la moitié des gens", [0.5, 0.5, 0.5]],
    ["es", "dos mil quinientos millones, un millón y medio", [2.5e9, 1.5e6]],
    ["es", "treinta y dos, veintitrés, el cincuenta por ciento", [32, 23, 0.5]],
    ["pt", "dois milhões e meio, duzentos e cinquenta mil", [2.5e6, 250_000]],
    ["pt", "2,5 milhões, metade dos barcos", [2.5e6, 0.5]],
    ["ru", "два с половиной миллиона, 2,5 млн, двести пятьдесят тысяч", [2.5e6, 2.5e6, 250_000]],
    ["ru", "двадцати шести, пятьдесят процентов", [26, 0.5]],
    ["ar", "مليونان ونصف، مئتان وخمسون ألف", [2.5e6, 250_000]],
    ["ar", "٢٫٥ مليون، ستة وعشرون، خمسون في المئة", [2.5e6, 26, 0.5]],
    ["hi", "ढाई लाख, दो करोड़ पचास लाख, साढ़े तीन हजार", [250_000, 2.5e7, 3500]],
    ["hi", "2,50,000, २.५ करोड़, निन्यानवे प्रतिशत", [250_000, 2.5e7, 0.99]],
    ["bn", "আড়াই লাখ, দুই কোটি পঞ্চাশ লাখ, নিরানব্বই শতাংশ", [250_000, 2.5e7, 0.99]],
    ["ur", "ڈھائی لاکھ، ننانوے فیصد، ساڑھے تین ہزار", [250_000, 0.99, 3500]],
    ["id", "dua setengah juta, dua ratus lima puluh ribu, tujuh belas", [2.5e6, 250_000, 17]],
    ["zh", "两百五十万人，2.5万，3亿5千万", [2.5e6, 25_000, 3.5e8]],
    ["zh", "百分之五十，三分之一", [0.5, 1 / 3]],
    ["ja", "二百五十万人、3億5000万円、50パーセント、3割", [2.5e6, 3.5e8, 0.5, 0.3]],
    ["ko", "250만 명, 2억 5천만", [2.5e6, 2e8, 5e7]],
    ["it", "2,5 milioni, 2.500.000", [2.5e6, 2.5e6]],
  ])("reads numbers by their value in %s: %s", (language, text, expected) => {
    const values = valuesIn(text, language);
    for (const value of expected) expect(values).toContain(Number(value.toPrecision(12)));
    expect(values.filter((value) => value >= 1)).toHaveLength(
      expected.filter((value) => value >= 1).length,
    );
  });

  test("takes a number of three decimals for thousands too, where it may be", () => {
    expect(valuesIn("1.500 boats", "en")).toEqual([1.5, 1500]);
    expect(valuesIn("1.500 Boote", "de")).toEqual([1500]);
    expect(valuesIn("1,500 boats", "en")).toEqual([1500]);
  });

  test("keeps apart what only stands together", () => {
    expect(valuesIn("in 2020 300 boats, four and five", "en")).toEqual([2020, 300, 4, 5]);
    expect(valuesIn("on 3.05.2026 at 12:30", "en")).toEqual([3, 5, 2026, 12, 30]);
  });

  test.each([
    ["en", "one of them, the two, half an hour, a million thanks, the second half of the day"],
    ["de", "Achtung, gib acht, ein Vierteljahr, gewichtig"],
    ["fr", "un bateau neuf"],
    ["zh", "十分好，百万富翁，一般"],
  ])("is not certain of words that are seldom meant as numbers in %s: %s", (language, text) => {
    expect(valuesIn(text, language)).toEqual([]);
  });

  test("finds what scales the numbers of a table", () => {
    expect(quantitiesOf("Share in percent: 50", "en").looseScales).toEqual(new Set([0.01]));
  });

  test("knows a value that is told as a third by what it is rounded to", () => {
    expect(quantitiesOf("a third of them", "en").found[0]?.values).toContain(0.33);
  });
});
