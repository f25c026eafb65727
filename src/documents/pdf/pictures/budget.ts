import { OversizedStreamError, unpack } from "../streams.ts";
import { inspectJpeg } from "./files.ts";
import type { PlacedPicture } from "./placed.ts";
import { type PictureSize, type PictureStream, type PictureStreams, sizeOf } from "./streams.ts";

/** Of pictures that are not JPEGs, all together. */
const MAX_PIXELS_IN_ALL = 24_000_000;
/** JPEG 2000 takes longer than the others. */
const SLOWNESS_OF_JPX = 2;
/** For what a size cannot be told of. */
const TOO_LARGE: PictureSize = { width: Number.POSITIVE_INFINITY, height: 1 };
const ENCRYPTED = "/Encrypt";
/** What the size in a JPEG 2000 begins with. */
const JPX_SIZE = Buffer.from([0xff, 0x51]);

/** Options of {@linkcode withinBudget}. */
export interface WithinBudgetOptions {
  /** The file, with its pictures. */
  bytes: Uint8Array;
  streams: PictureStreams;
  /** Of each. */
  maxPixels: number;
}

/** Those of some pictures that take no more than there is room for, with what they are made of. */
export async function withinBudget(
  pictures: readonly PlacedPicture[],
  { bytes, streams, maxPixels }: WithinBudgetOptions,
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
    if (pixels > Math.min(maxPixels, left)) continue;
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
