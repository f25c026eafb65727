import { expect, test } from "bun:test";
import fc from "fast-check";
import { sizedData } from "../../../src/dashboard/editor/sized_data.ts";
import type { DraftData } from "../../../src/posts/draft.ts";

const thing = (label: string, value: string, share: number) => ({ label, value, share });
const LADDER = {
  kind: "ladder",
  rungs: [
    thing("March", "40 evenings", 1),
    thing("April", "10 evenings", 0.25),
    thing("May", "none", 0),
  ],
} satisfies DraftData;
const PARTS = {
  kind: "parts",
  parts: [thing("Harbour", "60 %", 0.6), thing("Island", "40 %", 0.4)],
} satisfies DraftData;

/** Data in which one value was typed. */
function typed(data: DraftData, index: number, value: string): DraftData {
  const retyped = <Item extends { value: string }>(items: readonly Item[]) =>
    items.map((item, place) => (place === index ? { ...item, value } : item));
  if (data.kind === "ladder") return { ...data, rungs: retyped(data.rungs) };
  if (data.kind === "parts") return { ...data, parts: retyped(data.parts) };
  return data;
}

function sharesOf(data: DraftData): number[] {
  const things = data.kind === "ladder" ? data.rungs : data.kind === "parts" ? data.parts : [];
  return things.map(({ share }) => share);
}

test("a bar is as long as its value beside the greatest, whichever is the greatest then", () => {
  const drawn = { data: LADDER, language: "en" };
  const shares = (index: number, value: string) =>
    sharesOf(sizedData(typed(LADDER, index, value), drawn));
  expect(shares(1, "20 evenings")).toEqual([1, 0.5, 0]);
  expect(shares(1, "80 evenings")).toEqual([0.5, 1, 0]);
  expect(shares(2, "30 evenings")).toEqual([1, 0.25, 0.75]);
  // While it is typed, and where there is no number, it stays.
  expect(shares(1, "")).toEqual([1, 0.25, 0]);
  expect(shares(1, "a few")).toEqual([1, 0.25, 0]);
});

test("percentages of a whole are what they say, and other parts are shares of their sum", () => {
  const shares = (data: DraftData, value: string) =>
    sharesOf(sizedData(typed(data, 0, value), { data, language: "en" }));
  expect(shares(PARTS, "50 %")).toEqual([0.5, 0.4]);
  const counts: DraftData = {
    ...PARTS,
    parts: [thing("Harbour", "30 people", 0.75), thing("Island", "10 people", 0.25)],
  };
  expect(shares(counts, "10 people")).toEqual([0.5, 0.5]);
});

test("before and after are beside each other, and so many of so many are counted", () => {
  const change: DraftData = {
    kind: "change",
    before: thing("", "20", 0.5),
    after: thing("", "40", 1),
  };
  const later = { ...change, after: thing("", "10", 1) };
  expect(sizedData(later, { data: change, language: "en" })).toMatchObject({
    before: { share: 1 },
    after: { share: 0.5 },
  });
  const counted: DraftData = { kind: "counted", part: 1, whole: 10, value: "one in ten" };
  const count = (value: string) =>
    sizedData({ ...counted, value }, { data: counted, language: "en" });
  expect(count("3 of 12")).toMatchObject({ part: 3, whole: 12 });
  for (const value of ["two in ten", "3 of 2", "0 of 9", "3 of 300"]) {
    expect(count(value)).toMatchObject({ part: 1, whole: 10 });
  }
});

test("whatever is typed, sizes are from 0 to 1, and what was drawn has those that it had", () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(2), (value, index) => {
      for (const data of [LADDER, PARTS]) {
        const drawn = { data, language: "en" };
        const shares = sharesOf(sizedData(typed(data, index, value), drawn));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
        expect(sizedData(data, drawn)).toEqual(data);
      }
    }),
  );
});
