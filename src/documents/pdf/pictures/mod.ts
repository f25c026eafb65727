import type { DocumentPicture } from "../../../posts/document.ts";
import type { PdfItem } from "../item.ts";
import type { Pdf } from "../pages.ts";
import type { LayerTest } from "../visibility.ts";
import { withinBudget } from "./budget.ts";
import { isPlain, type PictureFile, writePicture } from "./files.ts";
import { decodePictures } from "./pixels.ts";
import { type PlacedPicture, readPlaced, withoutRepeated } from "./placed.ts";
import { plainJpeg } from "./plain_jpeg.ts";
import type { PictureStreams } from "./streams.ts";

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
/** Of pictures that are not JPEGs, each. */
const MAX_PIXELS = 12_000_000;

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
  const { wanted, kept } = await withinBudget(packed, { bytes, streams, maxPixels: MAX_PIXELS });
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
