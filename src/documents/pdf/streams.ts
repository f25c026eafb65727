import { constants, inflateSync } from "node:zlib";
import { decodeAscii85, decodeHex, lzwSize, runLengthSize } from "./filters.ts";
import { drawsIn, mostDrawn, type PdfForm, targetsIn } from "./forms.ts";
import { nameActualTexts } from "./letters/actual_text.ts";
import { mapDrawnHyphens } from "./letters/drawn_hyphens.ts";
import { PictureStreams } from "./pictures/streams.ts";

/** What a stream of a PDF may unpack to, alone and with all others: text takes a fraction of this. */
const MAX_STREAM_BYTES = 32 * 1024 * 1024;
const MAX_FILE_BYTES = 128 * 1024 * 1024;
/** Charged for a stream that is broken off, as what it unpacked to is not known. */
const BROKEN_STREAM_BYTES = 1024 * 1024;
/** Packing more than once saves nothing. */
const MAX_LAYERS = 4;
/** Dictionaries of streams are shorter. */
const MAX_DICTIONARY_BYTES = 64 * 1024;
/** Pieces of content that one piece draws in all, those within others included. */
const MAX_DRAWN = 20_000;
/** What names fields and notes, and what hides such names. */
const NOTES = ["/Widget", "/FreeText", "/Encrypt"];
/** What leaves text without ink, and what hides that. */
const UNSEEN = ["3 Tr", "7 Tr", "/Encrypt"];
const OBJECT = " obj";
const KEYWORD = "stream";
const END_PREFIX = "end";
const END_KEYWORD = "endstream";

/** Thrown when a PDF's streams unpack to more than any text takes. */
export class OversizedStreamError extends Error {
  override readonly name = "OversizedStreamError";
}

/** A PDF without the data of its pictures. */
interface PdfWithoutPictures {
  file: Uint8Array;
  pictures: PictureStreams;
  /** False if it surely has neither fields nor notes, which take long to look for. */
  mayHaveNotes: boolean;
  /** False if it surely has no text without ink. */
  mayHaveUnseen: boolean;
}

/**
 * Copies a PDF without the data of its pictures, which reading its text does not need, says what its
 * glyphs stand for, and checks what its other streams unpack to, as the reader unpacks each of them whole.
 *
 * @throws {OversizedStreamError} if that is too much.
 */
export function withoutPictures(bytes: Uint8Array): PdfWithoutPictures {
  const pictures = new PictureStreams();
  // Not slice(), which of a Buffer is the same memory.
  const copy = new Uint8Array(bytes);
  const file = Buffer.from(copy.buffer, copy.byteOffset, copy.length);
  const dictionaries = dictionariesOf(file);
  const forms = new Map<number, PdfForm>();
  let mayHaveNotes = NOTES.some((name) => file.includes(name));
  let mayHaveUnseen = UNSEEN.some((name) => file.includes(name));
  let total = 0;
  let position = file.indexOf(KEYWORD);
  while (position >= 0) {
    const start = dataAfter(file, position + KEYWORD.length);
    let next = start;
    if (file.toString("latin1", position - END_PREFIX.length, position) !== END_PREFIX) {
      const end = file.indexOf(END_KEYWORD, start);
      const stop = end < 0 ? file.length : end;
      const { number, dictionary, raw, from } = dictionaryBefore(file, position);
      if (/\/Subtype\s*\/Image(?!\w)/.test(dictionary)) {
        file.fill(0, start, stop);
        next = stop;
        pictures.takeOut(file, { number, dictionary: raw, from, start, end: stop });
      } else {
        const { size, content } = unpack(file.subarray(start), stop - start, dictionary);
        total += size;
        const place = { start, end: stop, dictionary, content };
        nameActualTexts(file, place);
        mapDrawnHyphens(file, place);
        mayHaveNotes ||= NOTES.some((name) => content.includes(name));
        mayHaveUnseen ||= UNSEEN.some((name) => content.includes(name));
        if (/\/Subtype\s*\/Form(?!\w)/.test(dictionary)) {
          const draws = drawsIn(content);
          const resources = draws.size > 0 ? resourcesOf(dictionary, dictionaries) : "";
          forms.set(number, { draws, targets: targetsIn(resources) });
        }
      }
    }
    if (total > MAX_FILE_BYTES) throw new OversizedStreamError("Cannot unpack so much in all");
    position = file.indexOf(KEYWORD, next);
  }
  if (mostDrawn(forms) > MAX_DRAWN) {
    throw new OversizedStreamError("Cannot draw so many pieces within pieces");
  }
  return { file: copy, pictures, mayHaveNotes, mayHaveUnseen };
}

