import { expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";

const PAGE = [
  "Skip to content",
  "My account",
  "Folding lantern for the harbour wall",
  "Add to basket",
  "The lantern folds flat and hangs from a rail, and its light can be seen from two miles out at sea.",
  "A cord winds it up in a minute, after which it burns for three nights without a match or a battery.",
];

test("readText() makes a list of names and values below a heading of a page", () => {
  const facts = ["Height: 31 cm", "Weight: 900 g", "Made in: Harlow, by hand"];
  const { blocks } = readText(
    [...PAGE, "What it is made of", ...facts, "Add to basket", "Privacy policy"].join("\n"),
  );
  expect(blocks.slice(-4).map(({ kind, text }) => [kind, text])).toEqual([
    ["heading", "What it is made of"],
    ...facts.map((fact) => ["list_item", fact]),
  ]);
});
