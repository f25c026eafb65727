import { getResolvedPDFJS } from "unpdf";
import type { DocumentPicture } from "../../../posts/document.ts";
import { cleanText } from "../../clean_text.ts";
import { isCaption } from "../captions.ts";
import {
  boundsOf,
  type DrawnPicture,
  type Matrix,
  type Rect,
  readDrawing,
  seenRect,
  times,
} from "../drawing.ts";
import type { PdfItem } from "../item.ts";
import type { Page, Pdf } from "../pages.ts";
import { OversizedStreamError, unpack } from "../streams.ts";
import type { LayerTest } from "../visibility.ts";
import { inspectJpeg, isPlain, type PictureFile, type PictureView, writePicture } from "./files.ts";
import { decodePictures } from "./pixels.ts";
import { type PictureSize, type PictureStream, type PictureStreams, sizeOf } from "./streams.ts";

/** A picture of a PDF, and its file. */
interface FoundPicture {
  picture: Omit<DocumentPicture, "key">;
  file: PictureFile;
}

/** Pages that are searched, and pictures that are kept. */
const MAX_PAGES = 40;
const MAX_PICTURES = 12;
const MAX_BYTES = 16 * 1024 * 1024;
/** Pictures that are decoded, those that turn out broken included. */
const MAX_TRIES = 24;
/** Text counts for more: it must not be lost for the time that pictures take. */
const MAX_TIME_MS = 8_000;
/** Of pictures that are not JPEGs, each and all together. */
const MAX_PIXELS = 12_000_000;
const MAX_PIXELS_IN_ALL = 24_000_000;
/** JPEG 2000 takes longer than the others. */
const SLOWNESS_OF_JPX = 2;
/** Shorter ones are ornaments and buttons. */
const MIN_SIDE = 120;
/** Longer ones are lines. */
const MAX_RATIO = 8;
/** Shares of a page: less is an ornament, more its background or a scan. */
const MIN_AREA = 0.05;
const MAX_AREA = 0.9;
/** What is drawn on more pages is a background or a logo. */
const MAX_REPEATS = 2;
const MAX_CAPTION_LENGTH = 200;
/** About as much as a paragraph above and one below. */
const MAX_BESIDE_LENGTH = 700;
/** "Figure 3: ...", in any language. */
const NUMBERED = /^\p{L}[\p{L}\p{M}.]{0,14}\s?\p{N}+(?:[.-]\p{N}+)*[a-z]?\s*[:.–—：．]/u;
const ONLY_JPEG = /\/Filter\s*(?:\/DCTDecode|\[\s*\/DCTDecode\s*\])(?!\w)/;
/** What changes the colours that a JPEG's own are shown as. */
const RECOLOURED = /\/(?:S?Mask|Decode|ImageMask|Indexed|Lab)(?!\w)/;
/** For what a size cannot be told of. */
const TOO_LARGE: PictureSize = { width: Number.POSITIVE_INFINITY, height: 1 };
const ENCRYPTED = "/Encrypt";
/** What the size in a JPEG 2000 begins with. */
const JPX_SIZE = Buffer.from([0xff, 0x51]);

/** Options of {@linkcode readPictures}. */
export interface ReadPicturesOptions {
  /** The file, with its pictures. */
  bytes: Uint8Array;
  streams: PictureStreams;
  pages: readonly (readonly PdfItem[])[];
  /** Tells which layers are shown, if not all are. */
  isShown?: LayerTest | undefined;
}

