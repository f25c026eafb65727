import { expect, test } from "bun:test";
import type { Block } from "../../../src/posts/document.ts";
import { certainBlocks as certainBlocksIn } from "../../../src/writing/source/certain.ts";

const paragraph = (text: string, doubt?: number): Block => ({
  kind: "paragraph",
  text,
  level: 0,
  ...(doubt === undefined ? {} : { doubt }),
});
const certainBlocks = (blocks: readonly Block[]) => certainBlocksIn(blocks, "en");
const heading = (text: string): Block => ({ kind: "heading", text, level: 2 });
const TEXT = "The ferry leaves the old harbour at six and is back before the shops close. ".repeat(
  10,
);

test("what may be none of the text is left out, with a heading of nothing else", () => {
  const blocks = [
    heading("The ferry"),
    paragraph(TEXT),
    paragraph("She has been with the paper for nine years.", 0.3),
    heading("More for you"),
    paragraph("Our letters come on Sundays.", 0.6),
  ];
  expect(certainBlocks(blocks)).toEqual(blocks.slice(0, 2));
});

test("a heading that may be none of the text is left out, and what stands below it stays", () => {
  const doubted: Block = { ...heading("Our readers' choice"), doubt: 0.4 };
  const blocks = [heading("The ferry"), paragraph(TEXT), doubted, paragraph(TEXT)];
  expect(certainBlocks(blocks)).toEqual(blocks.filter((block) => block !== doubted));
});

test("a short text keeps what it doubts a little, and one of doubts keeps all", () => {
  const little = paragraph("The ferry leaves at six.", 0.3);
  const much = paragraph(TEXT, 0.9);
  expect(certainBlocks([paragraph("A day at sea."), little, much])).toHaveLength(3);
  expect(
    certainBlocks([paragraph(TEXT.slice(0, 650)), paragraph(TEXT.slice(0, 90), 0.3), much]),
  ).toHaveLength(2);
});

test("what nobody would read out is left out of a short text, too, unless there is nothing else", () => {
  const tick = (text: string): Block => ({ ...paragraph(text, 1), kind: "list_item", level: 1 });
  const item: Block = { kind: "list_item", text: "High water at six", level: 1 };
  expect(certainBlocks([tick("0 6 12"), item, tick("18 24")])).toEqual([item]);
  expect(certainBlocks([tick("0 6 12")])).toHaveLength(1);
});

test("a list has no gaps, though some of its items look like a menu's", () => {
  const item = (text: string, doubt: number, number?: number): Block => ({
    kind: "list_item",
    level: 1,
    text,
    doubt,
    ...(number === undefined ? {} : { number }),
  });
  const ports = ["Genoa", "Marseille", "Barcelona"].map((name, i) =>
    item(name, i === 1 ? 0.6 : 0.05, i + 1),
  );
  const bags = [item("A coat", 0.1), item("Maps", 0.4), item("Bread", 0), item("Newsletter", 0.9)];
  const blocks = [paragraph(TEXT), ...ports, paragraph("Bring along:"), ...bags];
  expect(certainBlocks(blocks)).toEqual(blocks.slice(0, -1));
  const menu = [item("Home", 0.7), item("Sport", 0.6), item("Weather", 0.1)];
  expect(certainBlocks([paragraph(TEXT), ...menu])).toEqual([paragraph(TEXT), menu[2] as Block]);
});

test("a long text does without all that is doubtful at all, but for what opens it", () => {
  const opening = [paragraph(TEXT), paragraph("The ferry leaves at six.", 0.1)];
  const long = [...opening, ...Array.from({ length: 4 }, () => paragraph(TEXT))];
  const slightly = paragraph("The crew waves from the upper deck.", 0.1);
  expect(certainBlocks([...long, slightly])).toEqual(long);
  expect(certainBlocks([...opening, slightly])).toHaveLength(3);
});

test("the items of a numbered list stay for a doubt for which others go", () => {
  const long = Array.from({ length: 4 }, () => paragraph(TEXT));
  const items = Array.from(
    { length: 4 },
    (_, index): Block => ({ kind: "list_item", text: `Boat ${index}`, level: 1, doubt: 0.3 }),
  );
  const numbered = items.map((item, index) => ({ ...item, number: index + 1 }));
  expect(certainBlocks([...long, ...items])).toEqual(long);
  expect(certainBlocks([...long, ...numbered])).toEqual([...long, ...numbered]);
});

test("what a kitchen measures stays, though its short lines look like a menu's", () => {
  const item = (text: string): Block => ({ kind: "list_item", level: 1, text, doubt: 0.6 });
  const flour = ["400 g flour", "2 eggs", "salt", "1 tsp thyme"].map(item);
  expect(certainBlocks([paragraph(TEXT), ...flour])).toEqual([paragraph(TEXT), ...flour]);
});
