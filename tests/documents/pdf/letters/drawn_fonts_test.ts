import { expect, test } from "bun:test";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { rawPdf } from "../../../support/raw_pdf.ts";

const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** A page in a font whose letters are drawings on a grid of a hundred to the em, set in 10 points. */
const drawnFontPdf = (content: string) => {
  const widths = LETTERS.map((letter) =>
    /[iljt.,]/.test(letter) ? 29 : /[mw]/.test(letter) ? 80 : /[A-Z]/.test(letter) ? 70 : 50,
  );
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
    {
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>",
    },
    {
      dictionary: `/Type /Font /Subtype /Type3 /FontMatrix [1 0 0 1 0 0] /FontBBox [0 0 0 0] /CharProcs << /any 6 0 R >> /Encoding << /Differences [14 /g14 32 ${LETTERS.map((letter) => `/${letter === " " ? "space" : /[a-zA-Z]/.test(letter) ? letter : "any"}`).join(" ")}] >> /FirstChar 14 /LastChar 126 /Widths [70 ${"0 ".repeat(17)} ${widths.join(" ")}]`,
    },
    { dictionary: "", stream: `q 0.1 0 0 0.1 0 0 cm BT /F1 1 Tf ${content} ET Q` },
    { dictionary: "", stream: "50 0 d0 0 0 40 60 re f" },
  ]);
};
const read = async (content: string) =>
  (await readPdf(drawnFontPdf(content))).blocks.map(({ text }) => text);

test("readPdf() tells words of a font without a size of its own by the width of its letters", async () => {
  const content =
    "720 7000 Td [(The) -33000 (comp) -2800 (onen) 2800 (ts) -33000 (of) -33000 (a) -33000 (mo) -2800 (del)] TJ";
  expect(await read(content)).toEqual(["The components of a model"]);
});

test("readPdf() tells paragraphs of such a font by the distance of their lines", async () => {
  const line = (text: string) => `[${text.split(" ").join(" -33000 ")}] TJ`;
  const content = [
    `720 7000 Td ${line("(The) (first) (paragraph) (says) (little)")}`,
    `0 -120 Td ${line("(and) (ends) (here)")}`,
    `0 -240 Td ${line("(The) (second) (paragraph) (says) (less)")}`,
  ].join(" ");
  expect(await read(content)).toEqual([
    "The first paragraph says little and ends here",
    "The second paragraph says less",
  ]);
});

test("readPdf() reads a ligature of such a font at its code between letters", async () => {
  expect(await read("720 7000 Td [(An) -33000 (e\\016cien) 2800 (t) -33000 (fish)] TJ")).toEqual([
    "An efficient fish",
  ]);
});
