import { expect, test } from "bun:test";
import {
  freeId,
  inserted,
  moved,
  removed,
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
