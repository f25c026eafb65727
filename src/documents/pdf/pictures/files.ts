import type { Sharp } from "sharp";
import { factsOf } from "../../../pictures/picture_facts.ts";
import type { PictureFacts } from "../../../posts/own_picture.ts";

/** A picture as it is kept. */
export interface PictureFile {
  bytes: Uint8Array;
  type: PictureType;
  facts: PictureFacts;
}

/** What pictures are kept as: plain JPEGs as these, and all others, which may be transparent, as WebP. */
export type PictureType = "image/jpeg" | "image/webp";

/** The pixels of a picture, row by row from its upper left. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 1 | 3 | 4;
}

/** How a page shows a picture. */
export interface PictureView {
  /** What of it is shown, in shares of its width and height, from its upper left. */
  crop: { x: number; y: number; width: number; height: number };
  /** Turned upside down, mirrored, and after that turned by a quarter, clockwise. */
  isFlipped: boolean;
  isMirrored: boolean;
  isTurned: boolean;
}

const MAX_SECONDS_EACH = 4;
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 2_048;
/** Of JPEGs, which have lost much before, and of others, which are drawings and words more often. */
const QUALITY = 82;
const WEBP_QUALITY = 90;
/** Points at which pixels are compared, and by how much those of one colour differ. */
const SAMPLES = 2_000;
const MAX_SPREAD = 8;

/** What a JPEG says of itself; null if it is none, or has too many pixels. */
export async function inspectJpeg(
  jpeg: Uint8Array,
): Promise<{ width: number; height: number; channels: number } | null> {
  const picture = await open(jpeg);
  try {
    const { width, height, channels } = await picture.metadata();
    return { width, height, channels };
  } catch {
    return null;
  }
}

/** Writes a picture as a page shows it, in bounded size; null if it cannot be read. */
export async function writePicture(
  source: Uint8Array | Pixels,
  { crop, isFlipped, isMirrored, isTurned }: PictureView,
): Promise<PictureFile | null> {
  const picture = await open(source);
  try {
    const { width, height } = "data" in source ? source : await picture.metadata();
    const left = Math.min(width - 1, Math.round(crop.x * width));
    const top = Math.min(height - 1, Math.round(crop.y * height));
    const shown = picture
      .timeout({ seconds: MAX_SECONDS_EACH })
      .extract({
        left,
        top,
        width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
        height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
      })
      .toColourspace("srgb")
      .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
      .flip(isFlipped)
      .flop(isMirrored)
      .rotate(isTurned ? 90 : 0);
    const { data, info } = await shown.raw().toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import("sharp");
    const { width: columns, height: rows, channels } = info;
    const decoded = () => sharp(data, { raw: { width: columns, height: rows, channels } });
    const facts = await factsOf(decoded, { width: columns, height: rows });
    const isJpeg = !("data" in source);
    const bytes = await (isJpeg
      ? decoded().jpeg({ quality: QUALITY })
      : decoded().webp({ quality: WEBP_QUALITY, effort: 1 })
    ).toBuffer();
    return { bytes: new Uint8Array(bytes), type: isJpeg ? "image/jpeg" : "image/webp", facts };
  } catch {
    return null;
  }
}

async function open(source: Uint8Array | Pixels): Promise<Sharp> {
  // It takes as long to load as reading a PDF, and few have pictures.
  const { default: sharp } = await import("sharp");
  if (!("data" in source)) return sharp(source, { limitInputPixels: MAX_PIXELS });
  const { data, width, height, channels } = source;
  return sharp(data, { raw: { width, height, channels } });
}

/** True for a picture of one colour, which fills a place rather than showing something. */
export function isPlain({ data, width, height, channels }: Pixels): boolean {
  const step = Math.max(1, Math.floor((width * height) / SAMPLES));
  const lowest = new Array<number>(channels).fill(255);
  const highest = new Array<number>(channels).fill(0);
  for (let pixel = 0; pixel < width * height; pixel += step) {
    const isClear = channels === 4 && data[pixel * channels + 3] === 0;
    for (let channel = 0; channel < channels; channel++) {
      // What cannot be seen has any colour.
      const value = isClear ? 0 : (data[pixel * channels + channel] ?? 0);
      lowest[channel] = Math.min(lowest[channel] ?? 0, value);
      highest[channel] = Math.max(highest[channel] ?? 0, value);
    }
  }
  return highest.every((value, channel) => value - (lowest[channel] ?? 0) < MAX_SPREAD);
}
