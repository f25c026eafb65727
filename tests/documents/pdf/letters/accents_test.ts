import { expect, test } from "bun:test";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { rawPage } from "../../../support/raw_pdf.ts";

/** Shows text in which "~" followed by a letter steps back by `back` thousandths of the font size before it. */
const show = (parts: readonly string[], { back, rise = 0 }: { back: number; rise?: number }) => {
  const [first = "", ...rest] = parts;
  const own = rise === 0 ? `(${first}) Tj` : `${rise} Ts (${first}) Tj 0 Ts`;
  const next = rest.map((part) => `[${back} (${part})] TJ`).join(" ");
  return `BT /F2 12 Tf 60 700 Td ${own} ${next} ET`;
};
const read = async (content: string) => {
  const font = "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding";
  const bytes = rawPage(
    { dictionary: "", stream: content },
    { resources: "/XObject << >> >> /Font << /F2 6 0 R", more: [{ dictionary: font }] },
  );
  return (await readPdf(new Uint8Array(bytes))).blocks.map(({ text }) => text).join("|");
};

test("readPdf() joins accents with the letters that are drawn over them", async () => {
  expect(
    await read(
      show(["The caf\xb4", "e in Orl\xb4", "eans was a r\xb4", "eal find"], { back: 445 }),
    ),
  ).toBe("The café in Orléans was a réal find");
});

test("readPdf() joins raised accents with capitals", async () => {
  expect(await read(show(["\xa8", "Uber den Dingen steht der Mond"], { back: 460, rise: 3 }))).toBe(
    "Über den Dingen steht der Mond",
  );
});

test("readPdf() joins accents that are drawn over the letter before", async () => {
  expect(await read(show(["The caf", "e", "\xb4 was closed"], { back: 0 }))).toBe(
    "The cafe´ was closed",
  );
  const drawn = "BT /F2 12 Tf 60 700 Td (Fin de sie) Tj [450 (\x60)] TJ [-100 (cle)] TJ ET";
  expect(await read(drawn)).toBe("Fin de siècle");
});

test("readPdf() takes the letter out of the circle that is drawn around it", async () => {
  const drawn =
    "BT /F2 12 Tf 60 700 Td (Copyright c) Tj [730 (\xa9)] TJ ( 2011 by the authors) Tj ET";
  expect(await read(drawn)).toBe("Copyright © 2011 by the authors");
});
