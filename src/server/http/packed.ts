import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body can be compressed, by the names of `content-encoding`; the smaller first. */
const PACKINGS = ["br", "gzip"] as const;

export type Packing = (typeof PACKINGS)[number];

/** Higher qualities take seconds for what saves a tenth. */
const BROTLI_QUALITY = 9;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The best packing that whoever sends a request takes; null if none. */
export function packingFor(request: Request): Packing | null {
  const accepted = (request.headers.get("accept-encoding") ?? "")
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(?:\.0*)?$/.test(each))
    .map((each) => each.split(";")[0]);
  return PACKINGS.find((packing) => accepted.includes(packing)) ?? null;
}

/** Compresses a text beside other work. */
async function pack(bytes: Uint8Array, packing: Packing): Promise<Blob> {
  const packed =
    packing === "gzip"
      ? await compressGzip(bytes)
      : await compressBrotli(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
  return new Blob([new Uint8Array(packed)]);
}

/** Remembers what is compressed, by a name of the text: each is compressed once in each packing. */
export function createPacked(): (
  name: string,
  packing: Packing,
  read: () => Promise<Uint8Array>,
) => Promise<Blob> {
  const made = new Map<string, Promise<Blob>>();
  return (name, packing, read) => {
    const key = `${packing} ${name}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const packed = read().then((bytes) => pack(bytes, packing));
    made.set(key, packed);
    packed.catch(() => made.delete(key));
    return packed;
  };
}
