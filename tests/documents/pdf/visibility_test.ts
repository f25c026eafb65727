import { describe, expect, test } from "bun:test";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { deflated, type RawObject, rawPage, rawPdf } from "../../support/raw_pdf.ts";

const line = (words: string, y: number) => `BT /F1 12 Tf 60 ${y} Td (${words}) Tj ET `;
const unseen = (words: string, y: number) => `BT 3 Tr /F1 12 Tf 60 ${y} Td (${words}) Tj ET `;

/** A page with a layer that is shown, On, one that is not, Off, and one that needs both, Both. */
function layeredPdf(content: string, more: readonly RawObject[] = []): Uint8Array {
  return new Uint8Array(
    rawPdf([
      {
        dictionary:
          "/Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R 7 0 R] /D << /OFF [7 0 R] >> >>",
      },
      { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
      {
        dictionary:
          "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> /XObject << /A 9 0 R >> /Properties << /On 6 0 R /Off 7 0 R /Both 8 0 R >> >>",
      },
      { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
      { dictionary: "", stream: content },
      { dictionary: "/Type /OCG /Name (English)" },
      { dictionary: "/Type /OCG /Name (Draft)" },
      { dictionary: "/Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn" },
      ...more,
    ]),
  );
}

const textOf = async (bytes: Uint8Array) =>
  (await readPdf(new Uint8Array(bytes))).blocks.map(({ text }) => text).join(" ");

describe("readPdf() of layers", () => {
  test("leaves out the text of those that are off", async () => {
    const layer = (name: string, content: string) => `/OC /${name} BDC ${content} EMC `;
    const content =
      layer("Off", line("A note of the editor.", 760)) +
      layer("On", line("The bridge was opened in May.", 700)) +
      layer("Off", `/P BMC ${line("Ask again before print.", 640)} EMC`) +
      layer("Both", line("This is a proof.", 580)) +
      line("It is the longest of the country.", 520);
    expect(await textOf(layeredPdf(content))).toBe(
      "The bridge was opened in May. It is the longest of the country.",
    );
  });

  test("leaves out pieces and pictures of those that are off", async () => {
    const piece = (layer: string): RawObject => ({
      dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /OC ${layer} /Resources << /Font << /F1 4 0 R >> >>`,
      stream: line("A note of the editor.", 640),
    });
    const content = `${line("The bridge was opened in May.", 700)} /A Do`;
    expect(await textOf(layeredPdf(content, [piece("7 0 R")]))).not.toContain("editor");
    expect(await textOf(layeredPdf(content, [piece("6 0 R")]))).toContain("editor");
    const { dictionary, stream = "" } = deflated(
      Uint8Array.from({ length: 62_500 }, (_, index) => index % 251),
    );
    const picture = (layer: string): RawObject => ({
      dictionary: `/Type /XObject /Subtype /Image /Width 250 /Height 250 /ColorSpace /DeviceGray /BitsPerComponent 8 /OC ${layer} ${dictionary}`,
      stream,
    });
    const drawn = `${line("The bridge was opened in May.", 700)} q 250 0 0 250 60 200 cm /A Do Q`;
    const picturesOf = async (layer: string) =>
      (await readPdf(layeredPdf(drawn, [picture(layer)]), { keepPicture: async () => "key" }))
        .pictures?.length;
    expect(await picturesOf("7 0 R")).toBeUndefined();
    expect(await picturesOf("6 0 R")).toBe(1);
  });
});

describe("readPdf() of text without ink", () => {
  test("leaves it out of a page that shows text", async () => {
    const content =
      unseen("Words for machines alone.", 760) +
      "0 Tr " +
      line("The bridge was opened in May.", 700) +
      unseen("And more of these.", 640);
    expect(await textOf(rawPage({ dictionary: "", stream: content }))).toBe(
      "The bridge was opened in May.",
    );
  });

  test("finds it in packed content, too", async () => {
    const bytes = rawPage(
      deflated(`${line("The bridge was opened in May.", 700)}${unseen("For machines.", 640)}`),
    );
    expect(await textOf(bytes)).toBe("The bridge was opened in May.");
  });

  test("reads what was recognised on a scan, beside what is printed onto it", async () => {
    const scan = rawPage(
      {
        dictionary: "",
        stream: `q 595 0 0 842 0 0 cm /X Do Q ${unseen("The bridge was opened in May.", 700)} 0 Tr ${line("It is the longest of the country.", 640)}`,
      },
      {
        resources: "/XObject << /X 6 0 R >>",
        more: [
          {
            dictionary:
              "/Type /XObject /Subtype /Image /Width 1240 /Height 1754 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode",
            stream: "a scan",
          },
        ],
      },
    );
    expect(await textOf(scan)).toBe(
      "The bridge was opened in May. It is the longest of the country.",
    );
  });

  test("reads it where a page has no other", async () => {
    const content = `0 0 595 842 re f ${unseen("The bridge was opened in May.", 700)}`;
    expect(await textOf(rawPage({ dictionary: "", stream: content }))).toBe(
      "The bridge was opened in May.",
    );
  });
});
