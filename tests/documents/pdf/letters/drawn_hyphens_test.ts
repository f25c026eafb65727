import { expect, test } from "bun:test";
import { readPdf } from "../../../../src/documents/pdf/mod.ts";
import { deflated, rawPdf } from "../../../support/raw_pdf.ts";

/** A page in a font whose map has a soft hyphen at "~". */
const softHyphenPdf = (entry: string, packed: boolean) => {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def
1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfrange <20> <2C> <0020> <2E> <7D> <002E> endbfrange ${entry} endcmap end end`;
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
    {
      dictionary:
        "/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>",
    },
    { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R" },
    { dictionary: "", stream: "BT /F1 12 Tf 72 700 Td (A well~known lamp of 1910~1914) Tj ET" },
    packed ? deflated(map) : { dictionary: "", stream: map },
  ]);
};

for (const [kind, entry] of [
  ["a character", "1 beginbfchar <7E> <00AD> endbfchar"],
  ["a range", "1 beginbfrange <7E> <7E> <00ad> endbfrange"],
]) {
  test.each([false, true])(
    `readPdf() reads soft hyphens that are drawn, mapped as ${kind} (packed: %p)`,
    async (packed) => {
      const { blocks } = await readPdf(softHyphenPdf(entry ?? "", packed));
      expect(blocks.map(({ text }) => text)).toEqual(["A well-known lamp of 1910-1914"]);
    },
  );
}
