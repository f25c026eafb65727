import { expect, test } from "bun:test";
import fc from "fast-check";
import { splitAmount } from "../../../../remotion/kit/figures/amounts.ts";

test("a number is told from the words behind it", () => {
  expect(splitAmount("447 gigawatts")).toEqual(["447", "gigawatts", ""]);
  expect(splitAmount("$500 billion")).toEqual(["$500", "billion", ""]);
  expect(splitAmount("1.234.567.890,12 Euro")).toEqual(["1.234.567.890,12", "Euro", ""]);
  expect(splitAmount("25 million homes")).toEqual(["25", "million homes", ""]);
  expect(splitAmount("٤٥ مليون")).toEqual(["٤٥", "مليون", ""]);
});

test("a number is told from the words before it", () => {
  expect(splitAmount("about 40 percent")).toEqual(["40", "percent", "about"]);
  expect(splitAmount("лишь 3 из 10")).toEqual(["лишь 3 из 10", "", ""]);
  expect(splitAmount("लगभग 100 करोड़")).toEqual(["100", "करोड़", "लगभग"]);
});

test("a sign stays with its number, and so do words between numbers", () => {
  for (const value of [
    "90%",
    "4.2 °C",
    "12 km",
    "8 to 12 years",
    "1 in 4",
    "twice",
    "3000万円",
    "",
  ]) {
    expect(splitAmount(value)).toEqual([value, "", ""]);
  }
});

test("nothing is lost", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (value) => {
      const [number, words, before] = splitAmount(value);
      const letters = (text: string) => text.replaceAll(/\s/gu, "");
      expect(letters(before + number + words)).toBe(letters(value));
    }),
  );
});
