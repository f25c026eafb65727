import { expect, test } from "bun:test";
import { isAside } from "../../../src/documents/pdf/aside.ts";
import { withTicksAside } from "../../../src/documents/pdf/axis_ticks.ts";
import type { Block, Cell } from "../../../src/posts/document.ts";

const paragraph = (text: string): Block => ({ kind: "paragraph", text, level: 0 });
const row = (...cells: readonly Cell[]): Block => ({
  kind: "list_item",
  text: cells.map(({ text }) => text).join(", "),
  level: 1,
  cells: [...cells],
});
const cell = (text: string, column: string | null = null): Cell => ({ column, text });

const textsOf = (...blocks: readonly Block[]) =>
  withTicksAside(
    blocks.map((block) => ({ block, page: 0, fontSize: 10, font: "serif", isParted: false })),
  ).flatMap(({ block }) => (isAside(block) ? [] : block.text));

test("withTicksAside() sets aside numbers in equal steps, from block to block or along a line", () => {
  const name = paragraph("Water at the pier in metres");
  const column = ["1.0", "0.5", "0.0", "−0.5"].map(paragraph);
  expect(textsOf(name, ...column)).toEqual([name.text]);
  expect(textsOf(name, paragraph("0 6 12 18 24"))).toEqual([name.text]);
  expect(textsOf(name, paragraph("0 6 12 18 0 20 40 60 80"))).toEqual([name.text]);
  const sideBySide = ["40", "30", "20"].map((number) => row(cell(number), cell(number)));
  expect(textsOf(...sideBySide, name)).toEqual([name.text]);
});

test("withTicksAside() sets aside the names of axes between their ticks, and no headings", () => {
  const text = paragraph("Water at the pier in metres.");
  const [hours, heights] = [paragraph("0 6 12 18 24"), paragraph("0 1 2 3 −1 0 1")];
  const heading: Block = { kind: "heading", text: "Tides", level: 2 };
  expect(textsOf(text, hours, paragraph("Hour of day"), heights)).toEqual([text.text]);
  expect(textsOf(text, hours, paragraph("Hour of day"), text)).toHaveLength(3);
  expect(textsOf(text, hours, heading, heights)).toEqual([text.text, "Tides"]);
});

test("withTicksAside() keeps numbers that say something", () => {
  const column = ["10", "20", "30", "40"].map(paragraph);
  const counts = ["12", "40", "41", "90"].map(paragraph);
  expect(textsOf(...counts)).toHaveLength(4);
  const years = ["2020", "2021", "2022", "2023"].map((year) =>
    row(cell(year, "Year"), cell("4", "Storms")),
  );
  expect(textsOf(...years)).toHaveLength(4);
  expect(textsOf(...column)).toHaveLength(4);
  expect(textsOf(paragraph("4 storms in 2020"), paragraph("10"), paragraph("20"))).toHaveLength(3);
});
