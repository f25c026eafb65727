import { expect, test } from "bun:test";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { deflated, rawPage } from "../../../support/raw_pdf.ts";

const utf16 = (text: string) => `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex")}>`;
const span = (text: string, shown: string) => `/Span <</ActualText ${text}>> BDC ${shown} Tj EMC`;
const read = async (content: string) => {
  const stream = `BT /F1 12 Tf 72 700 Td ${content} ET`;
  const readings = [{ dictionary: "", stream }, deflated(stream)].map(async (object) => {
    const { blocks } = await readPdf(rawPage(object));
    return blocks.map((block) => block.text);
  });
  const [plain, packed] = await Promise.all(readings);
  expect(packed).toEqual(plain ?? []);
  return plain;
};

test("readPdf() reads what glyphs stand for where the file says so beside them", async () => {
  const told = `${span(utf16("गां"), "(xy)")} ${span("(v)", "(z)")} (and more) Tj`;
  expect(await read(told)).toEqual(["गांvand more"]);
});

test("readPdf() keeps what is drawn where that stands for several lines", async () => {
  const lines = `/Span <</ActualText ${utf16("A picture of it")}>> BDC (The first line) Tj 0 -14 Td (and the second) Tj EMC`;
  expect(await read(lines)).toEqual(["The first line and the second"]);
});