/** Finds the pictures of a PDF with their places and captions, from the front. */
export async function readPictures(
  pdf: Pdf,
  { bytes, streams, pages, isShown }: ReadPicturesOptions,
): Promise<FoundPicture[]> {
  const end = performance.now() + MAX_TIME_MS;
  const placed: PlacedPicture[] = [];
  for (const [index, items] of pages.slice(0, MAX_PAGES).entries()) {
    if (performance.now() > end) break;
    // A page that cannot be read has no pictures.
    placed.push(...(await readPlaced(pdf, { index, items, streams, isShown }).catch(() => [])));
  }
  const useful = withoutRepeated(placed).slice(0, MAX_TRIES);
  const files = new Map<PlacedPicture, PictureFile | null>();
  const packed: PlacedPicture[] = [];
  for (const picture of useful) {
    if (performance.now() > end) break;
    const jpeg = await plainJpeg(picture, bytes);
    if (jpeg === null) packed.push(picture);
    else files.set(picture, await writePicture(jpeg, picture.view));
  }
  const { wanted, kept } = await withinBudget(packed, { bytes, streams });
  try {
    if (wanted.length === 0 || performance.now() > end) return found(useful, files);
    const file = streams.fileWith(bytes, kept);
    const limits = { maxPixels: MAX_PIXELS, maxTimeMs: end - performance.now() };
    for await (const [picture, pixels] of decodePictures(file, { wanted, ...limits })) {
      if (pixels !== null && !isPlain(pixels)) {
        files.set(picture, await writePicture(pixels, picture.view));
      }
    }
  } catch {
    // A file that cannot be opened once more, or takes too long, has lost these pictures alone.
  }
  return found(useful, files);
}

/** The first pictures that could be read, as many as may be kept. */
function found(
  pictures: readonly PlacedPicture[],
  files: ReadonlyMap<PlacedPicture, PictureFile | null>,
): FoundPicture[] {
  const all: FoundPicture[] = [];
  let size = 0;
  for (const picture of pictures) {
    const file = files.get(picture);
    if (file == null || all.length === MAX_PICTURES) continue;
    size += file.bytes.length;
    if (size > MAX_BYTES) break;
    const { page, box, caption, beside } = picture;
    all.push({ picture: { ...file.facts, page, box, caption, beside }, file });
  }
  return all;
}

interface PlacedPicture
  extends Pick<DocumentPicture, "page" | "box" | "caption" | "beside">,
    Pick<DrawnPicture, "matrix">,
    PictureSize {
  /** Undefined if it is within the page's content. */
  stream: PictureStream | undefined;
  view: PictureView;
}

/** Finds the pictures of a useful size that a page draws, and where. */
async function readPlaced(
  pdf: Pdf,
  {
    index,
    items,
    streams,
    isShown,
  }: Pick<ReadPicturesOptions, "streams" | "isShown"> & {
    index: number;
    items: readonly PdfItem[];
  },
): Promise<PlacedPicture[]> {
  const { OPS: operations } = await getResolvedPDFJS();
  const page = await pdf.getPage(index + 1);
  const { pictures } = await readDrawing(page, { operations, isShown });
  const placed = pictures.flatMap((drawn): PlacedPicture[] => {
    const stream = streams.drawnAs(drawn);
    const size = stream === undefined ? drawn : sizeOf(stream);
    const rect = seenRect(drawn);
    if (rect === null || size === null) return [];
    const { width, height } = size;
    const box = boxOf(rect, page);
    const area = box.width * box.height;
    const ratio = Math.max(width, height) / Math.min(width, height);
    if (area < MIN_AREA || area > MAX_AREA || ratio > MAX_RATIO) return [];
    if (Math.min(width, height) < MIN_SIDE) return [];
    const isUpright = page.rotate === 0;
    const caption = isUpright ? captionOf(rect, { items, view: page.view }) : null;
    const beside = isUpright ? wordsBeside(rect, { items, view: page.view }) : "";
    const { matrix } = drawn;
    const view = viewOf(drawn, { rect, page });
    return [{ page: index, box, caption, beside, matrix, width, height, stream, view }];
  });
  page.cleanup();
  return placed;
}

