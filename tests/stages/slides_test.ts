import { expect, test } from "bun:test";
import type { Point, Script } from "../../src/posts/script.ts";
import { simplerSlide } from "../../src/stages/_simpler.ts";
import {
  carouselSlides,
  pointSlide,
  singleSlide,
  stepSlide,
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

test("a figure has its own label, and nothing is said twice below it", () => {
  const figure = { value: "66 million olive trees", label: "grow in Jaén" };
  const headline = "66 million olive trees grow in Jaén";
  const text = "66 million olive trees grow in Jaén. Each lives for 600 years.";
  const slide = { kind: "figure", ...figure } as const;
  const point = { ...POINT, headline, figure };
  expect(pointSlide({ ...point, text }, "en")).toEqual({
    ...slide,
    text: "Each lives for 600 years.",
  });
  expect(pointSlide({ ...point, text: "" }, "en")).toEqual({ ...slide, text: "" });
  const other = { ...point, headline: "Trees outnumber people", text: "" };
  expect(pointSlide(other, "en")).toEqual({ ...slide, text: "Trees outnumber people" });
});

test("a figure's label that is the whole statement is not repeated", () => {
  const label = "Only in Jaén grow 66 million olive trees";
  const figure = { value: "66 million", label };
  const text = `${label}, and each lives for 600 years.`;
  expect(pointSlide({ ...POINT, headline: "Oil", figure, text }, "en")).toEqual({
    kind: "figure",
    ...figure,
    text: "",
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

test("slides of a list are numbered, where each can show its number", () => {
  const kinds = (points: Point[], count: number, genre: Script["genre"] = "list") =>
    carouselSlides(scriptOf(points, { genre }), count).map((slide) =>
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
  expect(kinds([POINT, POINT], 4, "news")).toEqual(["cover", null, null, "closing"]);
});

test("a point's emphasis is on its slide, for as long as the headline has it", () => {
  const headline =
    "A crown of full size drinks 400 litres of water a day. It pays that back in shade";
  const point = { ...POINT, headline, emphasis: "400 litres of water", text: "" };
  const slide = pointSlide(point, "en");
  expect(slide).toMatchObject({ headline, emphasis: "400 litres of water" });
  expect(simplerSlide(slide, "en")).toMatchObject({ emphasis: "400 litres of water" });
  const late = pointSlide({ ...point, emphasis: "back in shade" }, "en");
  expect(simplerSlide(late, "en")).toMatchObject({ emphasis: null });
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

test("a point's data are on its slide, and counted things on a figure only if it is their number", () => {
  const counted = { kind: "counted", part: 1, whole: 4, value: "one in four" } as const;
  const change = {
    kind: "change",
    before: { label: "", value: "12", share: 0.5 },
    after: { label: "", value: "24", share: 1 },
  } as const;
  const figure = { value: "one in four", label: "bikes" };
  expect(pointSlide({ ...POINT, figure, data: counted }, "en")).toMatchObject({
    kind: "figure",
    data: counted,
  });
  const other = pointSlide({ ...POINT, figure: { ...figure, value: "7" }, data: counted }, "en");
  expect(other).not.toHaveProperty("data");
  expect(pointSlide({ ...POINT, figure, data: change }, "en")).toMatchObject({
    kind: "point",
    data: change,
  });
});

test("a single step is its number and what it says, whatever the headline of all steps is", () => {
  const step = { ...POINT, headline: "Method (2 / 4)", text: "Peel them hot. Let them cool." };
  expect(stepSlide(step, "en")).toEqual({
    kind: "point",
    number: 2,
    headline: "Peel them hot",
    emphasis: null,
    text: "Let them cool.",
  });
  const [, shown] = carouselSlides(scriptOf([step]), 3);
  expect(shown).toMatchObject({ number: 2, headline: "Peel them hot" });
});

test("what is no single step, or no headline, keeps its own", () => {
  const step = { ...POINT, headline: "Method (2 / 4)", text: "Peel them hot." };
  for (const other of [
    { ...step, headline: "Method (1–3 / 4)" },
    { ...step, headline: "Peel them" },
    { ...step, text: "" },
    { ...step, text: "Pan: keep it hot." },
    { ...step, text: `${"Peel them slowly and ".repeat(8)}stop.` },
  ]) {
    expect(stepSlide(other, "en")).toBeNull();
  }
});
