import { expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { makePdf } from "../../support/pdf.ts";

test("readPdf() keeps powers of units, in brackets too, and drops marks of footnotes", async () => {
  const bytes = makePdf([
    [
      { text: "The lake", x: 72, y: 700, size: 12 },
      { text: "1", x: 118, y: 705, size: 7 },
      { text: "has an area (km", x: 125, y: 700, size: 12 },
      { text: "2", x: 211, y: 705, size: 7 },
      { text: ") of 12 to 15.", x: 215, y: 700, size: 12 },
    ],
  ]);
  const { blocks } = await readPdf(bytes);
  expect(blocks.map(({ text }) => text)).toEqual(["The lake has an area (km²) of 12 to 15."]);
});

test("readPdf() drops the letters that lead from authors to their addresses, and keeps those of ordinals", async () => {
  const bytes = makePdf([
    [
      { text: "Mia Sand", x: 72, y: 700, size: 12 },
      { text: "a,b,", x: 124, y: 705, size: 7 },
      { text: "n", x: 138, y: 705, size: 6 },
      { text: ", Jo Reed", x: 142, y: 700, size: 12 },
      { text: "a", x: 196, y: 705, size: 7 },
      { text: "met in the XIX", x: 206, y: 700, size: 12 },
      { text: "e", x: 290, y: 704, size: 7 },
    ],
  ]);
  const { blocks } = await readPdf(bytes);
  const text = blocks.map((block) => block.text).join(" ");
  expect(text.replace(/\s/g, "")).toBe("MiaSand,JoReedmetintheXIXe");
});
