import { expect, test } from "bun:test";
import { longestSlides, mirroredSlides, shortestSlides } from "postloom/testing";
import { altTextOf } from "../../src/stages/_alt_text.ts";
import { sentPicture } from "./_pictures.ts";

test("alternative texts have every word of a slide, in the order in which it is read", () => {
  for (const [slides, language] of [
    [shortestSlides, "en"],
    [longestSlides, "de"],
    [mirroredSlides, "ar"],
  ] as const) {
    for (const slide of slides) {
      const { kind: _, ...parts } = slide;
      const text = altTextOf(slide, language);
      for (const value of Object.values(parts)) {
        if (typeof value === "string") expect(text).toContain(value.trim());
        if (Array.isArray(value)) for (const item of value) expect(text).toContain(item);
      }
    }
  }
});

test("alternative texts are sentences in the script's own punctuation", () => {
  const figure = { kind: "figure", value: "42 %", label: "fewer crashes", text: "" } as const;
  expect(altTextOf(figure, "en")).toBe("42 % fewer crashes.");
  const list = { kind: "list", headline: "お茶", items: ["緑茶", "紅茶"] } as const;
  expect(altTextOf({ ...list, items: [...list.items] }, "ja")).toBe("お茶。 緑茶。 紅茶。");
  const side = { label: "Now", text: "Fast." };
  const comparison = { kind: "comparison", headline: "Then?", left: side, right: side } as const;
  expect(altTextOf(comparison, "en")).toBe("Then? Now: Fast. Now: Fast.");
});

test("what is known of a slide's picture is said after its words", () => {
  const picture = sentPicture("harbour", "The harbour at night");
  const cover = { kind: "cover", kicker: null, headline: "Ships", subline: null, picture } as const;
  expect(altTextOf(cover, "en")).toBe("Ships. The harbour at night.");
  expect(altTextOf({ ...cover, picture: sentPicture("harbour") }, "en")).toBe("Ships.");
});

test("data are said in words, but not where they are the list's items, or said before", () => {
  const point = {
    kind: "point",
    number: null,
    headline: "Paths",
    emphasis: null,
    text: "",
  } as const;
  const rungs = [
    { label: "Lake", value: "9 km", share: 1 },
    { label: "Hill", value: "4 km", share: 0.44 },
  ];
  const ladder = { kind: "ladder", rungs } as const;
  expect(altTextOf({ ...point, data: { ...ladder, rungs } }, "en")).toBe(
    "Paths. Lake: 9 km. Hill: 4 km.",
  );
  const list = { kind: "list", headline: "Paths", items: ["Lake: 9 km", "Hill: 4 km"] } as const;
  expect(altTextOf({ ...list, items: [...list.items], data: { ...ladder, rungs } }, "en")).toBe(
    "Paths. Lake: 9 km. Hill: 4 km.",
  );
  const counted = { kind: "counted", part: 1, whole: 4, value: "one in four" } as const;
  const figure = { kind: "figure", value: "one in four", label: "bikes", text: "" } as const;
  expect(altTextOf({ ...figure, data: counted }, "en")).toBe("one in four bikes.");
});
