import { InvalidRequestError } from "../common/user_error.ts";

/** Magic bytes of PNG, JPEG and WebP, in hexadecimal. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/** What a picture is called and how large it may be, for error messages. */
export interface StillLimits {
  /** Such as "logo", for "Invalid logo: ...". */
  what: string;
  maxPixels: number;
}

/**
 * Lets only PNGs, JPEGs and WebPs reach a decoder, told by their first bytes.
 *
 * @throws {InvalidRequestError} if the file is empty, or of another kind.
 */
export function checkPictureKind(file: Uint8Array, what: string): void {
  if (file.length === 0) throw new InvalidRequestError(`Invalid ${what}: the file is empty`);
  if (!isPictureFile(file)) {
    throw new InvalidRequestError(`Invalid ${what}: must be a PNG, a JPEG or a WebP`);
  }
}

/** Whether a file begins as a PNG, a JPEG or a WebP does. */
export function isPictureFile(file: Uint8Array): boolean {
  const start = file.subarray(0, 12).toHex();
  return KINDS.some((kind) => kind.test(start));
}

/**
 * Reads a picture's header, without decoding it.
 *
 * @throws {InvalidRequestError} if it is damaged, animated, or has too many pixels.
 */
export async function readStillHeader(
  file: Uint8Array,
  { what, maxPixels }: StillLimits,
): Promise<{ width: number; height: number; hasAlpha: boolean }> {
  const { default: sharp } = await import("sharp");
  const header = await orDamaged(sharp(file, { limitInputPixels: false }).metadata(), what);
  const { width, height, pages = 1, hasAlpha } = header;
  if (width * height > maxPixels) {
    const megapixels = Math.floor(maxPixels / 1e6);
    throw new InvalidRequestError(`Invalid ${what}: must be at most ${megapixels} megapixels`);
  }
  if (pages > 1 || isAnimatedPng(file)) {
    throw new InvalidRequestError(`Invalid ${what}: must be a still picture, not an animated one`);
  }
  return { width, height, hasAlpha };
}

/**
 * Waits for a decoder.
 *
 * @throws {InvalidRequestError} if it fails.
 */
export async function orDamaged<Value>(reading: Promise<Value>, what: string): Promise<Value> {
  try {
    return await reading;
  } catch (cause) {
    throw new InvalidRequestError(`Invalid ${what}: the picture is damaged`, { cause });
  }
}

/** Detects an APNG by its control chunk; decoders without support for it see a still picture. */
function isAnimatedPng(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const control = bytes.indexOf("acTL");
  return bytes.toString("latin1", 1, 4) === "PNG" && control > 0 && control < bytes.indexOf("IDAT");
}
