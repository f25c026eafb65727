import { describe, expect, test } from "bun:test";
import { linesToBlocks } from "../../../../src/documents/pdf/blocks.ts";
import type { PdfLine } from "../../../../src/documents/pdf/line.ts";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { makePdf } from "../../../support/pdf.ts";
import { below, lineOf } from "../../../support/pdf_lines.ts";

const blocksOf = (lines: readonly PdfLine[]) => linesToBlocks([lines]).map(({ block }) => block);

describe("tables of a PDF", () => {
  test("become list items with the names of their columns", () => {
    const blocks = blocksOf(
      below([
        lineOf(["Tool", "Width", "Price"]),
        lineOf(["Chisel", "12 mm", "14.50"]),
        lineOf(["Plane", "50 mm", "61.00"]),
        lineOf(["Spokeshave", "52 mm", "38.20"]),
      ]),
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "Chisel: Width 12 mm, Price 14.50",
      "Plane: Width 50 mm, Price 61.00",
      "Spokeshave: Width 52 mm, Price 38.20",
    ]);
    expect(blocks[1]?.cells).toEqual([
      { column: "Tool", text: "Plane" },
      { column: "Width", text: "50 mm" },
      { column: "Price", text: "61.00" },
    ]);
  });

  test("that the file tells of may have a name of their own, and name their columns again", () => {
    const head = lineOf(["Boat", "Crew", "Load"]);
    const blocks = blocksOf(
      below([
        lineOf("Boats of the north harbour"),
        head,
        lineOf(["Otter", "12", "340"]),
        lineOf(["Ibis", "9", "120"]),
        head,
        lineOf(["Coot", "31", "88"]),
      ]).map((line, row) => ({ ...line, tableCell: { table: 0, row, cell: row } })),
    );
    expect(blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "caption: Boats of the north harbour",
      "list_item: Otter: Crew 12, Load 340",
      "list_item: Ibis: Crew 9, Load 120",
      "list_item: Coot: Crew 31, Load 88",
    ]);
  });

  test("say the names of many columns once", () => {
    const months = ["Boat", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"];
    const row = (name: string, from: number) =>
      lineOf([name, ...months.slice(1).map((_, index) => String(from + index))]);
    const blocks = blocksOf(below([lineOf(months), row("Otter", 12), row("Ibis", 40)]));
    expect(blocks.map(({ text }) => text)).toEqual([
      "Boat, Jan, Feb, Mar, Apr, May, Jun, Jul, Aug",
      "Otter: 12, 13, 14, 15, 16, 17, 18, 19",
      "Ibis: 40, 41, 42, 43, 44, 45, 46, 47",
    ]);
    expect(blocks[2]?.cells?.[3]).toEqual({ column: "Mar", text: "42" });
  });

  test("have columns as close as words where other rows part them, and no others", async () => {
    const row = (y: number, texts: readonly (readonly [text: string, x: number])[]) =>
      texts.map(([text, x]) => ({ text, x, y, size: 10 }));
    // The names of the second and third column end and begin 11 points apart, the last two words 7.
    const bytes = makePdf([
      [
        ...row(700, [
          ["Boat", 72],
          ["Crew (persons)", 150],
          ["Load (tons)", 228],
          ["Home", 340],
        ]),
        ...row(686, [
          ["Otter", 72],
          ["12", 150],
          ["340", 228],
          ["Leer", 340],
        ]),
        ...row(672, [
          ["Ibis", 72],
          ["9", 150],
          ["1,205", 228],
          ["Cork", 340],
          ["harbour", 369],
        ]),
        ...row(658, [
          ["Coot", 72],
          ["31", 150],
          ["88", 228],
          ["Brest", 340],
        ]),
      ],
    ]);
    const { blocks } = await readPdf(bytes);
    expect(blocks.map((block) => block.text)).toEqual([
      "Otter: Crew (persons) 12, Load (tons) 340, Home Leer",
      "Ibis: Crew (persons) 9, Load (tons) 1,205, Home Cork harbour",
      "Coot: Crew (persons) 31, Load (tons) 88, Home Brest",
    ]);
  });

  test("keep the names of their columns on the next page, where the head may come again", () => {
    const rows = (names: readonly string[]) =>
      names.map((name) => lineOf([name, `${name.length} m`, "2"]));
    const head = lineOf(["Boat", "Length", "Crew"]);
    for (const again of [[], [head]]) {
      const first = below([head, ...rows(["Otter", "Ibis", "Coot"])]);
      const next = below([...again, ...rows(["Heron", "Gull"])]).map((line) => ({
        ...line,
        page: 1,
      }));
      const blocks = linesToBlocks([first, next]).map(({ block }) => block);
      expect(blocks.map(({ text }) => text)).toEqual(
        ["Otter", "Ibis", "Coot", "Heron", "Gull"].map(
          (name) => `${name}: Length ${name.length} m, Crew 2`,
        ),
      );
    }
  });

  test("name no columns where they have no head", () => {
    const [block] = blocksOf(
      below([lineOf(["Monday", "bread"]), lineOf(["Tuesday", "soup"]), lineOf(["Friday", "fish"])]),
    );
    expect(block).toEqual({
      kind: "list_item",
      text: "Monday: bread",
      level: 1,
      cells: [
        { column: null, text: "Monday" },
        { column: null, text: "bread" },
      ],
    });
  });

  test("say each figure with its name if there is one row alone", () => {
    const figures = [
      { ...lineOf(["81", "2,300", "14"], { fontSize: 20, font: "bold" }), y: 700 },
      { ...lineOf(["boats", "crates", "nets"]), y: 676 },
    ];
    expect(blocksOf(figures).map((block) => block.text)).toEqual([
      "81 boats",
      "2,300 crates",
      "14 nets",
    ]);
  });

  test("keep the lines of a cell together", () => {
    const wrapped = { ...lineOf("with a hood", { x: 162 }), y: 676 };
    const blocks = blocksOf([
      ...below([lineOf(["Size", "Coat", "Price"]), lineOf(["S", "Rain coat", "90"])]),
      wrapped,
      ...below([lineOf(["M", "Wind coat", "80"]), lineOf(["L", "Fur coat", "300"])], { top: 664 }),
    ]);
    expect(blocks.map((block) => block.text)).toEqual([
      "S: Coat Rain coat with a hood, Price 90",
      "M: Coat Wind coat, Price 80",
      "L: Coat Fur coat, Price 300",
    ]);
  });

  test("are told from prose that stands side by side", () => {
    const half = (text: string, x: number) => ({ text, x, width: 5 * text.length });
    const rows = [
      ["The mill stands at the weir since", "The baker buys all of the flour that"],
      ["long before the town was built, as", "the mill makes, and sells it on as"],
      ["everybody here will tell you.", "bread in the square."],
    ].map((texts) => ({
      ...lineOf(texts),
      cells: texts.map((text, index) => half(text, 72 + 230 * index)),
    }));
    expect(blocksOf(below(rows)).map((block) => block.text)).toEqual([
      "The mill stands at the weir since long before the town was built, as everybody here will tell you.",
      "The baker buys all of the flour that the mill makes, and sells it on as bread in the square.",
    ]);
  });

  test("join the lines of a row whose name has two", () => {
    const rows = [
      ["Mill and", "Every day at"],
      ["weir", "the bridge"],
      ["Lamps", "At nine"],
      ["Piers", "At ten"],
      ["Tides", "At noon"],
      ["Boats of", "Call 850-"],
      ["the harbour", "2706 in sum-"],
      ["only", "mer"],
    ].map((texts) => lineOf(texts));
    expect(blocksOf(below(rows)).map(({ text }) => text)).toEqual([
      "Mill and weir: Every day at the bridge",
      "Lamps: At nine",
      "Piers: At ten",
      "Tides: At noon",
      "Boats of the harbour only: Call 850-2706 in summer",
    ]);
  });

  test("are told from lists that stand side by side", () => {
    const rows = [
      ["• Green tea", "• Rolls with butter"],
      ["• Coffee", "• Cake with plums"],
      ["• Water", "and cream"],
    ].map((texts) => lineOf(texts));
    expect(blocksOf(below(rows)).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "list_item: Green tea",
      "list_item: Coffee",
      "list_item: Water",
      "list_item: Rolls with butter",
      "list_item: Cake with plums and cream",
    ]);
  });

  test("end above columns of prose, such as those below two drawings", () => {
    const half = (text: string, x: number) => ({ text, x, width: 5 * text.length });
    const rows = [
      ["0 5", "5 0"],
      ["The mill stands at the weir since", "The baker buys all of the flour that"],
      ["long before the town was built, as", "the mill makes, and sells it on as"],
      ["everybody here will tell you who is", "bread in the square, where he has his"],
      ["asked, and it still turns.", "shop since last year."],
    ].map((texts) => ({
      ...lineOf(texts),
      cells: texts.map((text, index) => half(text, 72 + 230 * index)),
    }));
    expect(blocksOf(below(rows)).map((block) => block.text)).toEqual([
      "0 5: 5 0",
      "The mill stands at the weir since long before the town was built, as everybody here will tell you who is asked, and it still turns.",
      "The baker buys all of the flour that the mill makes, and sells it on as bread in the square, where he has his shop since last year.",
    ]);
  });

  test("are read from price lists with leaders", async () => {
    const price = (text: string, y: number) => ({ text, x: 72, y });
    const { blocks } = await readPdf(
      makePdf([
        [
          price("Tea ................ 2.50", 700),
          price("Coffee .......... 3.20", 684),
          price("Hot milk ....... 2.80", 668),
        ],
      ]),
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "Tea: 2.50",
      "Coffee: 3.20",
      "Hot milk: 2.80",
    ]);
  });
});

test("readPdf() names columns by a first row without a name for the column of names", async () => {
  const columns = [72, 160, 250, 340];
  const row = (y: number, ...texts: string[]) =>
    texts.flatMap((text, index) => (text === "" ? [] : [{ text, x: columns[index] ?? 0, y }]));
  const bytes = makePdf([
    [
      ...row(700, "", "Ferry", "Train", "Coach"),
      ...row(684, "Ticket", "paper", "phone", "phone"),
      // One cell for the last two columns.
      { text: "Luggage", x: 72, y: 668 },
      { text: "free", x: 160, y: 668 },
      { text: "two pieces", x: 280, y: 668 },
      ...row(652, "Bicycle", "yes", "at night", "no"),
    ],
  ]);
  const { blocks } = await readPdf(bytes);
  expect(blocks.map(({ text }) => text)).toEqual([
    "Ticket: Ferry paper, Train phone, Coach phone",
    expect.stringContaining("Ferry free"),
    "Bicycle: Ferry yes, Train at night, Coach no",
  ]);
});
