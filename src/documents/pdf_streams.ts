import { constants, inflateSync } from "node:zlib";
import { decodeAscii85, decodeHex, lzwSize, runLengthSize } from "./pdf_filters.ts";

/** What a stream of a PDF may unpack to, alone and with all others: text takes a fraction of this. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 128 * 1024 * 1024;
/** Charged for a stream that is broken off, as what it unpacked to is not known. */
const BROKEN_STREAM_BYTES = 1024 * 1024;
/** Packing more than once saves nothing. */
const MAX_LAYERS = 4;
/** Dictionaries of streams are shorter. */
const MAX_DICTIONARY_BYTES = 4096;
const KEYWORD = "stream";
const END_PREFIX = "end";
const END_KEYWORD = "endstream";

/** Thrown when a PDF's streams unpack to more than any text takes. */
export class OversizedStreamError extends Error {
  override readonly name = "OversizedStreamError";
}

/**
 * Copies a PDF without the data of its pictures, which reading its text does not need, and checks
 * what its other streams unpack to, as the reader unpacks each of them whole.
 *
 * @throws {OversizedStreamError} if that is too much.
 */
export function withoutPictures(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const file = Buffer.from(copy.buffer, copy.byteOffset, copy.length);
  let total = 0;
  let position = file.indexOf(KEYWORD);
  while (position >= 0) {
    const start = dataAfter(file, position + KEYWORD.length);
    let next = start;
    if (file.toString("latin1", position - END_PREFIX.length, position) !== END_PREFIX) {
      const end = file.indexOf(END_KEYWORD, start);
      const stop = end < 0 ? file.length : end;
      const dictionary = dictionaryBefore(file, position);
      if (/\/Subtype\s*\/Image(?!\w)/.test(dictionary)) {
        file.fill(0, start, stop);
        next = stop;
      } else total += unpackedSize(file.subarray(start), stop - start, dictionary);
    }
    if (total > MAX_FILE_BYTES) throw new OversizedStreamError("Cannot unpack so much in all");
    position = file.indexOf(KEYWORD, next);
  }
  return copy;
}

/** The text of a stream's dictionary, with escaped names in plain. */
function dictionaryBefore(file: Buffer, position: number): string {
  const text = file.toString("latin1", Math.max(0, position - MAX_DICTIONARY_BYTES), position);
  return text
    .slice(text.lastIndexOf(" obj") + 1)
    .replace(/#([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
}

function dataAfter(file: Buffer, position: number): number {
  let start = position;
  if (file[start] === 0x0d) start += 1;
  if (file[start] === 0x0a) start += 1;
  return start;
}

/**
 * What a stream unpacks to, in bytes.
 *
 * @param data From the stream's beginning to the end of the file, as its length may be a lie.
 */
function unpackedSize(data: Buffer, length: number, dictionary: string): number {
  const has = (names: string) => new RegExp(`/(?:${names})(?!\\w)`).test(dictionary);
  let own = data.subarray(0, length);
  let packed = data;
  if (has("AHx|ASCIIHexDecode")) packed = own = decodeHex(own);
  else if (has("A85|ASCII85Decode")) packed = own = decodeAscii85(own);
  const isInflated = has("Fl|FlateDecode");
  let size = 0;
  if (has("LZW|LZWDecode")) size = lzwSize(own, /\/EarlyChange\s+0/.test(dictionary) ? 0 : 1);
  else if (has("RL|RunLengthDecode")) size = runLengthSize(own);
  if (size > MAX_STREAM_BYTES || (size > 0 && isInflated)) {
    throw new OversizedStreamError("Cannot unpack so large a stream");
  }
  return size + inflatedSize(packed);
}

/** What deflated data unpacks to, layer by layer; 0 if it is not deflated, whatever its dictionary says. */
function inflatedSize(packed: Buffer): number {
  let size = 0;
  let layer = packed;
  for (let layers = 0; isDeflated(layer); layers++) {
    if (layers === MAX_LAYERS) throw new OversizedStreamError("Cannot unpack so many layers");
    try {
      layer = inflateSync(layer, {
        maxOutputLength: MAX_STREAM_BYTES,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
    } catch (cause) {
      if (cause instanceof Error && "code" in cause && cause.code === "ERR_BUFFER_TOO_LARGE") {
        throw new OversizedStreamError("Cannot unpack so large a stream", { cause });
      }
      return size + BROKEN_STREAM_BYTES;
    }
    size += layer.length;
  }
  return size;
}

/** True if data begins as zlib's format does. */
function isDeflated([first = 0, second = 0]: Buffer): boolean {
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}
