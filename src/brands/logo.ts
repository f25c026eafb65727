import { InvalidRequestError } from "../common/user_error.ts";
import type { Logo } from "../posts/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** Largest logo file. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
/** Magic bytes of PNG, JPEG and WebP, in hexadecimal. */
const KINDS = [/^89504e470d0a1a0a/, /^ffd8ff/, /^52494646.{8}57454250/];

/**
 * Converts a picture to a small PNG without transparent margins, and stores it. It stays until a sweep
 * finds that no account has it, and no job that may still be made.
 *
 * @throws {InvalidRequestError} if the picture cannot be used, saying why.
 */
export async function storeLogo(
  picture: Uint8Array,
  store: Pick<ObjectStore, "put">,
): Promise<Logo> {
  checkFile(picture);
  // Imported lazily: the decoder takes 30 MB, and most processes never process a logo.
  const { drawLogo } = await import("./logo_picture.ts");
  const { png, ...facts } = await drawLogo(picture);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", png)).toHex();
  const objectKey = `media/logos/${hash}.png`;
  await store.put(objectKey, png, "image/png");
  return { objectKey, ...facts };
}

/** Lets only the three supported formats reach the decoder. */
function checkFile(picture: Uint8Array): void {
  if (picture.length === 0) throw new InvalidRequestError("Invalid logo: the file is empty");
  if (picture.length > MAX_LOGO_BYTES) {
    throw new InvalidRequestError("Invalid logo: must be at most 2MB");
  }
  const start = picture.subarray(0, 12).toHex();
  const isKnown = KINDS.some((kind) => kind.test(start));
  if (!isKnown) throw new InvalidRequestError("Invalid logo: must be a PNG, a JPEG or a WebP");
}
