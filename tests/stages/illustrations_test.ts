import { expect, test } from "bun:test";
import { illustrationsOf } from "../../src/stages/_illustrations.ts";
import { foundPicture, sentPicture } from "./_pictures.ts";

const keysOf = (...args: Parameters<typeof illustrationsOf>) =>
  illustrationsOf(...args).map(({ picture }) => picture.key);

test("all pictures that were sent may be shown, whatever they are", () => {
  const plain = { ...sentPicture("plain"), range: { darkest: 0.5, lightest: 0.5 } };
  expect(keysOf([plain, sentPicture("other")])).toEqual(["plain", "other"]);
});

test("strips, empty pictures, scanned pages and small logos of a PDF are not worth showing", () => {
  const found = [
    foundPicture({ key: "photo" }),
    foundPicture({ key: "strip", width: 2000, height: 300 }),
    foundPicture({ key: "empty", range: { darkest: 0.9, lightest: 0.95 } }),
    foundPicture({
      key: "page",
      isWhole: true,
      box: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 },
    }),
    foundPicture({ key: "logo", isCutOut: true, width: 300, height: 220 }),
  ];
  expect(keysOf(undefined, found)).toEqual(["photo"]);
});

test("a large photograph is worth more on a cover than a chart, and than one further back", () => {
  const worthOf = (changes: Parameters<typeof foundPicture>[0]) =>
    illustrationsOf([], [foundPicture(changes)])[0]?.worth ?? 0;
  expect(worthOf({})).toBeGreaterThan(worthOf({ isWhole: true }));
  expect(worthOf({})).toBeGreaterThan(worthOf({ page: 3 }));
  expect(worthOf({})).toBeGreaterThan(worthOf({ width: 300 }));
});
