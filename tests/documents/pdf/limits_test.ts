import { describe, expect, test } from "bun:test";
import { deflateSync } from "node:zlib";
import { lzwSize, runLengthSize } from "../../../src/documents/pdf/filters.ts";
import { readPdf, UnreadableDocumentError } from "../../../src/documents/pdf/mod.ts";
import { linesOf, makePdf, packedPdf } from "../../support/pdf.ts";

const DEFLATED = "/Filter /FlateDecode";
/** Unpacks to 64 MB. */
const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024, "q "));

const lengthOf = async (bytes: Uint8Array) => {
  const { blocks } = await readPdf(bytes);
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
};

describe("readPdf() of files that mean harm", () => {
  test.each([
    ["one stream", DEFLATED, bomb],
    ["a stream in a stream", "/Filter [/FlateDecode /FlateDecode]", deflateSync(bomb)],
    ["an escaped name", "/Filter /Fl#61teDecode", bomb],
    [
      "hexadecimal digits",
      "/Filter [/ASCIIHexDecode /FlateDecode]",
      Buffer.from(`${bomb.toString("hex")}>`),
    ],
  ])("refuses %s that unpacks to far more than text takes", async (_, filter, data) => {
    const error: unknown = await readPdf(packedPdf(filter, data)).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(UnreadableDocumentError);
    expect(error instanceof Error ? error.message : "").toContain("unpacks to far more");
  });

  test.each([
    ["in their own dictionaries", (names: string) => `/Resources << /XObject << ${names} >> >>`],
    ["in a dictionary of its own", (_: string, index: number) => `/Resources ${27 + index} 0 R`],
  ])("refuses pieces that draw one another without end, with names %s", async (_, resources) => {
    const namesOf = (index: number) => `/A ${index + 7} 0 R /B ${index + 7} 0 R`;
    const streams = [...Array(21).keys()].map((index): [string, Uint8Array] => [
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources(namesOf(index), index)}`,
      Buffer.from(index < 20 ? "/A Do /B Do" : "q Q"),
    ]);
    const dictionaries = [...Array(20).keys()].map((index): [string, Uint8Array] => [
      `/XObject << ${namesOf(index)} >>`,
      Buffer.from(""),
    ]);
    const file = packedPdf("", Buffer.from("/X0 Do"), [...streams, ...dictionaries]);
    const error: unknown = await readPdf(file).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableDocumentError);
    expect(error instanceof Error ? error.message : "").toContain("unpacks to far more");
  });

  test("reads the text beside a picture of any size", async () => {
    const pixels = deflateSync(Buffer.alloc(100_000_000));
    const picture = `/Type /XObject /Subtype /Image /Width 10000 /Height 10000 ${DEFLATED}`;
    const text = "BT /F1 11 Tf 72 700 Td (Some words beside a picture.) Tj ET";
    expect(await lengthOf(packedPdf("", Buffer.from(text), [[picture, pixels]]))).toBe(28);
  });

  test("reads a word, a paragraph and scattered lines without end as far as a post can use them", async () => {
    const word = makePdf([[{ text: "a".repeat(320_000), x: 72, y: 700 }]]);
    expect(await lengthOf(word)).toBeLessThan(10_000);
    const line = "some words of a broken-\n";
    const paragraph = makePdf([linesOf(line.repeat(20_000), { leading: 0.03 })]);
    expect(await lengthOf(paragraph)).toBeLessThan(100_000);
    const scattered = Array.from({ length: 4_000 }, (_, index) => ({
      text: "words that are scattered",
      x: (index * 7919) % 500,
      y: (index * 104_729) % 800,
    }));
    expect(await lengthOf(makePdf([scattered]))).toBeGreaterThan(10_000);
  });

  test("leaves out a page that cannot be read", async () => {
    const whole = makePdf([linesOf("The first page."), linesOf("The second page.")]);
    const text = Buffer.from(whole).toString("latin1");
    const broken = text.replace("/Kids [4 0 R 6 0 R]", "/Kids [4 0 R 9 0 R]");
    const { blocks } = await readPdf(new Uint8Array(Buffer.from(broken, "latin1")));
    expect(blocks.map((block) => block.text)).toEqual(["The first page."]);
  });

  test("reads the first pages of a book", async () => {
    const nameOf = (page: number) =>
      page.toString(36).replace(/\d/g, (digit) => "qrstuvwxyz"[+digit] ?? "");
    const pages = Array.from({ length: 400 }, (_, page) =>
      linesOf(`The page called ${nameOf(page + 1000)}.`),
    );
    const { blocks } = await readPdf(makePdf(pages));
    const text = blocks.map((block) => block.text).join(" ");
    expect(text).toContain(`called ${nameOf(1299)}.`);
    expect(text).not.toContain(`called ${nameOf(1300)}.`);
  });
});

test("lzwSize() and runLengthSize() tell what data unpacks to", () => {
  // The example of the format's specification.
  const packed = Buffer.from("800b6050220c0c8501", "hex");
  expect(lzwSize(packed, 1)).toBe(10);
  expect(runLengthSize(Buffer.from([2, 65, 66, 67, 200, 68, 128, 1, 1]))).toBe(3 + 57);
});
