import { expect, test } from "bun:test";
import { withoutSite } from "../../../src/documents/title/names_apart.ts";

const alone = { kind: "paragraph", text: "Old bakery sells its last loaf", level: 0 } as const;

test("withoutSite() takes off the part of a site before a headline that the page says alone", () => {
  expect(withoutSite(`Food / ${alone.text}`, [alone])).toBe(alone.text);
  expect(withoutSite(`Food / ${alone.text}`, [])).toBe(`Food / ${alone.text}`);
});
