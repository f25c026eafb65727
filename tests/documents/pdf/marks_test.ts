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
