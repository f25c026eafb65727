import { expect, test } from "bun:test";
import { isAside } from "../../../src/documents/pdf/aside.ts";
import { withContactsAside } from "../../../src/documents/pdf/contacts.ts";
import type { Block } from "../../../src/posts/document.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text, level: 0 });
const item = (text: string): Block => ({ kind: "list_item", text, level: 1 });
const prose = paragraph(
  "The mill stands at the weir since long before the town was built, and it still turns.",
);
const contacts = [
  item("https://mill.example/tours"),
  item("Write to us at miller@mill.example"),
  item("Flour: shop.mill.com"),
  paragraph("Tours: www.mill.example/tours, +44 20 7946 0000"),
];

test("withContactsAside() sets aside what says no more than an address", () => {
  const said = item("The miller answers questions about flour at miller@mill.example on Mondays");
  const read = withContactsAside([prose, ...contacts, said, prose]);
  expect(read).toHaveLength(7);
  expect(read.filter((block) => !isAside(block))).toEqual([prose, said, prose]);
});

test("withContactsAside() keeps all of a document that says little else", () => {
  expect(withContactsAside([prose, ...contacts]).some(isAside)).toBe(false);
});
