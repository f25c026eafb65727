import { describe, expect, test } from "bun:test";
import { readPdf, UnreadableDocumentError } from "../../../src/documents/pdf/mod.ts";
import { linesOf, makePdf } from "../../support/pdf.ts";

const reasonOf = async (bytes: Uint8Array) => {
  const error: unknown = await readPdf(bytes).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UnreadableDocumentError);
  return error instanceof Error ? error.message : "";
};

const prose = (start: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `line ${String.fromCharCode(97 + start + index)} of plain words to fill it`,
  ).join("\n");

describe("readPdf()", () => {
  test("finds title, headings, paragraphs and list items by size and place", async () => {
    const document = await readPdf(
      makePdf([
        [
          { text: "A good title", x: 72, y: 760, size: 24 },
          ...linesOf("The first paragraph runs over two lines\nand ends here.", { y: 720 }),
          ...linesOf("The second one follows.", { y: 680 }),
          { text: "A heading", x: 72, y: 640, size: 16 },
          ...linesOf("\x95 one\n\x95 two", { y: 610 }),
        ],
      ]),
    );
    expect(document.title).toBe("A good title");
    expect(document.blocks).toEqual([
      { kind: "heading", text: "A good title", level: 1 },
      {
        kind: "paragraph",
        text: "The first paragraph runs over two lines and ends here.",
        level: 0,
      },
      { kind: "paragraph", text: "The second one follows.", level: 0 },
      { kind: "heading", text: "A heading", level: 2 },
      { kind: "list_item", text: "one", level: 1 },
      { kind: "list_item", text: "two", level: 1 },
    ]);
  });

  test("reads columns one after the other, whatever the order in which they were set", async () => {
    const left = linesOf(prose(0, 6), { x: 60, y: 600 });
    const right = linesOf(prose(6, 6), { x: 320, y: 600 });
    const across = left.flatMap((line, index) => [line, ...right.slice(index, index + 1)]);
    const { blocks } = await readPdf(makePdf([across]));
    const letters = blocks
      .map((block) => block.text)
      .join(" ")
      .match(/(?<=line )\w/g);
    expect(letters?.join("")).toBe("abcdefghijkl");
  });

  test("mends hyphenated words and keeps real hyphens", async () => {
    const text =
      "A well-known word is broken by the pub-\nlisher here, and so is the well-\nknown one there.";
    const { blocks } = await readPdf(makePdf([linesOf(text)]));
    expect(blocks[0]?.text).toBe(
      "A well-known word is broken by the publisher here, and so is the well-known one there.",
    );
  });

  test("drops page numbers and repeated headers, and joins what a page break divides", async () => {
    const page = (text: string, number: number) => [
      { text: "A running head", x: 72, y: 800, size: 9 },
      ...linesOf(text),
      { text: `Page ${number} of 2`, x: 280, y: 40, size: 9 },
    ];
    const { blocks } = await readPdf(
      makePdf([
        page("The sentence starts on the first\npage of this file and", 1),
        page("ends on the second.", 2),
      ]),
    );
    expect(blocks.map((block) => block.text)).toEqual([
      "The sentence starts on the first page of this file and ends on the second.",
    ]);
  });

  test("leaves the caller's bytes as they were", async () => {
    const bytes = makePdf([linesOf("Some words.")]);
    const copy = bytes.slice();
    await readPdf(bytes);
    expect(bytes).toEqual(copy);
  });

  test("reads the bundled sample", async () => {
    const sample = new URL("../../../src/demo/sample.pdf", import.meta.url);
    const { title, blocks, language } = await readPdf(await Bun.file(sample).bytes());
    expect({ title, language }).toEqual({ title: "The slow heartbeat of the sea", language: "en" });
    expect(blocks.filter((block) => block.kind === "heading")).toHaveLength(7);
    expect(blocks.map((block) => block.text).join("\n")).not.toMatch(/Notes on the coast|^\d$/m);
  });

  test("tells the client why a file cannot be read", async () => {
    const good = makePdf([linesOf("Some words.")]);
    expect(await reasonOf(new TextEncoder().encode("hello"))).toContain("not a PDF");
    expect(await reasonOf(new Uint8Array())).toContain("not a PDF");
    expect(await reasonOf(good.slice(0, 60))).toContain("damaged");
    expect(await reasonOf(makePdf([[]]))).toContain("no text");
    expect(await reasonOf(makePdf([linesOf("Secret.")], { encrypted: true }))).toContain(
      "encrypted",
    );
  });
});
