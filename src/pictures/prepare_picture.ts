import { InvalidRequestError } from "../common/user_error.ts";
import type { PictureFacts } from "../posts/own_picture.ts";
import { factsOf } from "./picture_facts.ts";
import { checkPictureKind, orDamaged, readStillHeader } from "./still_picture.ts";

/** Guards against decompression bombs. */
const MAX_PICTURE_PIXELS = 40_000_000;
/** As much as any crop of it needs to fill a post. */
const MAX_SIDE = 2_048;
/** Too small to be recognised. */
const MIN_SIDE = 32;
const QUALITY = 84;
const FAINT = 8;
const MAX_SECONDS = 10;

/** A picture as it is kept. */
export interface PreparedPicture {
  bytes: Uint8Array;
  /** What is transparent is a WebP. */
  type: "image/jpeg" | "image/webp";
  facts: PictureFacts;
}

/**
 * Converts a PNG, JPEG or WebP to a JPEG or WebP of bounded size: upright, in sRGB, without metadata
 * and without transparent margins. It takes up to 500 MB for a moment; have another process do it.
 *
 * @param what What it is called in error messages.
 * @throws {InvalidRequestError} if the picture cannot be used, saying why.
 */
export async function preparePicture(file: Uint8Array, what: string): Promise<PreparedPicture> {
  checkPictureKind(file, what);
  const { hasAlpha } = await readStillHeader(file, { what, maxPixels: MAX_PICTURE_PIXELS });
  const { default: sharp } = await import("sharp");
  const upright = sharp(file, { failOn: "error", limitInputPixels: MAX_PICTURE_PIXELS })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient();
  // Without transparency, trimming would remove a frame.
  const trimmed = hasAlpha ? upright.trim({ background: "#00000000", threshold: FAINT }) : upright;
  const { data, info } = await orDamaged(
    trimmed
      .toColourspace("srgb")
      .resize(MAX_SIDE, MAX_SIDE, { fit: "inside", withoutEnlargement: true })
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true }),
    what,
  );
  const { width, height, channels } = info;
  if (Math.min(width, height) < MIN_SIDE) {
    throw new InvalidRequestError(
      `Invalid ${what}: must be at least ${MIN_SIDE} pixels wide and high`,
    );
  }
  const decode = () => sharp(data, { raw: { width, height, channels } });
  const facts = await factsOf(decode, { width, height });
  const bytes = facts.isCutOut
    ? await decode().webp({ quality: QUALITY }).toBuffer()
    : await decode().flatten({ background: "#ffffff" }).jpeg({ quality: QUALITY }).toBuffer();
  return {
    bytes: new Uint8Array(bytes),
    type: facts.isCutOut ? "image/webp" : "image/jpeg",
    facts,
  };
}
