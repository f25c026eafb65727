import { expect, test } from "bun:test";
import type { Point, Script } from "../../src/posts/script.ts";
import {
  carouselSlides,
  pointSlide,
  singleSlide,
  withoutSpoken,
} from "../../src/stages/_slides.ts";
import { POINT, scriptOf } from "./_script.ts";

test("a point becomes the slide that shows best what is special in it", () => {
  const figure = { value: "42 %", label: "of the carbon" };
  const quote = { text: "Plant a tree.", attribution: null };
  const side = { label: "Before", text: "Bare." };
  expect(pointSlide(POINT, "en").kind).toBe("point");
  expect(pointSlide({ ...POINT, figure }, "en").kind).toBe("figure");
  expect(pointSlide({ ...POINT, figure, items: ["One", "Two"] }, "en").kind).toBe("list");
  expect(pointSlide({ ...POINT, comparison: { left: side, right: side } }, "en").kind).toBe(
    "comparison",
  );
  expect(pointSlide({ ...POINT, figure, quote }, "en").kind).toBe("quote");
});

test("a figure stands over its point's headline, and its text is not said twice", () => {
  const figure = { value: "66 million olive trees", label: "in Jaén" };
  const headline = "Only in Jaén grow more than";
  const repeated = "Only in Jaén grow more than 66 million olive trees.";
  expect(pointSlide({ ...POINT, headline, figure, text: repeated }, "en")).toEqual({
    kind: "figure",
    value: "66 million olive trees",
    label: headline,
    text: "",
  });
  const news = "Only in Jaén grow more than 66 million olive trees, and each lives for 600 years.";
  expect(pointSlide({ ...POINT, headline, figure, text: news }, "en")).toMatchObject({
    text: news,
  });
});

test("a point whose text begins with its headline is shown as its whole sentence", () => {
  const headline = "Wind depends on the weather";
  const text = "Wind depends on the weather, tides on the calendar. Both turn wheels.";
  expect(pointSlide({ ...POINT, headline, text }, "en")).toMatchObject({
    headline: "Wind depends on the weather, tides on the calendar",
    text: "Both turn wheels.",
  });
});

test("where captions say a point's text word by word it is left to them", () => {
  expect(withoutSpoken(POINT)).toEqual({ ...POINT, text: "" });
  const other = { ...POINT, narration: ["Something else."] };
  expect(withoutSpoken(other)).toEqual(other);
});

test("the closing reminds of what a post was about, but repeats neither a joke nor the slide before", () => {
  const closing = (script: Script) => carouselSlides(script, 5).at(-1);
  expect(closing(scriptOf([POINT]))).toMatchObject({ text: "Why old trees matter" });
  expect(closing({ ...scriptOf([POINT]), genre: "joke" })).toMatchObject({ text: null });
  expect(closing(scriptOf([]))).toMatchObject({ text: null });
});

test("slides of a carousel are numbered only where each can show its number", () => {
  const kinds = (points: Point[], count: number) =>
    carouselSlides(scriptOf(points), count).map((slide) =>
      slide.kind === "point" ? slide.number : slide.kind,
    );
  expect(kinds([POINT, POINT, POINT], 5)).toEqual(["cover", 1, 2, 3, "closing"]);
  expect(kinds([POINT, { ...POINT, items: ["One", "Two"] }], 4)).toEqual([
    "cover",
    null,
    "list",
    "closing",
  ]);
  expect(kinds([POINT, POINT], 2)).toEqual(["cover", null]);
  expect(kinds([POINT], 1)).toEqual(["cover"]);
});

test("a single picture of a joke has its pay-off, and one of a quotation is the quotation", () => {
  const joke = {
    ...scriptOf([{ ...POINT, headline: "They have old roots" }]),
    genre: "joke",
  } as const;
  expect(singleSlide(joke)).toMatchObject({ kind: "cover", subline: "They have old roots" });
  const quote = { text: "Plant a tree.", attribution: "A proverb" };
  const quotation = { ...scriptOf([{ ...POINT, quote }]), genre: "quote" } as const;
  expect(singleSlide(quotation)).toEqual({ kind: "quote", ...quote });
  expect(singleSlide(scriptOf([POINT]))).toMatchObject({ kind: "cover", subline: null });
});
