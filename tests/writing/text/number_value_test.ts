import { expect, test } from "bun:test";
import { numberValue } from "../../../src/writing/text/number_value.ts";

test("numberValue() reads numbers as their language writes them, in digits of any script", () => {
  const values: [string, string, number][] = [
    ["en", "1,234.5", 1234.5],
    ["en", "1.234", 1.234],
    ["de", "1.234", 1234],
    ["de", "1.234.567,89", 1234567.89],
    ["fr", "2\u202F000", 2000],
    ["hi", "1,50,000", 150_000],
    ["ar", "٣٫٥", 3.5],
    ["hi", "५०", 50],
    ["ja", "１２", 12],
    ["sv", "−18", -18],
  ];
  for (const [language, text, value] of values)
    expect([text, numberValue(text, language)]).toEqual([text, value]);
});

test("numberValue() is NaN for what is no number", () => {
  for (const text of ["", "12 km", "1.2.3", "n/a"])
    expect([text, numberValue(text, "en")]).toEqual([text, Number.NaN]);
});
