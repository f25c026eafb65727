import { expect, test } from "bun:test";
import type { PdfItem } from "../../../../src/documents/pdf/item.ts";
import { withBullets } from "../../../../src/documents/pdf/letters/bullets.ts";

const item = (str: string, { x, y, font = "text" }: { x: number; y: number; font?: string }) => ({
  str,
  x,
  y,
  width: 5 * str.length,
  height: 10,
  fontSize: 10,
  dir: "ltr",
  font,
  isMonospaced: false,
  hasEOL: false,
});

const lines = ["Tides come twice a day", "Boats wait for them", "Nobody minds"];
const textsOf = (items: readonly PdfItem[]) =>
  withBullets([items])
    .flat()
    .map(({ str }) => str);

test("withBullets() shows letters of a font of signs as the bullets that they are", () => {
  const list = lines.flatMap((line, index) => [
    item("I", { x: 60, y: 700 - 14 * index, font: "signs" }),
    item(line, { x: 75, y: 700 - 14 * index }),
  ]);
  expect(textsOf(list)).toEqual(lines.flatMap((line) => ["•", line]));
  const ofTwoKinds = list.map((one) => (one === list[0] ? { ...one, str: "q" } : one));
  expect(textsOf(ofTwoKinds)).toEqual(lines.flatMap((line) => ["•", line]));
});

test("withBullets() leaves letters alone that are not apart, within a line, or of a font of several", () => {
  const first = (font: (index: number) => string, gap: number) =>
    lines.flatMap((line, index) => [
      item("I", { x: 60, y: 700 - 14 * index, font: font(index) }),
      item(line, { x: 65 + gap, y: 700 - 14 * index }),
    ]);
  expect(textsOf(first(() => "capitals", 0))).not.toContain("•");
  expect(textsOf(first(() => "text", 10))).not.toContain("•");
  const within = lines.flatMap((line, index) => [
    item(line, { x: 60, y: 700 - 14 * index }),
    item("x", { x: 62 + 5 * line.length, y: 700 - 14 * index, font: "slanted" }),
    item("is large", { x: 70 + 5 * line.length, y: 700 - 14 * index }),
  ]);
  expect(textsOf(within)).not.toContain("•");
});
