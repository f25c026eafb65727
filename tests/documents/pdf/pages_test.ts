import { describe, expect, test } from "bun:test";
import { getDocumentProxy } from "unpdf";
import { readBookmarks } from "../../../src/documents/pdf/bookmarks.ts";
import { readPdf } from "../../../src/documents/pdf/mod.ts";
import { readPages } from "../../../src/documents/pdf/pages.ts";
import { type RawObject, rawPdf } from "../../support/raw_pdf.ts";

/** A PDF of one page; `more` are objects from number 6 on. */
const pageOf = (
  stream: string,
  {
    page = "",
    catalog = "",
    more = [],
  }: { page?: string; catalog?: string; more?: RawObject[] } = {},
) =>
  new Uint8Array(
    rawPdf([
      { dictionary: `/Type /Catalog /Pages 2 0 R ${catalog}` },
      { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
      {
        dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R ${page} /Resources << /Font << /F1 4 0 R /F2 6 0 R >> >>`,
      },
      {
        dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding",
      },
      { dictionary: "", stream },
      ...more,
    ]),
  );

const itemsOf = async (bytes: Uint8Array) => {
  const [items = []] = await readPages(await getDocumentProxy(bytes, { verbosity: 0 }));
  return items.filter((item) => item.str.trim() !== "");
};

const textsOf = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).blocks.map((block) => block.text);

describe("readPages() of turned text", () => {
  test.each([
    ["to the left", "0 1 -1 0 100 60", "0 1 -1 0 120 60", { x: 60, y: 500 }],
    ["upside down", "-1 0 0 -1 540 100", "-1 0 0 -1 540 120", { x: 60, y: 700 }],
    ["to the right", "0 -1 1 0 500 740", "0 -1 1 0 480 740", { x: 60, y: 500 }],
    ["not at all", "1 0 0 1 60 700", "1 0 0 1 60 680", { x: 60, y: 700 }],
  ])(
    "puts a page upright that lies %s, whatever it says of itself",
    async (_, first, second, at) => {
      const stream = `BT /F1 12 Tf ${first} Tm (The first line) Tj ${second} Tm (and the second.) Tj ET`;
      for (const rotate of [0, 90]) {
        const items = await itemsOf(pageOf(stream, { page: `/Rotate ${rotate}` }));
        expect(items.map(({ str, angle }) => ({ str, angle }))).toEqual([
          { str: "The first line", angle: undefined },
          { str: "and the second.", angle: undefined },
        ]);
        expect(items[0]?.x).toBeCloseTo(at.x);
        expect(items[0]?.y).toBeCloseTo(at.y);
        expect(items[1]?.x).toBeCloseTo(at.x);
        expect(items[1]?.y).toBeCloseTo(at.y - 20);
      }
    },
  );

  test("tells the angle of a stamp, and straightens a scan that lies askew", async () => {
    const cos = Math.cos(0.02);
    const sin = Math.sin(0.02);
    const stream = `BT /F1 12 Tf ${cos} ${sin} ${-sin} ${cos} 60 700 Tm (Some words and) Tj ${cos} ${sin} ${-sin} ${cos} ${60 + 200 * cos} ${700 + 200 * sin} Tm (more of them) Tj 0 1 -1 0 20 300 Tm (stamp) Tj ET`;
    const [words, more, stamp] = await itemsOf(pageOf(stream));
    expect(more?.y).toBeCloseTo(words?.y ?? 0);
    expect((more?.x ?? 0) - (words?.x ?? 0)).toBeCloseTo(200);
    expect(words?.angle).toBeUndefined();
    expect(stamp?.angle).toBeCloseTo(90 - (0.02 * 180) / Math.PI);
  });

  test("reads lines from the top to the bottom, columns from the right, with numbers in them", async () => {
    const font = [
      {
        dictionary:
          "/Type /Font /Subtype /Type0 /BaseFont /Some /Encoding /UniJIS-UCS2-V /DescendantFonts [7 0 R]",
      },
      {
        dictionary:
          "/Type /Font /Subtype /CIDFontType0 /BaseFont /Some /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor 8 0 R",
      },
      {
        dictionary:
          "/Type /FontDescriptor /FontName /Some /Flags 6 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /StemV 80",
      },
    ];
    const hex = (text: string) => Buffer.from(text, "utf16le").swap16().toString("hex");
    const at = (x: number, y: number, text: string) =>
      `/F2 12 Tf 1 0 0 1 ${x} ${y} Tm <${hex(text)}> Tj `;
    const number = "/F1 10 Tf 1 0 0 1 494 630 Tm (12) Tj ";
    const stream = `BT ${at(500, 700, "春になると")}${number}${at(500, 626, "ばん")}${at(480, 700, "海へ出る")} ET`;
    const bytes = pageOf(stream, {
      more: font,
    });
    const items = await readPages(
      await getDocumentProxy(bytes, {
        verbosity: 0,
        cMapUrl: new URL("../../../node_modules/pdfjs-dist/cmaps/", import.meta.url).pathname,
        cMapPacked: true,
      }),
    );
    const found = items[0]?.filter((item) => item.str.trim() !== "") ?? [];
    expect(found.map(({ str, dir, angle }) => [str, dir, angle])).toEqual([
      ["春になると", "ltr", undefined],
      ["12", "ltr", undefined],
      ["ばん", "ltr", undefined],
      ["海へ出る", "ltr", undefined],
    ]);
    expect(found[2]?.y).toBeCloseTo(found[0]?.y ?? 0);
    expect(found[1]?.y).toBeCloseTo(found[0]?.y ?? 0, 0);
    expect(found[1]?.x).toBeGreaterThan(found[0]?.x ?? 0);
    expect(found[2]?.x).toBeGreaterThan(found[1]?.x ?? 0);
    expect(found[3]?.y).toBeCloseTo((found[0]?.y ?? 0) - 20);
  });
});

describe("readPdf() of what a page does not draw itself", () => {
  const field = (fields: string, rect: string): RawObject => ({
    dictionary: `/Type /Annot /Subtype /Widget /Rect [${rect}] /P 3 0 R ${fields}`,
  });

  test("reads what fields hold and what notes say, and nothing that nobody sees", async () => {
    const fields = [
      field("/FT /Tx /T (a) /V (Name of the garden)", "60 700 300 720"),
      field(
        "/FT /Tx /T (b) /Ff 4096 /DA (/F1 10 Tf) /V (It lies on a hill\nby the sea.)",
        "60 600 300 680",
      ),
      field(
        "/FT /Ch /T (c) /Ff 131072 /V (x1) /Opt [[(x1) (Open all year)] [(x2) (Closed)]]",
        "60 560 300 580",
      ),
      field("/FT /Tx /T (d) /Ff 8192 /V (password)", "60 540 300 555"),
      field("/FT /Tx /T (e) /F 2 /V (hidden)", "60 520 300 535"),
      field("/FT /Btn /T (f) /V /Yes /MK << /CA (press) >>", "60 500 300 515"),
      {
        dictionary:
          "/Type /Annot /Subtype /FreeText /Rect [60 440 300 460] /DA (/F1 11 Tf) /Contents (Written in the margin.)",
      },
      {
        dictionary: "/Type /Annot /Subtype /Text /Rect [60 400 80 420] /Contents (A comment)",
      },
    ];
    const references = fields.map((_, index) => `${index + 6} 0 R`).join(" ");
    const texts = await textsOf(
      pageOf("", {
        page: `/Annots [${references}]`,
        catalog: `/AcroForm << /Fields [${references}] /DR << /Font << /F1 4 0 R >> >> >>`,
        more: fields,
      }),
    );
    expect(texts.join(" ")).toBe(
      "Name of the garden It lies on a hill by the sea. Open all year Written in the margin.",
    );
  });
});

describe("readPages() of tagged pages", () => {
  const structure = (marked: string): { catalog: string; page: string; more: RawObject[] } => ({
    catalog: `/MarkInfo << /Marked true ${marked} >> /StructTreeRoot 6 0 R`,
    page: "/StructParents 0",
    more: [
      {
        dictionary:
          "/Type /StructTreeRoot /K [7 0 R] /ParentTree 8 0 R /RoleMap << /Headline /H1 >>",
      },
      { dictionary: "/Type /StructElem /S /Document /P 6 0 R /K [9 0 R 10 0 R]" },
      { dictionary: "/Nums [0 11 0 R]" },
      { dictionary: "/Type /StructElem /S /Headline /P 7 0 R /Pg 3 0 R /K [1]" },
      { dictionary: "/Type /StructElem /S /P /P 7 0 R /Pg 3 0 R /K [0 12 0 R]" },
      { dictionary: "" },
      { dictionary: "/Type /StructElem /S /Span /P 10 0 R /Pg 3 0 R /K [2]" },
    ],
  });
  const text = (mark: string, words: string, y: number) =>
    `${mark} BDC BT /F1 12 Tf 60 ${y} Td (${words}) Tj ET EMC\n`;
  const stream =
    text("/P << /MCID 0 >>", "The text comes", 680) +
    text("/Headline << /MCID 1 >>", "The title", 720) +
    text("/Span << /MCID 2 >>", "second.", 660) +
    text("/Artifact << /Type /Pagination >>", "Page 1", 20);
  const tagged = (marked = "") => {
    const { more, ...rest } = structure(marked);
    // The parent tree's array, which a dictionary cannot hold.
    const bytes = Buffer.from(pageOf(stream, { ...rest, more })).toString("latin1");
    return new Uint8Array(
      Buffer.from(bytes.replace("11 0 obj\n<<  >>", "11 0 obj\n[10 0 R 9 0 R 12 0 R]"), "latin1"),
    );
  };

  test("gives the part that each piece plays, in the structure's order, without artifacts", async () => {
    const items = await itemsOf(tagged());
    expect(items.map(({ str, tag }) => [str, tag?.role, tag?.order])).toEqual([
      ["The text comes", "P", 1],
      ["The title", "H1", 0],
      ["second.", "P", 2],
    ]);
    expect(items[0]?.tag?.within).toEqual(["Document"]);
    expect(items[0]?.tag?.element).toBe(items[2]?.tag?.element ?? -1);
    expect(items[0]?.tag?.element).not.toBe(items[1]?.tag?.element ?? -1);
  });

  test("does not trust tags that the file calls suspect, or that most text goes without", async () => {
    const untold = `${stream}BT /F1 12 Tf 60 500 Td (A long text that nothing in the structure speaks of) Tj ET`;
    const { more, ...rest } = structure("");
    for (const bytes of [tagged("/Suspects true"), pageOf(untold, { ...rest, more })]) {
      const items = await itemsOf(bytes);
      expect(items.length).toBeGreaterThan(2);
      expect(items.every(({ tag }) => tag === undefined)).toBe(true);
    }
  });

  test("keeps artifacts where there is nothing else", async () => {
    const items = await itemsOf(
      pageOf(text("/Artifact << /Type /Layout >>", "The whole text", 700)),
    );
    expect(items.map(({ str }) => str)).toEqual(["The whole text"]);
  });
});

test("readBookmarks() gives titles, levels and pages, and survives those that lead nowhere", async () => {
  const bytes = pageOf("", {
    catalog: "/Outlines 6 0 R",
    more: [
      { dictionary: "/Type /Outlines /First 7 0 R /Last 8 0 R /Count 3" },
      {
        dictionary:
          "/Title (The beginning) /Parent 6 0 R /Next 8 0 R /First 9 0 R /Last 9 0 R /Count 1 /Dest [3 0 R /Fit]",
      },
      { dictionary: "/Title (Nowhere) /Parent 6 0 R /Prev 7 0 R /Dest (gone)" },
      { dictionary: "/Title (Within) /Parent 7 0 R /Dest [3 0 R /XYZ 0 700 0]" },
    ],
  });
  expect(await readBookmarks(await getDocumentProxy(bytes, { verbosity: 0 }))).toEqual([
    { title: "The beginning", level: 1, page: 0 },
    { title: "Within", level: 2, page: 0 },
    { title: "Nowhere", level: 1, page: null },
  ]);
});
