import { deflateSync } from "node:zlib";

/** Where a stream's data stands in a file, and what it unpacks to. */
export interface StreamPlace {
  start: number;
  end: number;
  dictionary: string;
  content: Buffer;
}

/**
 * Writes other content, in Latin-1, into a stream's place. Leaves the stream as it is if that does not fit, or if it is
 * packed in an unusual way.
 */
export function rewriteStream(
  file: Buffer,
  { start, end, dictionary }: StreamPlace,
  content: string,
): void {
  const plain = Buffer.from(content, "latin1");
  const isDeflated = isDeflatedOnly(dictionary);
  if (/\/(?:Filter|F)(?!\w)/.test(dictionary) && !isDeflated) return;
  const data = isDeflated ? deflateSync(plain, { level: 9 }) : plain;
  if (data.length > end - start) return;
  file.fill(isDeflated ? 0 : 0x20, start, end);
  data.copy(file, start);
}

function isDeflatedOnly(dictionary: string): boolean {
  return (
    /\/Filter\s*(?:\[\s*)?\/(?:FlateDecode|Fl)(?:\s*\])?(?=[\s/>])/.test(dictionary) &&
    !/\/Predictor/.test(dictionary)
  );
}
