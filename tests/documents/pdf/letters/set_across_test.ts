import { expect, test } from "bun:test";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { rawPdf } from "../../../support/raw_pdf.ts";

const TO_UNICODE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def
1 begincodespacerange <0000> <FFFF> endcodespacerange
1 beginbfrange <0020> <007E> <0020> endbfrange endcmap end end`;

/** A page with letters of a font for vertical writing, each placed by its middle. */
const verticalFontPdf = (letters: readonly { letter: string; x: number; y: number }[]) =>
  rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
    {
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>",
    },
    {
      dictionary:
        "/Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-V /ToUnicode 6 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 1000 /CIDToGIDMap /Identity /FontDescriptor << /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 0 1000 1000] /Ascent 800 /Descent -200 /ItalicAngle 0 /CapHeight 700 /StemV 80 >> >>]",
    },
    {
      dictionary: "",
      stream: letters
        .map(({ letter, x, y }) => {
          const code = letter.charCodeAt(0).toString(16).padStart(4, "0");
          return `BT /F1 10 Tf 1 0 0 1 ${x} ${y} Tm <${code}> Tj ET`;
        })
        .join("\n"),
    },
    { dictionary: "", stream: TO_UNICODE },
  ]);

/** The advance of a letter in a common font, in thousandths of its size. */
const widthOf = (letter: string) =>
  /[ijltf.,]/.test(letter) ? 260 : /[mwMW]/.test(letter) ? 830 : /[A-Z]/.test(letter) ? 690 : 540;

const across = (lines: readonly string[]) =>
  lines.flatMap((line, index) => {
    let x = 60;
    return [...line].flatMap((letter) => {
      const width = (letter === " " ? 280 : widthOf(letter)) / 100;
      const middle = x + width / 2;
      x += width;
      return letter === " " ? [] : [{ letter, x: middle, y: 700 - 14 * index }];
    });
  });

test("readPdf() reads letters of vertical fonts across where they are set side by side", async () => {
  const lines = [
    "All of the willow lamps in town are lit at nine,",
    "and nobody minds that the smallest flickers still.",
  ];
  const { blocks } = await readPdf(verticalFontPdf(across(lines)));
  expect(blocks.map(({ text }) => text)).toEqual([lines.join(" ")]);
});

test("readPdf() reads letters of vertical fonts downwards where they are set below one another", async () => {
  const lines = ["All lamps are lit at nine.", "Nobody minds a flicker."];
  const letters = lines.flatMap((line, index) =>
    [...line.replaceAll(" ", "")].map((letter, place) => ({
      letter,
      x: 300 - 20 * index,
      y: 700 - 10 * place,
    })),
  );
  const { blocks } = await readPdf(verticalFontPdf(letters));
  expect(blocks.map(({ text }) => text).join(" ")).toBe(
    "Alllampsarelitatnine. Nobodymindsaflicker.",
  );
});
