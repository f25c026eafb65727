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
  return assemble(
    objects.map((object) => Buffer.from(object, "latin1")),
    lock,
  );
}

/** Makes a PDF of one page, whose content is packed as `filter` says, and of other streams. */
export function packedPdf(
  filter: string,
  content: Uint8Array,
  others: readonly (readonly [dictionary: string, data: Uint8Array])[] = [],
): Uint8Array {
  const names = others.map((_, index) => `/X${index} ${index + 6} 0 R`).join(" ");
  const streams = [[filter, content] as const, ...others].map(([dictionary, data]) =>
    Buffer.concat([
      Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from("\nendstream"),
    ]),
  );
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [4 0 R] >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox ${PAGE} /Resources << /Font << /F1 3 0 R >> /XObject << ${names} >> >> /Contents 5 0 R >>`,
  ];
  return assemble([...objects.map((object) => Buffer.from(object)), ...streams]);
}

function assemble(objects: readonly Buffer[], lock = ""): Uint8Array {
  const parts = [Buffer.from("%PDF-1.5\n")];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      object,
      Buffer.from("\nendobj\n"),
    ]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer << /Size ${objects.length + 1} /Root 1 0 R ${lock}>>`;
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}\nstartxref\n${length}\n%%EOF`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
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
