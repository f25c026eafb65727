import { expect, test } from "bun:test";
import type { Point, Slide } from "../../src/posts/mod.ts";
import { illustrationsOf } from "../../src/stages/_illustrations.ts";
import { withPictures } from "../../src/stages/_pictures.ts";
import { foundPicture, sentPicture } from "./_pictures.ts";
import { POINT, scriptOf } from "./_script.ts";

const about = (headline: string): Point => ({ ...POINT, headline, text: "" });
const script = scriptOf([
  about("The lighthouse keeper counts every ship that passes at night"),
  about("Bread is baked in the old signal room before dawn"),
]);
const point = (headline: string): Slide => ({
  kind: "point",
  number: null,
  headline,
  emphasis: null,
  text: "",
});
const slides: Slide[] = [
  { kind: "cover", kicker: null, headline: "A day on the rock", subline: null },
  ...script.points.map(({ headline }) => point(headline)),
  { kind: "closing", headline: "Save this", text: null },
];
const shownOn = (...illustrations: Parameters<typeof illustrationsOf>) =>
  withPictures(slides, script, illustrationsOf(...illustrations)).map(
    ({ picture }) => picture?.key ?? null,
  );

test("the cover and the closing get the best picture of a PDF", () => {
  const small = foundPicture({ key: "small", width: 240, beside: "nothing that is said" });
  expect(shownOn([], [small, foundPicture({ key: "best" })])).toEqual(["best", null, null, "best"]);
});

test("a picture far inside a PDF is on the cover only if it is about what is said", () => {
  const beside =
    "The lighthouse keeper counts every ship that passes at night, and writes them down.";
  expect(shownOn([], [foundPicture({ key: "inner", page: 7 })])).toEqual([null, null, null, null]);
  const meant = foundPicture({ key: "meant", page: 7, beside });
  expect(shownOn([], [meant])).toEqual(["meant", null, null, "meant"]);
});

test("a point gets the picture that its words stand beside, and one that belongs nowhere is left out", () => {
  const found = [
    foundPicture({ key: "cover" }),
    foundPicture({
      key: "bread",
      page: 2,
      caption: "Figure 2: loaves",
      beside: "In winter, bread is baked in the old signal room before dawn, and eaten at noon.",
    }),
    foundPicture({ key: "stray", page: 5, beside: "The index begins on the next page." }),
  ];
  expect(shownOn([], found)).toEqual(["cover", null, "bread", "cover"]);
});

test("pictures that were sent come first, in their order where they say nothing of themselves", () => {
  const sent = [sentPicture("one"), sentPicture("two"), sentPicture("three"), sentPicture("four")];
  expect(shownOn(sent, [foundPicture()])).toEqual(["one", "two", "three", "one"]);
});

test("a picture that was sent with words goes to the point that it is about", () => {
  const sent = [
    sentPicture("one"),
    sentPicture("loaves", "Bread baked in the old signal room before dawn"),
    sentPicture("free"),
  ];
  expect(shownOn(sent)).toEqual(["one", "free", "loaves", "one"]);
});

test("lists and figures get pictures that points leave, and what is about them", () => {
  const list: Slide = { kind: "list", headline: "Two", items: ["a", "b"] };
  const mixed = [...slides.slice(0, 1), list, ...slides.slice(2, 3)];
  const keysOf = (...sent: ReturnType<typeof sentPicture>[]) =>
    withPictures(mixed, script, illustrationsOf(sent)).map(({ picture }) => picture?.key ?? null);
  expect(keysOf(sentPicture("one"), sentPicture("two"))).toEqual(["one", null, "two"]);
  expect(keysOf(sentPicture("one"), sentPicture("two"), sentPicture("three"))).toEqual([
    "one",
    "three",
    "two",
  ]);
  const keeper = sentPicture("keeper", "The lighthouse keeper counts every ship");
  expect(keysOf(sentPicture("one"), keeper)).toEqual(["one", "keeper", null]);
});

test("slides of other kinds, and posts without pictures, stay as they are", () => {
  const quote: Slide = { kind: "quote", text: "Two", attribution: null };
  const sent = illustrationsOf([sentPicture("one"), sentPicture("two")]);
  expect(withPictures([...slides.slice(0, 1), quote], script, sent)[1]).toEqual(quote);
  expect(withPictures(slides, script)).toEqual(slides);
});
