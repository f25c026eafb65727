import { expect, test } from "bun:test";
import {
  artHeight,
  listArtHeight,
  middleArtHeight,
} from "../../../../remotion/kit/drawing/art_height.ts";

test("a drawing has all its height beside few words, and a quarter beside many", () => {
  expect(artHeight(400, "A few words", null)).toBe(400);
  expect(artHeight(400, "many words ".repeat(40))).toBe(100);
  const heights = [100, 150, 200, 250, 300].map((length) => artHeight(400, "a".repeat(length)));
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
});

test("letters of East Asia are as wide as two", () => {
  expect(artHeight(400, "街".repeat(90))).toBe(artHeight(400, "a".repeat(180)));
});

test("amid words, art has the same height or none", () => {
  expect(middleArtHeight(400, "A few words")).toBe(400);
  expect(middleArtHeight(400, "Many words of an item. ".repeat(20))).toBeNull();
});

test("a list has the less art the more lines it has, and none where these need the height", () => {
  const heightWith = (count: number) =>
    listArtHeight(400, { headline: "Headline", items: Array(count).fill("Item") });
  const heights = [2, 3, 4, 5, 6, 7].map(heightWith);
  expect(heights[0]).toBe(400);
  expect(heights.at(-1)).toBeNull();
  const left = heights.filter((height) => height !== null);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
});

test("a list on a low page has less art than on a high one", () => {
  const list = { headline: "Headline", items: ["One", "Two", "Three"] };
  expect(listArtHeight(600, { ...list, room: 0.8 })).toBeLessThan(listArtHeight(600, list) ?? 0);
  expect(listArtHeight(600, { ...list, room: 0.5 })).toBeNull();
});