function withoutRepeated(pictures: readonly PlacedPicture[]): PlacedPicture[] {
  const keyOf = ({ stream, width, height, box }: PlacedPicture) =>
    stream ?? [width, height, box.x, box.y].join(" ");
  const counts = new Map<unknown, number>();
  for (const picture of pictures) {
    const key = keyOf(picture);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return pictures.filter((picture) => (counts.get(keyOf(picture)) ?? 0) <= MAX_REPEATS);
}

/** A picture's JPEG, if that shows all that the page does; null if not. */
async function plainJpeg({ stream }: PlacedPicture, bytes: Uint8Array): Promise<Uint8Array | null> {
  if (stream === undefined || !ONLY_JPEG.test(stream.dictionary)) return null;
  if (RECOLOURED.test(stream.dictionary)) return null;
  const jpeg = bytes.subarray(stream.start, stream.end);
  const channels = (await inspectJpeg(jpeg))?.channels;
  const isGray = channels === 1 && /\/DeviceGray(?!\w)/.test(stream.dictionary);
  return channels === 3 || isGray ? jpeg : null;
}

/** Those of some pictures that take no more than there is room for, with what they are made of. */
async function withinBudget(
  pictures: readonly PlacedPicture[],
  { bytes, streams }: Pick<ReadPicturesOptions, "bytes" | "streams">,
): Promise<{ wanted: PlacedPicture[]; kept: ReadonlySet<PictureStream> }> {
  const wanted: PlacedPicture[] = [];
  const kept = new Set<PictureStream>();
  const isEncrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(ENCRYPTED);
  let left = MAX_PIXELS_IN_ALL;
  for (const picture of pictures) {
    const { stream } = picture;
    const parts = stream === undefined ? [] : [stream, ...streams.masksOf(stream)];
    const sizes: PictureSize[] = [picture];
    for (const part of parts)
      sizes.push((await realSize(part, { bytes, isEncrypted })) ?? TOO_LARGE);
    const [width, height] = [
      Math.max(...sizes.map((size) => size.width)),
      Math.max(...sizes.map((size) => size.height)),
    ];
    const isSlow = parts.some(({ dictionary }) => dictionary.includes("/JPXDecode"));
    const pixels = width * height * (isSlow ? SLOWNESS_OF_JPX : 1);
    if (pixels > Math.min(MAX_PIXELS, left)) continue;
    left -= pixels;
    wanted.push(picture);
    for (const part of parts) kept.add(part);
  }
  return { wanted, kept };
}

/** The size that a picture is decoded to, whatever its dictionary says; null if it cannot be. */
async function realSize(
  stream: PictureStream,
  { bytes, isEncrypted }: { bytes: Uint8Array; isEncrypted: boolean },
): Promise<PictureSize | null> {
  const declared = sizeOf(stream);
  // What is locked tells nothing before it is decoded.
  if (declared === null || isEncrypted) return declared;
  const { start, end, dictionary } = stream;
  const data = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start);
  try {
    const { content } = unpack(data, data.length, dictionary);
    if (dictionary.includes("/DCTDecode")) return await inspectJpeg(content);
    const size = dictionary.includes("/JPXDecode") ? content.indexOf(JPX_SIZE) : -1;
    if (size < 0) return declared;
    return { width: content.readUInt32BE(size + 6), height: content.readUInt32BE(size + 10) };
  } catch (error) {
    if (error instanceof OversizedStreamError || error instanceof RangeError) return null;
    throw error;
  }
}

/** How a page shows a picture, in whole quarters of a turn. */
function viewOf(
  { matrix }: Pick<DrawnPicture, "matrix">,
  { rect, page }: { rect: Rect; page: Page },
): PictureView {
  const [a, b, c, d] = times(viewportOf(page).matrix, matrix);
  const isTurned = Math.abs(b) + Math.abs(c) > Math.abs(a) + Math.abs(d);
  return {
    crop: cropOf(matrix, rect),
    isTurned,
    isMirrored: isTurned ? b < 0 : a < 0,
    // A picture's rows run downwards, as they do on the page as it is shown.
    isFlipped: isTurned ? c < 0 : d > 0,
  };
}

