import { expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { rawPage } from "../../support/raw_pdf.ts";

const show = (text: string, matrix: string) => `BT /F1 12 Tf ${matrix} Tm (${text}) Tj ET `;
const read = async (content: string) =>
  (await readPdf(new Uint8Array(rawPage({ dictionary: "", stream: content })))).blocks.map(
    ({ text }) => text,
  );

test("readPdf() reads what stands around a page, each part at its own angle", async () => {
  const content =
    show("The lid is to be lifted here, with both", "1 0 0 1 150 700") +
    show("of the handles at its sides.", "1 0 0 1 150 686") +
    show("Warm water comes in on the right,", "0 1 -1 0 500 200") +
    show("never above sixty degrees.", "0 1 -1 0 514 200") +
    show("Turn the box over to read the foot.", "-1 0 0 -1 400 80");
  expect(await read(content)).toEqual([
    "The lid is to be lifted here, with both of the handles at its sides.",
    "Warm water comes in on the right, never above sixty degrees.",
    "Turn the box over to read the foot.",
  ]);
});

test("readPdf() leaves out stamps and watermarks", async () => {
  const lines = Array.from({ length: 12 }, (_, index) =>
    show(
      `The harbour has ${index + 2} cranes that the town looks after`,
      `1 0 0 1 90 ${700 - 15 * index}`,
    ),
  );
  const stamp = show("Deposited on 3 May in the town archive", "0 1 -1 0 40 300");
  const texts = await read(lines.join("") + stamp + show("DRAFT", "0.7 0.7 -0.7 0.7 200 400"));
  expect(texts.join(" ")).toContain("13 cranes");
  expect(texts.join(" ")).not.toMatch(/archive|DRAFT/);
});
