import { expect, test } from "bun:test";
import fc from "fast-check";
import { longestSlides, mirroredSlides, shortestSlides } from "postloom/testing";
import type { Slide } from "../../src/posts/slide.ts";
import { simplerSlide } from "../../src/stages/_simpler.ts";

/** Every slide that one is made into, down to the plainest. */
function downFrom(slide: Slide, language: string): Slide[] {
  const next = simplerSlide(slide, language);
  return next === null ? [] : [next, ...downFrom(next, language)];
}

const lengthOf = (slide: Slide) => JSON.stringify(Object.values(slide)).length;

test("every slide gets simpler in a few steps, and still says something", () => {
  for (const [slides, language] of [
    [longestSlides, "de"],
    [shortestSlides, "en"],
    [mirroredSlides, "ar"],
  ] as const) {
    for (const slide of slides) {
      const steps = downFrom(slide, language);
      expect(steps.length).toBeLessThan(12);
      for (const step of steps) expect("headline" in step ? step.headline : "text").not.toBe("");
    }
  }
});

test("a text loses whole sentences, the last first", () => {
  const slide: Slide = {
    kind: "point",
    number: 2,
    headline: "Dr. Wu was right",
    emphasis: null,
    text: "It costs $1.50 today. It did cost more. Nobody asked!",
  };
  expect(downFrom(slide, "en").map((step) => ("text" in step ? step.text : null))).toEqual([
    "It costs $1.50 today. It did cost more.",
    "It costs $1.50 today.",
    "",
  ]);
});

test("a list loses what explains its items, then items down to two, then all but the first", () => {
  const items = ["Milk: The kind with the blue lid", "Eggs", "Bread"];
  const slide: Slide = { kind: "list", headline: "Buy", items };
  expect(downFrom(slide, "en")).toEqual([
    { kind: "list", headline: "Buy", items: ["Milk", "Eggs", "Bread"] },
    { kind: "list", headline: "Buy", items: ["Milk", "Eggs"] },
    { kind: "point", number: null, headline: "Buy", emphasis: null, text: "Milk" },
    { kind: "point", number: null, headline: "Buy", emphasis: null, text: "" },
  ]);
});

test("a part of a list counts the items that are left", () => {
  const items = ["Milk", "Eggs", "Bread", "Salt"];
  const slide: Slide = { kind: "list", headline: "Buy (5–8 / 12)", items };
  const [first, second] = downFrom(slide, "en");
  expect(first).toEqual({ ...slide, headline: "Buy (5–7 / 12)", items: items.slice(0, 3) });
  expect(second).toEqual({ ...slide, headline: "Buy (5–6 / 12)", items: items.slice(0, 2) });
});

test("both sides of a comparison stay, or none", () => {
  const slide: Slide = {
    kind: "comparison",
    headline: "Then and now",
    left: { label: "Then", text: "Slow. Loud." },
    right: { label: "Now", text: "Fast." },
  };
  expect(downFrom(slide, "en").map(({ kind }) => kind)).toEqual(["comparison", "point", "point"]);
  expect(downFrom(slide, "en")[1]).toMatchObject({ text: "Then – Now" });
});

test("no words are ever added to a text that anybody has written", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 200 });
  fc.assert(
    fc.property(text, text, fc.constantFrom("en", "ja", "th"), (headline, body, language) => {
      const slide: Slide = { kind: "point", number: null, headline, emphasis: null, text: body };
      let before: Slide = slide;
      for (const step of downFrom(slide, language)) {
        expect(lengthOf(step)).toBeLessThanOrEqual(lengthOf(before));
        before = step;
      }
    }),
  );
});

test("data are drawn as long as they fit, then their slide says the same in words", () => {
  const rungs = [
    { label: "Lake", value: "9 km", share: 1 },
    { label: "Hill", value: "4 km", share: 0.44 },
  ];
  const list: Slide = {
    kind: "list",
    headline: "Paths",
    items: ["Lake: 9 km", "Hill: 4 km"],
    data: { kind: "ladder", rungs },
  };
  const { data: _, ...words } = list;
  expect(simplerSlide(list, "en")).toEqual(words);
  const counted = { kind: "counted", part: 1, whole: 4, value: "one in four" } as const;
  const figure: Slide = {
    kind: "figure",
    value: "one in four",
    label: "bikes",
    text: "So it was told.",
    data: counted,
  };
  const steps = downFrom(figure, "en").slice(0, 3);
  expect(steps.map((step) => [step.kind, "data" in step])).toEqual([
    ["figure", true],
    ["figure", false],
    ["point", false],
  ]);
});
