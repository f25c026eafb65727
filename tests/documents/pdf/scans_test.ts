import { describe, expect, test } from "bun:test";
import sharp from "sharp";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { readScans } from "../../../src/documents/pdf/scans.ts";
import {
  createTextRecognition,
  findRecognitionPrograms,
  type TextRecognition,
} from "../../../src/documents/text_recognition.ts";
import { createIsolatedDocuments } from "../../../src/isolation/documents.ts";
import { silentLog } from "../../../src/testing/silent_log.ts";
import { rawPage } from "../../support/raw_pdf.ts";

const LINES = ["The garden by the sea", "In spring the whole garden", "smells of salt and thyme."];
const hasPrograms = (() => {
  try {
    return findRecognitionPrograms().read !== "";
  } catch {
    return false;
  }
})();
if (!hasPrograms) console.warn("Skipping the tests of scans, as tesseract or pdftoppm is missing");

/** A page that is a picture of text. */
async function makeScan(): Promise<Uint8Array> {
  const texts = LINES.map(
    (line, index) =>
      `<text x="150" y="${index === 0 ? 300 : 400 + index * 60}" font-size="${index === 0 ? 80 : 40}" font-family="DejaVu Sans, sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1240" height="1754"><rect width="100%" height="100%" fill="#fff"/>${texts.join("")}</svg>`;
  const stream = await sharp(Buffer.from(svg)).jpeg().toBuffer();
  return rawPage(
    { dictionary: "", stream: "q 595 0 0 842 0 0 cm /X Do Q" },
    {
      resources: "/XObject << /X 6 0 R >>",
      more: [
        {
          dictionary:
            "/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode",
          stream,
        },
      ],
    },
  );
}

test("readPdf() refuses scans where nothing reads them", async () => {
  expect(readPdf(await makeScan())).rejects.toThrow("holds no text, only pictures");
});

describe.skipIf(!hasPrograms)("readPdf() of scans", () => {
  test("reads them from their picture, heading and all", async () => {
    const { title, blocks } = await readPdf(await makeScan(), {
      recognise: createTextRecognition("eng"),
    });
    expect(title).toBe(LINES[0] ?? "");
    expect(blocks.map(({ text }) => text)).toEqual([LINES[0] ?? "", LINES.slice(1).join(" ")]);
  });

  test("reads them in a process of their own, and refuses a language that is not there", async () => {
    const options = { signal: new AbortController().signal };
    for (const [scanLanguages, expected] of [
      ["eng", LINES[0]],
      ["xyz", "only pictures"],
    ] as const) {
      await using stack = new AsyncDisposableStack();
      const documents = createIsolatedDocuments({
        model: null,
        scanLanguages,
        env: {},
        log: silentLog,
      });
      stack.defer(() => documents.close());
      const read = documents.reader.read(await makeScan(), "pdf", options);
      const outcome = await read.then(
        ({ title }) => title,
        (error: Error) => error.message,
      );
      expect(outcome).toContain(expected ?? "");
    }
  });
});

describe("readScans()", () => {
  const item = (str: string) => ({
    str,
    x: 0,
    y: 0,
    width: 10,
    height: 10,
    fontSize: 10,
    dir: "ltr",
    font: "",
    isMonospaced: false,
    hasEOL: true,
  });
  const recognise: TextRecognition = async (_, { number, length }) => {
    if (number === 2) throw new Error("It cannot be read");
    return [item(`page ${number} of ${length} points`)];
  };
  const pdf = { getPage: async () => ({ view: [0, 0, 595, 842] }) };

  test("reads no blank page of a file that has text, and goes on where one cannot be read", async () => {
    const options = { pdf, bytes: new Uint8Array(), recognise };
    const text = [item("some text")];
    expect(await readScans([text, []], options)).toEqual([text, []]);
    expect(await readScans([text, [], []], options)).toEqual([
      text,
      [],
      [item("page 3 of 842 points")],
    ]);
  });

  test("reads the first pages of a book", async () => {
    const pages = Array.from({ length: 30 }, () => []);
    const read = await readScans(pages, { pdf, bytes: new Uint8Array(), recognise });
    expect(read.filter((items) => items.length > 0)).toHaveLength(19);
    expect(read.at(-1)).toEqual([]);
  });
});
