import { expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { rawPdf } from "../../support/raw_pdf.ts";

const NOTICE = "Loading. Open this file with another program if nothing else appears.";

/** A page of text, in a file whose catalogue says something more. */
const pdfWith = (catalogue: string, text = NOTICE) =>
  new Uint8Array(
    rawPdf([
      { dictionary: `/Type /Catalog /Pages 2 0 R ${catalogue}` },
      { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
      {
        dictionary:
          "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>",
      },
      { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
      { dictionary: "", stream: `BT /F1 10 Tf 14 TL 60 800 Td (${text}) Tj ET` },
      { dictionary: "", stream: "<template/>" },
      { dictionary: "/Subtype /Widget /FT /Tx /T (name) /Rect [60 600 200 620]" },
    ]),
  );
const form = (fields: string) =>
  `/NeedsRendering true /AcroForm << /Fields [${fields}] /XFA 6 0 R >>`;

test("readPdf() refuses forms and portfolios whose page only asks for another program", async () => {
  expect(readPdf(pdfWith(form("")))).rejects.toThrow("it is an XFA form");
  expect(readPdf(pdfWith("/Collection << /View /D >>"))).rejects.toThrow(
    "portfolio of other files",
  );
});

test("readPdf() reads forms whose fields stand on their pages, and those with a text", async () => {
  expect((await readPdf(pdfWith(form("7 0 R")))).blocks[0]?.text).toBe(NOTICE);
  const lines = Array.from(
    { length: 50 },
    (_, index) => `Line ${index} tells a part of what is to be said here.`,
  );
  const long = pdfWith("/Collection << /View /D >>", lines.join(") Tj T* ("));
  expect((await readPdf(long)).blocks).not.toEqual([]);
});
