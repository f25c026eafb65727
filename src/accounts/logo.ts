import sharp from "sharp";
import { InvalidRequestError } from "../jobs/invalid_request_error.ts";
import type { Logo } from "../rendering/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { FAINT, inkOf, isVisible } from "./logo_ink.ts";

/** Largest file of a logo. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** What a file can be made to unfold to. */
const MAX_PIXELS = 4096 * 4096;
/** A logo is never drawn larger than this. */
const FRAME = { width: 600, height: 200 };
/** Smaller than this, both ways, nothing can be told. */
const LEAST_SIDE = 16;

/** How files of a kind start, in hexadecimal. */
const PNG = /^89504e470d0a1a0a/;
const JPEG = /^ffd8ff/;
const WEBP = /^52494646.{8}57454250/;

/**
 * Makes a small PNG of a picture, without transparent margins, and stores it. It stays there for
 * good: jobs that were made with it may need it after the account has another.
 *
 * @throws {InvalidRequestError} if the picture cannot be used, saying why.
 */
export async function storeLogo(
  picture: Uint8Array,
  store: Pick<ObjectStore, "put">,
): Promise<Logo> {
  checkFile(picture);
  const { hasAlpha } = await readHeader(picture);
  const { data, width, height } = await decode(picture, hasAlpha);
  if (!isVisible(data)) throw new InvalidRequestError("Invalid logo: nothing of it can be seen");
  if (width < LEAST_SIDE && height < LEAST_SIDE) {
    throw new InvalidRequestError(
      `Invalid logo: must be at least ${LEAST_SIDE} pixels wide or high without its margins`,
    );
  }
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", png)).toHex();
  const objectKey = `media/logos/${hash}.png`;
  await store.put(objectKey, png, "image/png");
  return { objectKey, width, height, ink: inkOf(data) };
}

/** Nothing but the three kinds of picture gets to a decoder. */
function checkFile(picture: Uint8Array): void {
  if (picture.length === 0) throw new InvalidRequestError("Invalid logo: the file is empty");
  if (picture.length > MAX_LOGO_BYTES) {
    throw new InvalidRequestError("Invalid logo: must be at most 2MB");
  }
  const start = picture.subarray(0, 12).toHex();
  const isKnown = [PNG, JPEG, WEBP].some((kind) => kind.test(start));
  if (!isKnown) throw new InvalidRequestError("Invalid logo: must be a PNG, a JPEG or a WebP");
}

async function readHeader(picture: Uint8Array): Promise<{ hasAlpha: boolean }> {
  const header = await orDamaged(sharp(picture, { limitInputPixels: false }).metadata());
  const { width, height, pages = 1, hasAlpha } = header;
  if (width * height > MAX_PIXELS) {
    throw new InvalidRequestError("Invalid logo: must be at most 16 megapixels");
  }
  if (pages > 1 || isAnimatedPng(picture)) {
    throw new InvalidRequestError("Invalid logo: must be a still picture, not an animated one");
  }
  return { hasAlpha };
}

/** To whoever does not know its chunk of control, such a file looks like a still picture. */
function isAnimatedPng(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  const control = bytes.indexOf("acTL");
  return PNG.test(bytes.toString("hex", 0, 8)) && control !== -1 && control < bytes.indexOf("IDAT");
}

/** Four bytes for each pixel, upright, trimmed and no larger than it is drawn. */
async function decode(
  picture: Uint8Array,
  hasAlpha: boolean,
): Promise<{ data: Uint8Array; width: number; height: number }> {
  const upright = sharp(picture, { failOn: "error", limitInputPixels: MAX_PIXELS }).autoOrient();
  // Without transparency, what would be trimmed is a black margin.
  const trimmed = hasAlpha ? upright.trim({ background: "#00000000", threshold: FAINT }) : upright;
  const { data, info } = await orDamaged(
    trimmed
      .toColourspace("srgb")
      .ensureAlpha()
      .resize({ ...FRAME, fit: "inside", withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height };
}

async function orDamaged<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading;
  } catch (cause) {
    throw new InvalidRequestError("Invalid logo: the picture is damaged", { cause });
  }
}
