import { expect, test } from "bun:test";
import { countWidth, entriesOf } from "../../../../remotion/kit/type/entries.ts";

test("items without numbers are not counted", () => {
  expect(entriesOf(["A rope", "3 bells"])).toEqual([
    { number: null, text: "A rope" },
    { number: null, text: "3 bells" },
  ]);
});

test("the numbers of a ranking are those that it has, and are not said twice", () => {
  expect(entriesOf(["6. France", "7. Italy"])).toEqual([
    { number: "6", text: "France" },
    { number: "7", text: "Italy" },
  ]);
  expect(entriesOf(["٣. مصر"])).toEqual([{ number: "٣", text: "مصر" }]);
});

test("an item whose number is a part of it leaves all as they are", () => {
  const items = ["1. Norway", "2.5 litres of water"];
  expect(entriesOf(items).map(({ text }) => text)).toEqual(items);
});

test("numbers are known in digits of any script, and as Chinese writes them", () => {
  const numbersOf = (items: string[]) => entriesOf(items).map(({ number }) => number);
  expect(numbersOf(["٩. المرآب", "١٠. القبو"])).toEqual(["٩", "١٠"]);
  expect(numbersOf(["१८. गैराज", "१९. तहखाना"])).toEqual(["१८", "१९"]);
  expect(numbersOf(["１０．車庫", "１１．地下室"])).toEqual(["10", "11"]);
  expect(numbersOf(["十、车库", "二十一、地窖"])).toEqual(["十", "二十一"]);
});

test("the column of numbers is as wide as the longest of them asks for", () => {
  const widthFor = (items: string[]) => countWidth(entriesOf(items), 100);
  expect(widthFor(["1. Attic", "2. Barn"])).toBe(100);
  expect(widthFor(["9. Attic", "10. Barn"])).toBe(160);
  expect(widthFor(["Attic", "Barn"])).toBe(100);
  expect(widthFor(["十、车库", "十一、地窖"])).toBeGreaterThan(160);
});
