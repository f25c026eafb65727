import { expect, test } from "bun:test";
import sharp from "sharp";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { createIsolatedDocuments } from "../../../../src/isolation/documents.ts";
import { silentLog } from "../../../../src/testing/silent_log.ts";
import { type RawObject, rawPdf } from "../../../support/raw_pdf.ts";

const jpegOf = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

const pictureOf = (stream: Uint8Array, width: number, height: number): RawObject => ({
  dictionary: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
  stream,
});

/** Pages of 600 by 800 points that share three pictures, A, B and C. */
const pdfOf = (contents: readonly string[], pictures: readonly RawObject[]) => {
  const kids = contents.map((_, index) => `${7 + 2 * index} 0 R`).join(" ");
  return new Uint8Array(
    rawPdf([
      { dictionary: "/Type /Catalog /Pages 2 0 R" },
      { dictionary: `/Type /Pages /Count ${contents.length} /Kids [${kids}]` },
      { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
      ...[...pictures, ...new Array<RawObject>(3).fill({ dictionary: "" })].slice(0, 3),
      ...contents.flatMap((stream, index): RawObject[] => [
        {
          dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${8 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /A 4 0 R /B 5 0 R /C 6 0 R >> >>`,
        },
        { dictionary: "", stream },
      ]),
    ]),
  );
};

const text = (words: string, y: number) => `BT /F1 12 Tf 60 ${y} Td (${words}) Tj ET `;
const draw = (name: string, place: string) => `q ${place} cm /${name} Do Q `;

const read = async (bytes: Uint8Array) => {
  const files: Uint8Array[] = [];
  const document = await readPdf(bytes, {
    keepPicture: async (jpeg) => `picture-${files.push(jpeg)}`,
  });
  return { files, pictures: document.pictures, text: document.blocks.map((block) => block.text) };
};

test("readPdf() gives photos with place, size and caption", async () => {
  const bytes = pdfOf(
    [
      text("Some words above the picture.", 760) +
        draw("A", "300 0 0 200 60 500") +
        text("Figure 3: a red wall", 485) +
        draw("B", "300 0 0 200 60 100") +
        text("Words that follow.", 60),
    ],
    [
      pictureOf(await jpegOf(600, 400, "#c02020"), 600, 400),
      pictureOf(await jpegOf(3000, 2000, "#2020c0"), 3000, 2000),
    ],
  );
  const { files, pictures } = await read(bytes);
  expect(pictures).toMatchObject([
    {
      page: 0,
      box: { x: 0.1, y: 0.125, width: 0.5, height: 0.25 },
      width: 600,
      height: 400,
      caption: "Figure 3: a red wall",
      edge: expect.stringMatching(/^#[bc]/),
      isCutOut: false,
      key: "picture-1",
    },
    {
      page: 0,
      box: { x: 0.1, y: 0.625, width: 0.5, height: 0.25 },
      width: 2048,
      height: 1365,
      caption: null,
      key: "picture-2",
    },
  ]);
  expect(pictures?.[1]?.beside).toContain("Words that follow.");
  const colours = await Promise.all(
    files.map(async (file) => (await sharp(file).stats()).dominant),
  );
  expect(colours[0]?.r).toBeGreaterThan(150);
  expect(colours[1]?.b).toBeGreaterThan(150);
  expect((await readPdf(bytes)).pictures).toBeUndefined();
});

test("readPdf() leaves out backgrounds, what repeats, small pictures and what is no JPEG", async () => {
  const page = (words: string) =>
    text(words, 700) +
    draw("A", "600 0 0 800 0 0") +
    draw("B", "200 0 0 200 60 100") +
    draw("C", "300 0 0 300 60 300");
  const { pictures } = await read(
    pdfOf(
      [page("The first page has words."), page("The second, too."), page("And so has the third.")],
      [
        pictureOf(await jpegOf(600, 800, "#ffffff"), 600, 800),
        pictureOf(await jpegOf(400, 400, "#208020"), 400, 400),
        pictureOf(await jpegOf(100, 100, "#208020"), 100, 100),
      ],
    ),
  );
  expect(pictures).toBeUndefined();
  const broken = pdfOf(
    [text("Words beside it.", 700) + draw("A", "300 0 0 300 60 300")],
    [pictureOf(new Uint8Array(9_000), 500, 500)],
  );
  expect(await read(broken)).toMatchObject({ pictures: undefined, text: ["Words beside it."] });
});

test("readPdf() leaves out a picture of more pixels than a photo has, whatever its dictionary says", async () => {
  const small = await jpegOf(500, 500, "#808080");
  // The frame header's height and width.
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]));
  small.writeUInt16BE(60_000, frame + 5);
  small.writeUInt16BE(60_000, frame + 7);
  const bytes = pdfOf(
    [text("Words beside it.", 700) + draw("A", "300 0 0 300 60 300")],
    [pictureOf(small, 500, 500)],
  );
  expect((await read(bytes)).pictures).toBeUndefined();
});

test("a reader in a process of its own hands pictures over", async () => {
  await using stack = new AsyncDisposableStack();
  const documents = createIsolatedDocuments({ model: null, env: {}, log: silentLog });
  stack.defer(() => documents.close());
  const bytes = pdfOf(
    [text("Words beside it.", 760) + draw("A", "300 0 0 300 60 300")],
    [pictureOf(await jpegOf(500, 500, "#c02020"), 500, 500)],
  );
  const kept: Uint8Array[] = [];
  const document = await documents.reader.read(bytes, "pdf", {
    signal: new AbortController().signal,
    keepPicture: async (jpeg) => `work/job/${kept.push(jpeg)}.jpg`,
  });
  expect(document.pictures?.map(({ key }) => key)).toEqual(["work/job/1.jpg"]);
  expect((await sharp(kept[0]).metadata()).width).toBe(500);
});

test("readPdf() takes a numbered line below a picture for its caption, and the head of a chapter above it not", async () => {
  const bytes = pdfOf(
    [
      text("Parto 4: La maro", 715) +
        draw("A", "300 0 0 200 60 500") +
        text("La ondoj venas.", 440),
      draw("B", "300 0 0 200 60 500") + text("Bildo 2: La maro", 485) + text("La ondoj iras.", 440),
    ],
    [
      pictureOf(await jpegOf(600, 400, "#c02020"), 600, 400),
      pictureOf(await jpegOf(600, 400, "#2020c0"), 600, 400),
    ],
  );
  const { pictures } = await read(bytes);
  expect(pictures?.map(({ caption }) => caption)).toEqual([null, "Bildo 2: La maro"]);
});
