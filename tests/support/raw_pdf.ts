import { deflateSync } from "node:zlib";

/** An object of a PDF: a dictionary without its brackets, and the bytes of its stream if it has one. */
export interface RawObject {
  dictionary: string;
  stream?: Uint8Array | string;
}

/** Writes objects, numbered from 1, as a PDF whose catalogue is the first one. */
export function rawPdf(objects: readonly RawObject[]): Uint8Array {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let size = 0;
  const write = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part, "latin1") : Buffer.from(part);
    parts.push(bytes);
    size += bytes.length;
  };
  write("%PDF-1.5\n");
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(size);
    write(`${index + 1} 0 obj\n<< ${dictionary}`);
    if (stream === undefined) write(" >>\nendobj\n");
    else {
      const bytes = typeof stream === "string" ? Buffer.from(stream, "latin1") : stream;
      write(` /Length ${bytes.length} >>\nstream\n`);
      write(bytes);
      write("\nendstream\nendobj\n");
    }
  }
  const start = size;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  write(`trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`);
  return Buffer.concat(parts);
}

/** A PDF of one page with that content; `more` are objects from number 6 on. */
export function rawPage(
  content: RawObject,
  { resources = "", more = [] }: { resources?: string; more?: readonly RawObject[] } = {},
): Uint8Array {
  return rawPdf([
    { dictionary: "/Type /Catalog /Pages 2 0 R" },
    { dictionary: "/Type /Pages /Count 1 /Kids [3 0 R]" },
    {
      dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >>`,
    },
    { dictionary: "/Type /Font /Subtype /Type1 /BaseFont /Helvetica" },
    content,
    ...more,
  ]);
}

/** A stream that was deflated a number of times. */
export function deflated(bytes: Uint8Array | string, times = 1): RawObject {
  let stream = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : Buffer.from(bytes);
  for (let round = 0; round < times; round++) stream = deflateSync(stream, { level: 9 });
  const filters = new Array(times).fill("/FlateDecode").join(" ");
  return { dictionary: `/Filter [${filters}]`, stream };
}
