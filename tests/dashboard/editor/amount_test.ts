import { expect, test } from "bun:test";
import { amountIn, integersIn } from "../../../src/dashboard/editor/amount.ts";

test.each([
  ["41 evenings", "en", 41],
  ["about 1,200 people", "en", 1200],
  ["1.200 Menschen", "de", 1200],
  ["3,5 %", "de", 3.5],
  ["1.5", "de", 1.5],
  ["12 000 voyageurs", "fr", 12_000],
  ["$4.2 million", "en", 4_200_000],
  ["4.2M", "en", 4_200_000],
  ["12 m", "en", 12],
  ["3 Millionen", "de", 3_000_000],
  ["5万人", "ja", 50_000],
  ["३४ गाँव", "hi", 34],
  ["٤٢٫٥ كم", "ar", 42.5],
  ["−7 °C", "en", -7],
  ["1.234.567,8", "de", 1_234_567.8],
  ["twelve", "en", null],
  ["", "en", null],
] as const)("%p in %p is %p", (text, language, amount) => {
  expect(amountIn(text, language)).toBe(amount);
});

test("whole numbers are found one by one", () => {
  expect(integersIn("3 in 10")).toEqual([3, 10]);
  expect(integersIn("one in ten")).toEqual([]);
});
