import { expect, test } from "bun:test";
import { withoutSite } from "../../../src/documents/title/names_apart.ts";

const alone = { kind: "paragraph", text: "Old bakery sells its last loaf", level: 0 } as const;

test("withoutSite() takes off the part of a site before a headline that the page says alone", () => {
  expect(withoutSite(`Food / ${alone.text}`, [alone])).toBe(alone.text);
  expect(withoutSite(`Food / ${alone.text}`, [])).toBe(`Food / ${alone.text}`);
});

test("withoutSite() takes off where on its site a page is, and a signature with an address", () => {
  expect(withoutSite(`Home → Local news → ${alone.text}`, [alone])).toBe(alone.text);
  expect(withoutSite(`${alone.text} by Ana Reis @anareis 3 March 2026`, [])).toBe(alone.text);
  expect(withoutSite("How to stand by Old Bakers in 1990", [])).toBe(
    "How to stand by Old Bakers in 1990",
  );
});

test("withoutSite() takes the day of publication off a headline, and leaves a year that it is about", () => {
  expect(withoutSite(`${alone.text} 2026/03/04`, [])).toBe(alone.text);
  expect(withoutSite(`${alone.text} 2026-03-04 18:25`, [])).toBe(alone.text);
  expect(withoutSite("What bakers wrote in 2026", [])).toBe("What bakers wrote in 2026");
});

test("withoutSite() says once what a line says twice", () => {
  expect(withoutSite(`${alone.text} ${alone.text} By: Ana Reis`, [])).toBe(alone.text);
  expect(withoutSite("Bakers, bakers", [])).toBe("Bakers, bakers");
});

test("withoutSite() takes off what is said for those who do not see the page", () => {
  expect(withoutSite("갑문에 새 문이 달리다 본문", [])).toBe("갑문에 새 문이 달리다");
});
