import { expect, test } from "bun:test";
import type { Slide } from "postloom/posts";
import { SAMPLE_MAP } from "../../remotion/engine/sample_map.ts";
import { withMaps } from "../../src/stages/_maps.ts";
import { POINT, scriptOf } from "./_script.ts";

const plain: Slide = { kind: "point", number: null, headline: "Here", emphasis: null, text: "" };
const cover: Slide = { kind: "cover", kicker: null, headline: "There", subline: null };
const inPortugal = { ...POINT, place: { country: "PT", name: "Portugal" } };
const maps = { PT: SAMPLE_MAP };

test("a point that is nothing but words has a map of where it happens", () => {
  const [first, second] = withMaps([cover, plain], scriptOf([inPortugal]), maps);
  expect(first).toEqual(cover);
  expect(second).toEqual({ ...plain, data: SAMPLE_MAP });
});

test("slides with data of their own, or of another kind, stay as they are", () => {
  const drawn: Slide = {
    ...plain,
    data: { kind: "counted", part: 1, whole: 3, value: "a third" },
  };
  const list: Slide = { kind: "list", headline: "Here", items: ["One", "Two"] };
  const slides = [cover, drawn, list];
  expect(withMaps(slides, scriptOf([inPortugal, inPortugal]), maps)).toEqual(slides);
  expect(withMaps([cover, plain], scriptOf([inPortugal]))).toEqual([cover, plain]);
});
