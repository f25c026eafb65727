import { describe, expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { rawPage } from "../../support/raw_pdf.ts";

const read = async (content: string) =>
  (await readPdf(new Uint8Array(rawPage({ dictionary: "", stream: content })))).blocks.map(
    ({ text }) => text,
  );
const show = (text: string, x: number, y: number) => `BT /F1 12 Tf ${x} ${y} Td (${text}) Tj ET `;

describe("readPdf() reads once", () => {
  test("a text that is drawn over itself, to make it bold or deep", async () => {
    const heading = [0, 0.4, 0.8, 1.2, 1.6].map((shift) =>
      show("The harbour at night", 60 + shift, 700 - shift),
    );
    expect(await read(heading.join(""))).toEqual(["The harbour at night"]);
  });

  test("letters that are drawn over themselves one by one", async () => {
    const widths: Record<string, number> = { H: 8.664, A: 8.004, R: 8.664, B: 8.004 };
    let x = 60;
    let content = "";
    for (const letter of "HARBAR") {
      content += show(letter, x, 700) + show(letter, x + 0.3, 700);
      x += widths[letter] ?? 0;
    }
    expect(await read(content)).toEqual(["HARBAR"]);
  });
});

test("readPdf() keeps letters and lines that come twice", async () => {
  expect(await read(show("good", 60, 700) + show("dogs", 90.5, 700))).toEqual(["good dogs"]);
  const verse = show("Row on, row on", 60, 700) + show("Row on, row on", 60, 686);
  expect((await read(verse)).join(" ")).toBe("Row on, row on Row on, row on");
});
