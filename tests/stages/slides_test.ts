import { expect, test } from "bun:test";
import { carouselSlides, pointSlide, singleSlide } from "../../src/stages/_slides.ts";
import type { Point, Script } from "../../src/writing/script.ts";

const POINT: Point = {
  headline: "Old trees store the most",
  text: "A large tree grows faster than a small one.",
  items: [],
  figure: null,
  quote: null,
  comparison: null,
  narration: ["A large tree grows faster than a small one."],
};

function scriptOf(points: Point[]): Script {
  return {
    language: "en",
    direction: "ltr",
    genre: "essay",
    kicker: null,
    hook: "Why old trees matter",
    subline: null,
    points,
    callToAction: "Save this for later",
    openingNarration: ["Why old trees matter."],
    closingNarration: [],
    caption: "Why old trees matter",
    hashtags: [],
  };
}

test("a point becomes the slide that shows best what is special in it", () => {
  const figure = { value: "42 %", label: "of the carbon" };
  const quote = { text: "Plant a tree.", attribution: null };
  const side = { label: "Before", text: "Bare." };
  expect(pointSlide(POINT).kind).toBe("point");
  expect(pointSlide({ ...POINT, figure }).kind).toBe("figure");
  expect(pointSlide({ ...POINT, figure, items: ["One", "Two"] }).kind).toBe("list");
  expect(pointSlide({ ...POINT, comparison: { left: side, right: side } }).kind).toBe("comparison");
  expect(pointSlide({ ...POINT, figure, quote }).kind).toBe("quote");
});

test("a figure stands over its point's headline, and its text is not said twice", () => {
  const figure = { value: "66 million olive trees", label: "in Jaén" };
  const headline = "Only in Jaén grow more than";
  const repeated = "Only in Jaén grow more than 66 million olive trees.";
  expect(pointSlide({ ...POINT, headline, figure, text: repeated })).toEqual({
    kind: "figure",
    value: "66 million olive trees",
    label: headline,
    text: "",
  });
  const news = "Only in Jaén grow more than 66 million olive trees, and each lives for 600 years.";
  expect(pointSlide({ ...POINT, headline, figure, text: news })).toMatchObject({ text: news });
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