/** What of a picture can be seen within a rectangle of the page. */
function cropOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Rect) {
  const area = a * d - b * c;
  const inverse: Matrix = [d / area, -b / area, -c / area, a / area, 0, 0];
  const seen = boundsOf(inverse, [left - e, bottom - f, right - e, top - f]);
  const share = (value: number) => Math.min(1, Math.max(0, value));
  const [x, y] = [share(seen.left), share(1 - seen.top)];
  return { x, y, width: share(seen.right) - x, height: share(1 - seen.bottom) - y };
}

/** A place as shares of the page as it is shown, from its upper left, as far as it is on the page. */
function boxOf({ left, bottom, right, top }: Rect, page: Page): DocumentPicture["box"] {
  const { width, height, convertToViewportPoint } = viewportOf(page);
  const [x1, y1] = convertToViewportPoint(left, bottom);
  const [x2, y2] = convertToViewportPoint(right, top);
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const x = share(Math.min(x1, x2), width);
  const y = share(Math.min(y1, y2), height);
  return {
    x,
    y,
    width: share(Math.max(x1, x2), width) - x,
    height: share(Math.max(y1, y2), height) - y,
  };
}

function viewportOf(page: Page) {
  const viewport = page.getViewport({ scale: 1 });
  return {
    matrix: times([1, 0, 0, 1, 0, 0], viewport.transform),
    width: viewport.width,
    height: viewport.height,
    convertToViewportPoint(x: number, y: number): [number, number] {
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y).map(Number);
      return [left, top];
    },
  };
}

/** The words that are nearest to a picture, in the page's order. */
function wordsBeside(
  { left, right, top, bottom }: Rect,
  { items, view }: { items: readonly PdfItem[]; view: readonly number[] },
): string {
  const [viewLeft = 0, viewBottom = 0] = view;
  const distances = items.map(({ x, y, width }, index) => {
    const [from, to] = [x + viewLeft, x + viewLeft + width];
    const height = y + viewBottom;
    const across = Math.max(0, left - to, from - right);
    const along = Math.max(0, bottom - height, height - top);
    return { index, distance: Math.hypot(across, along) };
  });
  let length = 0;
  const nearest = distances
    .toSorted((one, other) => one.distance - other.distance)
    .filter(({ index }) => {
      const isNear = length < MAX_BESIDE_LENGTH;
      length += items[index]?.str.length ?? 0;
      return isNear;
    });
  const words = nearest
    .toSorted((one, other) => one.index - other.index)
    .map(({ index }) => items[index]?.str ?? "");
  return cleanText(words.join(" ")).slice(0, MAX_BESIDE_LENGTH);
}

/**
 * The line right below a picture, or right above it, if it is worded like a caption. What stands above and is worded so
 * in another language may be the head of a page or a chapter.
 */
function captionOf(
  rect: Rect,
  { items, view }: { items: readonly PdfItem[]; view: readonly number[] },
): string | null {
  const [left = 0, bottom = 0] = view;
  const near = items.filter(({ str, x, y, width, fontSize }) => {
    if (str.trim() === "") return false;
    const isBeside = x + left < rect.right && x + left + width > rect.left;
    const below = rect.bottom - (y + bottom);
    const above = y + bottom - rect.top;
    return isBeside && ((below > 0 && below < 3 * fontSize) || (above > 0 && above < 2 * fontSize));
  });
  for (const { y, fontSize } of near) {
    const line = near.filter((item) => Math.abs(item.y - y) < 0.3 * fontSize);
    const text = cleanText(
      line
        .map(({ str }) => str)
        .join(" ")
        .slice(0, MAX_CAPTION_LENGTH),
    );
    if (isCaption(text) || (y + bottom < rect.bottom && NUMBERED.test(text))) return text;
  }
  return null;
}
