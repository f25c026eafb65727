import { expect, test } from "bun:test";
import { readText } from "../../src/documents/text.ts";

const OPENING =
  "The keepers of the lock had asked for a second gate for years before the flood in April.";
const CLOSING =
  "Since then, the town has paid for two gates, and both of them are already too low for the river.";
const itemsOf = (...parts: string[]) =>
  readText(["Skip to content", "Share", "A lock gets its second gate", ...parts].join("\n\n"))
    .blocks.filter(({ kind }) => kind === "list_item")
    .map(({ text }) => text);

test("lines that stand together below a colon within a text are a list", () => {
  const items = ["hinges that no flood can lift", "a crane", "paint"];
  const led = `For the new gate they need:\n${items.join("\n")}`;
  expect(itemsOf(OPENING, led, CLOSING, "Privacy policy")).toEqual(items);
});

test("lines with empty lines between them, or away from the text, are none", () => {
  const links = ["About the lock", "Opening times", "Contact"];
  expect(
    itemsOf(OPENING, "For the new gate they need:", ...links, CLOSING, "Privacy policy"),
  ).toEqual([]);
  const footer = [
    "Imprint",
    "Terms of use",
    "Home",
    `Find us in these places:\n${links.join("\n")}`,
  ];
  expect(itemsOf(OPENING, CLOSING, ...footer)).toEqual([]);
});
