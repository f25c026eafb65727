import { expect, test } from "bun:test";
import { entriesOf } from "../../../../remotion/kit/type/entries.ts";

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
