import { expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { rawPdf } from "../../support/raw_pdf.ts";

/** A page in a font that is not in the file, whose letters only a predefined character map tells. */
const namedFontPdf = (encoding: string, ordering: string, hex: string) =>
  rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
    {
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>",
    },
    {
      dictionary: `/Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /${encoding} /DescendantFonts [6 0 R]`,
    },
    { dictionary: "", stream: `BT /F1 20 Tf 72 700 Td <${hex}> Tj ET` },
    {
      dictionary: `/Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >> /FontDescriptor 7 0 R`,
    },
    {
      dictionary:
        "/Type /FontDescriptor /FontName /Some /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80",
    },
  ]);

test.each([
  ["GBK-EUC-H", "GB1", "b4bacceccad5cbcd", "春天收送"],
  ["90ms-RKSJ-H", "Japan1", "8374838a815b", "フリー"],
  ["UniKS-UCS2-H", "Korea1", "bc14b2e4", "바다"],
  ["ETen-B5-H", "CNS1", "aefcae71", "海島"],
])("readPdf() reads a font that only names its characters by the map %s", async (...given) => {
  const [encoding, ordering, hex, text] = given;
  const { blocks } = await readPdf(namedFontPdf(encoding, ordering, hex));
  expect(blocks.map((block) => block.text)).toEqual([text]);
});
