import { InvalidRequestError } from "../common/user_error.ts";
import { checkPictureKind } from "../pictures/still_picture.ts";
import type { Logo } from "../posts/brand.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** Largest logo file. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;

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
  if (picture.length > MAX_LOGO_BYTES) throw logoTooLarge();
  checkPictureKind(picture, "logo");
  // Imported lazily: the decoder takes 30 MB, and most processes never process a logo.
  const { drawLogo } = await import("./logo_picture.ts");
  const { png, ...facts } = await drawLogo(picture);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", png)).toHex();
  const objectKey = `media/logos/${hash}.png`;
  await store.put(objectKey, png, "image/png");
  return { objectKey, ...facts };
}

/** The error for a logo that is too large. */
export function logoTooLarge(): InvalidRequestError {
  return new InvalidRequestError(`Invalid logo: must be at most ${MAX_LOGO_BYTES / 1024 / 1024}MB`);
}
