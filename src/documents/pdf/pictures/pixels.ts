import { isRecord } from "../../../common/is_record.ts";
import { type DrawnPicture, readDrawing } from "../drawing.ts";
import type { Matrix } from "../geometry.ts";
import { PDFJS_DATA } from "../pdfjs_data.ts";
import type { Pixels } from "./files.ts";

/** A picture that a page draws. */
export interface WantedPicture {
  /** Zero-based. */
  page: number;
  /** Its size in pixels, as it is declared, and its place. */
  width: number;
  height: number;
  matrix: Matrix;
}

/** The library's ways to hold pixels: black and white, in eights to a byte, and in colours. */
const BITS = 1;
const RGB = 2;
const RGBA = 3;

/** What may be left of decoded pictures until garbage is collected, which takes some 30 ms. */
const MAX_UNCOLLECTED_PIXELS = 1_000_000;

/** Options of {@linkcode decodePictures}. */
export interface DecodePicturesOptions<Wanted> {
  wanted: readonly Wanted[];
  /** Pictures of more pixels are left out. */
  maxPixels: number;
  /** Time for all of them, in milliseconds. */
  maxTimeMs: number;
}

/**
 * Decodes pictures of a PDF, of whatever kind, page by page; null for one that cannot be.
 *
 * @param file The PDF with these pictures alone, as all of a page are decoded together.
 * @throws if it takes too long, or the file cannot be opened.
 */
export async function* decodePictures<Wanted extends WantedPicture>(
  file: Uint8Array,
  { wanted, maxPixels, maxTimeMs }: DecodePicturesOptions<Wanted>,
): AsyncGenerator<[Wanted, Pixels | null]> {
  // The one that reads text lacks what decodes JPEG 2000, JBIG2 and faxes. Few files need this one.
  const {
    getDocument,
    OPS: operations,
    PDFWorker,
  } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const thread = new Worker(new URL("./worker.ts", import.meta.url));
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {});
  const timer = setTimeout(() => late.reject(new Error("Pictures take too long")), maxTimeMs);
  thread.addEventListener("error", () => late.reject(new Error("Pictures cannot be decoded")));
  try {
    const opening = getDocument({
      data: file,
      verbosity: 0,
      maxImageSize: maxPixels,
      ...PDFJS_DATA,
      useWorkerFetch: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      worker: PDFWorker.create({ port: thread, verbosity: 0 }),
    });
    const pdf = await Promise.race([opening.promise, late.promise]);
    // At first, there is what reading the text has left.
    let uncollected = Number.POSITIVE_INFINITY;
    for (const number of new Set(wanted.map(({ page }) => page))) {
      if (uncollected > MAX_UNCOLLECTED_PIXELS) {
        Bun.gc(true);
        uncollected = 0;
      }
      const page = await Promise.race([pdf.getPage(number + 1), late.promise]);
      const { pictures } = await Promise.race([readDrawing(page, { operations }), late.promise]);
      for (const picture of wanted) {
        if (picture.page !== number) continue;
        uncollected += picture.width * picture.height;
        const drawn = pictures.find((one) => isSame(one, picture));
        const data = drawn && (await Promise.race([dataOf(drawn, page), late.promise]));
        yield [picture, drawn === undefined ? null : pixelsOf(drawn, data)];
      }
      page.cleanup();
    }
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}

function isSame(one: WantedPicture | DrawnPicture, other: WantedPicture): boolean {
  return (
    one.width === other.width &&
    one.height === other.height &&
    one.matrix.every((value, index) => value === other.matrix[index])
  );
}

/** What of a page of the library holds its decoded pictures: those of several pages apart. */
interface PictureObjects {
  objs: { get(id: string, done: (data: unknown) => void): unknown };
  commonObjs: { get(id: string, done: (data: unknown) => void): unknown };
}

async function dataOf({ id, data }: DrawnPicture, page: PictureObjects): Promise<unknown> {
  if (id === null) return data;
  const objects = id.startsWith("g_") ? page.commonObjs : page.objs;
  return await new Promise((resolve) => objects.get(id, resolve));
}

function pixelsOf({ colour }: DrawnPicture, decoded: unknown): Pixels | null {
  if (!isRecord(decoded)) return null;
  const { data, kind } = decoded;
  const [width, height] = [Number(decoded.width), Number(decoded.height)];
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null;
  if (colour !== null) {
    const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), "hex");
    const inked = bytesOf(data, { width, height });
    const painted = new Uint8Array(4 * inked.length);
    for (const [index, white] of inked.entries()) {
      painted.set([red, green, blue, 255 - white], 4 * index);
    }
    return { data: painted, width, height, channels: 4 };
  }
  if (kind === BITS) {
    return { data: bytesOf(data, { width, height }), width, height, channels: 1 };
  }
  const channels = kind === RGB ? 3 : 4;
  const isWhole = data.length >= width * height * channels;
  if ((kind !== RGB && kind !== RGBA) || !isWhole) return null;
  return { data: data.subarray(0, width * height * channels), width, height, channels };
}

/** Bits, in rows of whole bytes, as black and white. */
function bytesOf(
  bits: Uint8Array | Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const bytes = new Uint8Array(width * height);
  const rowLength = Math.ceil(width / 8);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = bits[y * rowLength + (x >> 3)] ?? 0;
      bytes[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return bytes;
}
