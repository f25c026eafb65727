import { expect, test } from "bun:test";
import fc from "fast-check";
import { barsOf, quantityIn, quantityOf } from "../../../../remotion/kit/figures/quantities.ts";

test("quantityOf() reads shares, counts and changes", () => {
  const share = (value: number) => ({ kind: "share" as const, share: value });
  expect(quantityOf("42 %", "of nurses sleep less than six hours")).toEqual(share(0.42));
  expect(quantityOf("93,5 Prozent", "der Pakete kamen an")).toEqual(share(0.935));
  expect(quantityOf("about 40 percent", "of what is bought")).toEqual(share(0.4));
  expect(quantityOf("less than 40 percent", "of what is bought")).toBeNull();
  expect(quantityOf("٪٤٢", "من السكان")).toEqual(share(0.42));
  expect(quantityOf("42%", "の住民が木陰を選ぶ")).toEqual(share(0.42));
  expect(quantityOf("45 of 60", "seats")).toEqual(share(0.75));
  expect(quantityOf("3 of 4", "parents")).toEqual({ kind: "count", part: 3, whole: 4 });
  expect(quantityOf("4人中3人", "")).toEqual({ kind: "count", part: 3, whole: 4 });
  expect(quantityOf("35 %", "less water than in 2015")).toEqual({ kind: "change", factor: 0.65 });
  expect(quantityOf("120 %", "Sales grew")).toEqual({ kind: "change", factor: 2.2 });
  expect(quantityOf("-20 %", "Preise")).toEqual({ kind: "change", factor: 0.8 });
  expect(quantityOf("3x", "faster than by car")).toEqual({ kind: "change", factor: 3 });
});

test("quantityOf() reads nothing into numbers that say nothing about proportions", () => {
  for (const value of ["17 km", "$1.2 bn", "4.2 °C", "24/7", "150 %", "2,300 species", "", "%"]) {
    expect(quantityOf(value, "")).toBeNull();
  }
  expect(quantityOf("35 %", "How one town cut its use of water by half")).toBeNull();
});

test("quantityIn() finds the share that a sentence tells of", () => {
  expect(quantityIn("Why 68 % of renters would move")).toEqual({ kind: "share", share: 0.68 });
  expect(quantityIn("Nur 3 von 10 Kindern")).toEqual({ kind: "count", part: 3, whole: 10 });
  for (const text of [
    "Prices fell 35 % in May",
    "Top 10 tips",
    "In 2024, 7 towns",
    "COVID-19 in 20",
  ])
    expect(quantityIn(text)).toBeNull();
});

test("quantityOf() gives what can be drawn, whatever the text", () => {
  const text = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^[\d.,% x/of]{0,12}$/));
  fc.assert(
    fc.property(text, text, (value, about) => {
      const quantity = quantityOf(value, about);
      if (quantity?.kind === "share") expect(quantity.share).toBeWithin(0, 1.0001);
      if (quantity?.kind === "count") expect(quantity.part).toBeWithin(0, quantity.whole + 1);
      if (quantity?.kind === "change") expect(quantity.factor).toBeWithin(0, 8.0001);
    }),
    { numRuns: 60 },
  );
});

test("barsOf() sets two numbers of one measure against each other", () => {
  expect(barsOf("74 % of all payments", "31 % of all payments")).toEqual([0.74, 0.31]);
  expect(barsOf("It cost €20 in 2015", "It costs €50")).toEqual([0.4, 1]);
  expect(barsOf("20 km", "50 kg")).toBeNull();
  expect(barsOf("People stop", "5 people hurry")).toBeNull();
});
