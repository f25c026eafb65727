import { expect, test } from "bun:test";
import {
  freeId,
  inserted,
  moved,
  removed,
  withPartAdded,
  withPartRemoved,
  withSizes,
  withSlide,
  withText,
} from "../../../src/dashboard/editor/edits.ts";
import type { DraftSlide } from "../../../src/posts/draft.ts";
import { DRAFT } from "./_draft.ts";

const point = DRAFT.slides.s2 as Extract<DraftSlide, { kind: "point" }>;

test("a text is replaced wherever it stands, and nothing else", () => {
  const listed = withText(DRAFT, "s3", ["items", 1], "Second, better");
  expect(listed.slides.s3).toMatchObject({ items: ["First", "Second, better"] });
  expect(listed.slides.s2).toBe(DRAFT.slides.s2);
  const titled = withText(DRAFT, "s2", ["headline"], "Another");
  expect(titled).toEqual({
    ...DRAFT,
    slides: { ...DRAFT.slides, s2: { ...point, headline: "Another" } },
  });
  expect(DRAFT.slides.s2).toMatchObject({ headline: "The harbour counts" });
});

test("a value that is typed makes its bar as long as it says", () => {
  const bar = (label: string, value: string, share: number) => ({ label, value, share });
  const march = bar("March", "40", 1);
  const rungs = [march, bar("April", "10", 0.25)];
  const drawn = withSlide(DRAFT, "s2", { data: { kind: "ladder", rungs } });
  const typed = withText(drawn, "s2", ["data", "rungs", 1, "value"], "20");
  const { data } = withSizes(typed, "s2", drawn).slides.s2 as typeof point;
  expect(data).toEqual({ kind: "ladder", rungs: [march, bar("April", "20", 0.5)] });
  // What was not drawn has nothing to be measured by.
  expect(withSizes(typed, "s2", DRAFT)).toBe(typed);
});

test("bars are added and removed, as many as can be drawn, and the others are measured anew", () => {
  const rungs = [
    { label: "March", value: "40", share: 1 },
    { label: "April", value: "10", share: 0.25 },
    { label: "May", value: "20", share: 0.5 },
  ];
  const drawn = withSlide(DRAFT, "s2", { data: { kind: "ladder", rungs } });
  const rungsOf = (draft: typeof DRAFT) => Object(draft.slides.s2).data.rungs;
  const without = withPartRemoved(drawn, "s2", { at: 0, base: drawn });
  expect(rungsOf(without)).toEqual([
    { label: "April", value: "10", share: 0.5 },
    { label: "May", value: "20", share: 1 },
  ]);
  expect(withPartRemoved(without, "s2", { at: 0, base: drawn })).toBe(without);
  let more = withPartAdded(without, "s2", { label: "June", base: drawn });
  expect(rungsOf(more).at(-1)).toEqual({ label: "June", value: "20", share: 1 });
  for (let added = 0; added < 5; added++) {
    more = withPartAdded(more, "s2", { label: "Later", base: drawn });
  }
  expect(rungsOf(more)).toHaveLength(6);
  expect(withPartAdded(DRAFT, "s3", { label: "June", base: DRAFT })).toBe(DRAFT);
});

test("the parts of a whole share it among as many as they become", () => {
  const part = (label: string, value: string, share: number) => ({ label, value, share });
  const parts = [
    part("Cars", "30", 0.5),
    part("Bicycles", "20", 0.333),
    part("Buses", "10", 0.167),
  ];
  const drawn = withSlide(DRAFT, "s2", { data: { kind: "parts", parts } });
  const { slides } = withPartRemoved(drawn, "s2", { at: 2, base: drawn });
  expect(Object(slides.s2).data.parts).toEqual([
    part("Cars", "30", 0.6),
    part("Bicycles", "20", 0.4),
  ]);
});

test("a slide of another kind keeps what it shows, and loses its other words", () => {
  const { slides } = withSlide(DRAFT, "s2", { kind: "quote", text: "Wait.", attribution: null });
  expect(slides.s2).toEqual({
    kind: "quote",
    text: "Wait.",
    attribution: null,
    drawing: "ferry",
    picture: null,
    crossing: null,
  });
});

test("slides are moved, added, duplicated and removed, and one is always left", () => {
  expect(moved(DRAFT, "s3", 0).order).toEqual(["s3", "s1", "s2"]);
  expect(moved(DRAFT, "s1", 0)).toBe(DRAFT);
  expect(moved(DRAFT, "s1", 99).order).toEqual(["s2", "s3", "s1"]);
  const more = inserted(DRAFT, "s2", freeId(DRAFT), point);
  expect(more.order).toEqual(["s1", "s2", "s4", "s3"]);
  expect(more.slides.s4).toBe(point);
  const less = removed(removed(DRAFT, "s1"), "s3");
  expect(Object.keys(less.slides)).toEqual(["s2"]);
  expect(removed(less, "s2")).toBe(less);
});
