import { expect, test } from "bun:test";
import type { Document } from "../../../src/posts/document.ts";
import type { Specimen } from "./_corpus.ts";
import { scoreDocument } from "./_score.ts";

const SPECIMEN: Specimen = {
  name: "en-howto-tea",
  language: "en",
  kind: "howto",
  type: "text",
  bytes: new TextEncoder().encode(
    "Menu\nBoil the kettle\nPour it over the leaves\nTea: how to make it",
  ),
  clean: "Tea: how to make it\n1. Boil the kettle\n2. Pour it over the leaves",
  expectation: { date: "3 May 2026", blocks: { numbers: [1, 2] } },
};
const GOOD: Document = {
  title: "Tea: how to make it",
  blocks: [
    { kind: "heading", text: "Tea: how to make it", level: 1 },
    { kind: "list_item", text: "Boil the kettle", level: 1, number: 1 },
    { kind: "list_item", text: "Pour it over the leaves", level: 1, number: 2 },
  ],
  details: { date: "3 May 2026, 10:15" },
  language: "en",
  direction: "ltr",
};
const score = (changes: Partial<Document>, specimen = SPECIMEN) =>
  scoreDocument(specimen, { document: { ...GOOD, ...changes }, shown: [], cleanAlone: GOOD });

test("what is read as expected has full marks", () => {
  const full = {
    furniture: [],
    shown: [],
    recall: 1,
    precision: 1,
    order: 1,
    cleanKept: 1,
    title: true,
  };
  const met = { details: { asked: 1, missed: [] }, blocks: { asked: 2, missed: [] } };
  expect(score({})).toEqual({ ...full, ...met });
});

test("a shortened headline is a title, and one with the site's name or of a word is none", () => {
  const titles = ["how to make it", "Tea: how to make it | Leafy", "Tea"];
  expect(titles.map((title) => score({ title }).title)).toEqual([true, false, false]);
});

test("a line of the page that is joined to others is furniture, and one that is allowed is not", () => {
  const blocks = [...GOOD.blocks, { kind: "paragraph" as const, text: "Menu Search", level: 0 }];
  const { furniture, precision } = score({ blocks });
  expect(furniture).toEqual(["Menu"]);
  expect(precision).toBeLessThan(1);
  const allowed = { ...SPECIMEN, expectation: { may: ["Menu Search"] } };
  expect(score({ blocks }, allowed)).toMatchObject({ furniture: [], precision: 1 });
});

test("a line of the page, or a part of one, is furniture where a post shows it", () => {
  const page = `${new TextDecoder().decode(SPECIMEN.bytes)}\nSubscribe now to get our letters about tea`;
  const specimen = { ...SPECIMEN, bytes: new TextEncoder().encode(page) };
  const texts = ["Boil the kettle", "Get our letters about tea", "Tea"];
  const { shown } = scoreDocument(specimen, { document: GOOD, shown: texts, cleanAlone: null });
  expect(shown).toEqual(["Get our letters about tea"]);
});

test("words in another order are kept, but not in order", () => {
  const { recall, order } = score({ blocks: GOOD.blocks.toReversed() });
  expect(recall).toBe(1);
  expect(order).toBeLessThan(0.6);
});

test("a missing number and date are named", () => {
  const { details, blocks } = score({ details: {}, blocks: GOOD.blocks.slice(0, 2) });
  expect(details.missed).toEqual(['date "3 May 2026"']);
  expect(blocks.missed).toEqual(["number 2"]);
});
