import { expect, test } from "bun:test";
import type { PdfItem } from "../../../../src/documents/pdf/item.ts";
import { withNamedCodes } from "../../../../src/documents/pdf/letters/named_codes.ts";

const read = (...texts: readonly string[]) => {
  const items = texts.map(
    (str): PdfItem => ({
      str,
      x: 72,
      y: 700,
      width: 100,
      height: 10,
      fontSize: 10,
      dir: "ltr",
      font: "f1",
      isMonospaced: false,
      hasEOL: true,
    }),
  );
  return withNamedCodes([items]).flatMap((page) => page.map(({ str }) => str));
};

test("withNamedCodes() reads letters that a font names by their codes", () => {
  expect(read("❱❡r② ♦❧❞ ❢❡rr✐❡s ♦❢ t❤❡ ♦❧❞ ❤❛r❜♦✉r", "✜♥❞ t❤❡✐r ✇❛② ❛t ♥✐❣❤t ✕ ✐♥ ✷✵✷✻✳")).toEqual([
    "Very old ferries of the old harbour",
    "find their way at night – in 2026.",
  ]);
});

test("withNamedCodes() keeps signs that are meant", () => {
  const texts = ["✓ The ferry left at seven", "♥♥ Five ① stars ★★★★★", "♠♥♦♣ are played on board"];
  expect(read(...texts)).toEqual(texts);
});