/** A stream's object: its number, and its dictionary with escaped names in plain and as it is. */
interface StreamHead {
  number: number;
  dictionary: string;
  raw: string;
  /** Where it begins. */
  from: number;
}

function dictionaryBefore(file: Buffer, position: number): StreamHead {
  const from = Math.max(file.lastIndexOf(OBJECT, position), position - MAX_DICTIONARY_BYTES, 0);
  const raw = file.toString("latin1", from, position);
  const dictionary = raw.replace(/#([\da-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return { number: numberBefore(file, from), dictionary, raw, from };
}

/** A dictionary with those that it refers to for the names of what it draws. */
function resourcesOf(dictionary: string, dictionaries: Dictionaries): string {
  let all = dictionary;
  let last = dictionary;
  for (const key of ["Resources", "XObject"]) {
    const number = new RegExp(`/${key}\\s+(\\d+)\\s+\\d+\\s+R`).exec(last)?.[1];
    if (number === undefined) continue;
    last = dictionaries(Number(number));
    all += last;
  }
  return all;
}

/** The text of an object's dictionary by its number; empty if there is none. */
type Dictionaries = (number: number) => string;

function dictionariesOf(file: Buffer): Dictionaries {
  let starts: Map<number, number> | undefined;
  return (number) => {
    starts ??= objectsIn(file);
    const start = starts.get(number);
    if (start === undefined) return "";
    const end = file.indexOf("endobj", start);
    return file.toString("latin1", start, Math.min(end, start + MAX_DICTIONARY_BYTES));
  };
}

function objectsIn(file: Buffer): Map<number, number> {
  const starts = new Map<number, number>();
  for (let at = file.indexOf(OBJECT); at >= 0; at = file.indexOf(OBJECT, at + OBJECT.length)) {
    starts.set(numberBefore(file, at), at);
  }
  return starts;
}

function numberBefore(file: Buffer, position: number): number {
  const head = file.toString("latin1", Math.max(0, position - 24), position);
  return Number(/(\d+)\s+\d+$/.exec(head)?.[1] ?? Number.NaN);
}

function dataAfter(file: Buffer, position: number): number {
  let start = position;
  if (file[start] === 0x0d) start += 1;
  if (file[start] === 0x0a) start += 1;
  return start;
}

/** What a stream unpacks to, with the size of all layers in bytes. */
interface Unpacked {
  size: number;
  content: Buffer;
}

/**
 * Unpacks a stream, as far as that can be told from outside.
 *
 * @param data From the stream's beginning to the end of the file, as its length may be a lie.
 */
export function unpack(data: Buffer, length: number, dictionary: string): Unpacked {
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
  const { size: inflated, content } = inflate(packed);
  return { size: size + inflated, content: content === data ? own : content };
}

/** Inflates data layer by layer; as it is if it is not deflated, whatever its dictionary says. */
function inflate(packed: Buffer): Unpacked {
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
      return { size: size + BROKEN_STREAM_BYTES, content: Buffer.alloc(0) };
    }
    size += layer.length;
  }
  return { size, content: layer };
}

/** True if data begins as zlib's format does. */
function isDeflated([first = 0, second = 0]: Buffer): boolean {
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}
