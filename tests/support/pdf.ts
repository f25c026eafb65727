/** A run of text on a page; lengths in points from the lower left corner. */
export interface PdfText {
  text: string;
  x: number;
  y: number;
  /** Defaults to 11. */
  size?: number;
}

/** A4 in points. */
const PAGE = "[0 0 595 842]";

/** Makes a PDF of pages with text in Helvetica, as small as the format allows; Latin letters only. */
export function makePdf(
  pages: readonly (readonly PdfText[])[],
  { encrypted = false } = {},
): Uint8Array {
  const contents = pages.map((texts) =>
    texts
      .map(
        ({ text, x, y, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escapeText(text)}) Tj ET`,
      )
      .join("\n"),
  );
  const first = 4;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + 2 * index} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox ${PAGE} /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  const key = "0".repeat(64);
  const lock = encrypted
    ? `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<00> <00>] `
    : "";
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R ${lock}>>`;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${body.length}\n%%EOF`;
  return Uint8Array.from(body, (character) => character.charCodeAt(0));
}

/** Lines one below the other, as a paragraph is set. */
export function linesOf(
  text: string,
  { x = 72, y = 700, size = 11, leading = 14 } = {},
): PdfText[] {
  return text.split("\n").map((line, index) => ({ text: line, x, y: y - index * leading, size }));
}

function escapeText(text: string): string {
  return text.replace(/[\\()]/g, "\\$&");
}
