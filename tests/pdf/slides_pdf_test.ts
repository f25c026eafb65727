import { expect, test } from "bun:test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import sharp from "sharp";
import { slidesPdf } from "../../src/pdf/slides_pdf.ts";

const WORDS = [
  "Bees find their way home by the sun. They learn the landmarks around the hive.",
  "蜂は踊りで花の場所を伝える。太陽の向きが基準になる。",
  "النحل يرقص ليدل على الزهور 🐝",
];

async function pictureOf(width: number, height: number, alpha = 1): Promise<Uint8Array> {
  const background = { r: 240, g: 200, b: 20, alpha };
  return await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

test("a PDF has a page for each picture, as large as it is, with its words in any script", async () => {
  const slides = await Promise.all(
    WORDS.map(async (altText, index) => ({
      file: await pictureOf(1080, 1350 + 100 * index, index / 2),
      altText,
    })),
  );
  const createdAt = new Date("2026-01-02T03:04:05Z");
  const bytes = await slidesPdf(slides, { title: "Größe & 蜂", createdAt, language: "de" });
  const loading = getDocument({ data: bytes });
  const pdf = await loading.promise;
  expect(pdf.numPages).toBe(3);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Language: "de",
    Title: "Größe & 蜂",
    CreationDate: "D:20260102030405Z",
  });
  for (const [index, words] of WORDS.entries()) {
    const page = await pdf.getPage(index + 1);
    expect(page.view).toEqual([0, 0, 810, (1350 + 100 * index) * 0.75]);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str : "")).join("");
    expect(text.replaceAll(/\s+/g, "")).toBe(words.replaceAll(/\s+/g, ""));
    expect(JSON.stringify(await page.getStructTree())).toContain(JSON.stringify(words));
  }
  await loading.destroy();
});

test("a picture without words is a page all the same", async () => {
  const bytes = await slidesPdf([{ file: await pictureOf(40, 50), altText: "" }], {
    title: "",
    createdAt: new Date(),
  });
  const loading = getDocument({ data: bytes });
  expect((await loading.promise).numPages).toBe(1);
  await loading.destroy();
});
