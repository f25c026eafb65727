import sharp from "sharp";
import { InvalidRequestError } from "../common/user_error.ts";
import { orDamaged, readStillHeader } from "../pictures/still_picture.ts";
import { FAINT, inkOf, isVisible } from "./logo_ink.ts";

/** Guards against decompression bombs. */
const MAX_PIXELS = 4096 * 4096;
/** A logo is never drawn larger than this. */
const FRAME = { width: 600, height: 200 };
/** Too small to be recognisable if both sides are shorter. */
const MIN_SIDE = 16;

/** A processed logo. */
export interface LogoPicture {
  png: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  width: number;
  height: number;
  /** See {@linkcode inkOf}. */
  ink: string | null;
}

/**
 * Converts a PNG, JPEG or WebP to a small PNG: upright, without transparent margins and without
 * metadata. Decoding does not block the event loop.
 *
 * @throws {InvalidRequestError} if the picture cannot be used, saying why.
 */
export async function drawLogo(picture: Uint8Array): Promise<LogoPicture> {
  const { hasAlpha } = await readStillHeader(picture, { what: "logo", maxPixels: MAX_PIXELS });
  const { data, width, height } = await decode(picture, hasAlpha);
  if (!isVisible(data)) throw new InvalidRequestError("Invalid logo: nothing of it can be seen");
  if (width < MIN_SIDE && height < MIN_SIDE) {
    throw new InvalidRequestError(
      `Invalid logo: must be at least ${MIN_SIDE} pixels wide or high without its margins`,
    );
  }
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  return { png, width, height, ink: inkOf(data) };
}

/** Decodes to RGBA pixels, upright, trimmed and scaled down to the largest size it is drawn at. */
async function decode(
  picture: Uint8Array,
  hasAlpha: boolean,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const upright = sharp(picture, { failOn: "error", limitInputPixels: MAX_PIXELS }).autoOrient();
  // Without transparency, trimming would remove a black margin.
  const trimmed = hasAlpha ? upright.trim({ background: "#00000000", threshold: FAINT }) : upright;
  const { data, info } = await orDamaged(
    trimmed
      .toColourspace("srgb")
      .ensureAlpha()
      .resize({ ...FRAME, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
    "logo",
  );
  return { data, width: info.width, height: info.height };
}
