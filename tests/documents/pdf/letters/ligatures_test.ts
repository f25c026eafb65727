import { expect, test } from "bun:test";
import { withoutGlyphNumbers } from "../../../../src/documents/pdf/letters/ligatures.ts";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { rawPage } from "../../../support/raw_pdf.ts";

/** The letters of each glyph, whose number is its place here. */
const GLYPHS = [
  "",
  "ا",
  "ل",
  "لا",
  "س",
  "م",
  "ب",
  "ة",
  "ح",
  "و",
  "لله",
  " ",
  "1",
  "7",
  "ד",
  "ג",
  "َ",
];

/** A page that draws glyphs from the left, as shaped text of Arabic and Hebrew is drawn. */
const drawn = (glyphs: readonly number[], content = "") => {
  const hex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
  const code = (glyph: number) => glyph.toString(16).padStart(4, "0");
  const map = GLYPHS.flatMap((letters, glyph) =>
    letters === "" ? [] : [`<${code(glyph)}> <${hex(letters)}>`],
  );
  const shown = glyphs.map(code).join("");
  return rawPage(
    { dictionary: "", stream: `BT /F2 20 Tf 72 700 Td <${shown}> Tj ET ${content}` },
    {
      resources: "/Font << /F1 4 0 R /F2 6 0 R >>",
      more: [
        {
          dictionary:
            "/Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 9 0 R",
        },
        {
          dictionary:
            "/Type /Font /Subtype /CIDFontType2 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R /DW 500 /W [16 [0]]",
        },
        {
          dictionary:
            "/Type /FontDescriptor /FontName /Some /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80",
        },
        {
          dictionary: "",
          stream: `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange
${map.length} beginbfchar\n${map.join("\n")}\nendbfchar endcmap end`,
        },
      ],
    },
  );
};

test.each([
  ["one glyph for two letters", [5, 3, 4], "سلام"],
  ["two glyphs for the same letters the other way round", [6, 2, 1], "الب"],
  ["both in a line", [5, 3, 4, 2, 1, 11, 6, 2, 1], "الب السلام"],
  ["one glyph for three letters", [10, 1, 11, 5, 3, 4], "سلام الله"],
  ["digits beside it", [13, 12, 11, 5, 3, 4], "سلام 71"],
  ["Hebrew, which has no such glyphs", [15, 14, 15], "גדג"],
])("readPdf() reads %s in order", async (_, glyphs, text) => {
  const { blocks } = await readPdf(drawn(glyphs));
  expect(blocks.map((block) => block.text)).toEqual([text]);
});

test("numbers of glyphs that stick to a word of Arabic go, and other words stay", () => {
  const str = (text: string) => withoutGlyphNumbers({ str: text }).str;
  expect(str("حَبيبيϲΒϴΒ ˴")).toBe("حَبيبي");
  expect(str("حبيبي Α 12")).toBe("حبيبي Α 12");
});

test("readPdf() adds marks that are drawn by themselves to their letters", async () => {
  // The mark is drawn first, above the letter that it follows.
  const content =
    "BT /F2 20 Tf 1 0 0 1 72 606 Tm <0010> Tj 1 0 0 1 72 600 Tm <0006> Tj 1 0 0 1 82 600 Tm <0004> Tj ET";
  const { blocks } = await readPdf(drawn([], content));
  expect(blocks.map((block) => block.text)).toEqual(["سبَ"]);
});
