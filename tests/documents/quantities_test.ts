import { expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";

const itemsOf = (text: string) =>
  readText(text)
    .blocks.filter(({ kind }) => kind === "list_item")
    .map((block) => block.text);

test("short lines that say how much of something are a list, with a last one that does not", () => {
  const text = "Oat biscuits\n\n150 g oats\n2 eggs\n½ cup sugar\nsome salt\n\n";
  const steps = "Mix everything, shape it into balls and bake them until they are brown.";
  expect(itemsOf(text + steps)).toEqual(["150 g oats", "2 eggs", "½ cup sugar", "some salt"]);
});

test("amounts may stand behind what there is", () => {
  const text =
    "卵焼き\n\n卵 3個\n砂糖 小さじ1\nだし 50ml\n\n卵を溶いて砂糖とだしを混ぜ、弱火でゆっくり焼いて巻く。";
  expect(itemsOf(text)).toEqual(["卵 3個", "砂糖 小さじ1", "だし 50ml"]);
  expect(readText(text).title).toBe("卵焼き");
});

test("times, years and sentences are no amounts", () => {
  expect(
    itemsOf(
      "Saturday\n\n10:00 Opening\n11:30 Tour\n13:00 Lunch\n\nThe house is open until six, and nobody has to sign up.",
    ),
  ).toEqual([]);
  expect(
    itemsOf(
      "The town\n\n1911 The station\n1936 The bridge\n1958 The school\n\nMuch was built in fifty years, and little of it stands.",
    ),
  ).toEqual([]);
  expect(itemsOf("2 eggs are enough.\n\n3 are too many.\n\n4 nobody eats.")).toEqual([]);
});
