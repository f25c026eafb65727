import { expect, test } from "bun:test";
import { fieldsOf, spotsOf } from "../../../src/dashboard/editor/fields.ts";
import type { DraftSlide } from "../../../src/posts/draft.ts";
import { DRAFT } from "./_draft.ts";

const { s2 } = DRAFT.slides;
const point = s2 as Extract<DraftSlide, { kind: "point" }>;
const at = (text: string) => ({ text, left: 0, top: 0, width: 10, height: 10 });

test("texts of a picture lead to the fields that they show, however the look sets them", () => {
  const texts = [
    at("1. The harbour counts"),
    at("On 41 evenings some\u00adbody missed it."),
    at("2/3"),
  ];
  expect(spotsOf(point, texts).map(({ field }) => field.path)).toEqual([["headline"], ["text"]]);
  const quote = { ...point, headline: "“It’s here”" };
  expect(spotsOf(quote, [at("It's here")]).map(({ field }) => field.path)).toEqual([["headline"]]);
});

test("the sender's name and what a look says by itself lead nowhere", () => {
  expect(spotsOf(point, [at("@pier.nine"), at("the"), at("")])).toEqual([]);
});

test("what is drawn to scale has its words as fields, and what may be absent is null when it is empty", () => {
  const rungs = [
    { label: "Bus", value: "80 %", share: 1 },
    { label: "Car", value: "20 %", share: 0.25 },
  ];
  const fields = fieldsOf({ ...point, data: { kind: "ladder", rungs } });
  expect(fields.map(({ path }) => path.join("."))).toEqual([
    "headline",
    "text",
    "data.rungs.0.label",
    "data.rungs.0.value",
    "data.rungs.1.label",
    "data.rungs.1.value",
  ]);
  const cover = DRAFT.slides.s1 as DraftSlide;
  expect(fieldsOf(cover).map(({ value, empty }) => [value !== "", empty])).toEqual([
    [false, null],
    [true, ""],
    [true, null],
  ]);
});
