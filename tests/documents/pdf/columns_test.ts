import { expect, test } from "bun:test";
import { inReadingOrder } from "../../../src/documents/pdf/columns.ts";
import { lineOf } from "../../support/pdf_lines.ts";

/** Lines of a column by what they begin with, 12 points apart from the top. */
const column = (name: string, count: number, { x = 72, top = 700, length = 40 } = {}) =>
  Array.from({ length: count }, (_, index) =>
    lineOf(`${name}${index + 1} `.padEnd(length, "x"), { x, y: top - 12 * index }),
  );

const namesOf = (lines: readonly ReturnType<typeof lineOf>[]) =>
  inReadingOrder(lines).map(({ text }) => text.split(" ")[0]);

test("inReadingOrder() reads a page column by column below a line that spans them", () => {
  const title = lineOf("title ".padEnd(80, "x"), { y: 740 });
  const [left, right] = [column("left", 5), column("right", 5, { x: 312 })];
  expect(namesOf([...right, title, ...left]).join(" ")).toBe(
    "title left1 left2 left3 left4 left5 right1 right2 right3 right4 right5",
  );
});

test("inReadingOrder() reads the columns of an abstract that stands across those of a page", () => {
  const dates = column("date", 5, { length: 20 });
  const abstract = column("abstract", 6, { x: 200, length: 70, top: 701 });
  const [left, right] = [
    column("left", 20, { top: 600 }),
    column("right", 20, { x: 312, top: 600 }),
  ];
  const names = namesOf([...abstract, ...dates, ...left, ...right]);
  expect(names.slice(0, 11).join(" ")).toBe(
    "date1 date2 date3 date4 date5 abstract1 abstract2 abstract3 abstract4 abstract5 abstract6",
  );
  expect(names.slice(11, 32)).toEqual(
    [...left, ...right].slice(0, 21).map((line) => line.text.split(" ")[0]),
  );
});
