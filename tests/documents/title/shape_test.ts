import { expect, test } from "bun:test";
import { mayBeHeadline } from "../../../src/documents/title/shape.ts";
import type { Block } from "../../../src/posts/document.ts";

const mayBe = (text: string, kind: Block["kind"] = "paragraph") =>
  mayBeHeadline({ kind, text, level: 0 }, "short");

test("a link to the page before or after is no headline, and a quotation may be one", () => {
  for (const link of ["<Mills of the town", "« Mills of the town", "Ovens of the town →"])
    expect(mayBe(link)).toBe(false);
  for (const headline of [
    "« La farine manque », dit le meunier",
    "Le meunier : « La farine manque »",
  ])
    expect(mayBe(headline)).toBe(true);
});

test("a stanza is no headline", () => {
  expect(mayBe("The mill has stopped\nThe oven is cold", "verse")).toBe(false);
});
