import { InvalidRequestError } from "../../common/user_error.ts";
import { readAlt } from "../../jobs/picture_alt.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURES } from "../../jobs/picture_limits.ts";
import type { MultipartForm } from "../http/multipart_form.ts";

/** The fields for pictures, which may be repeated. */
const IMAGES = "images";
export const IMAGE_ALTS = "imageAlts";
/** Largest size of all pictures of a form. */
export const MAX_PICTURES_BYTES = 20 * 1024 * 1024;

/** A picture in a form. */
export interface FormPicture {
  bytes: Uint8Array;
  /** What it shows; null if that is not said. */
  alt: string | null;
}

/**
 * Reads the pictures of a form. What they are is not validated yet.
 *
 * @throws {InvalidRequestError} if there are too many, one is too large, or one is no file.
 */
export function readFormPictures({ files, texts }: MultipartForm): FormPicture[] {
  if (texts.get(IMAGES)?.some((text) => text !== "")) {
    throw new InvalidRequestError(`Invalid ${IMAGES}: must be files`);
  }
  const sent = files.get(IMAGES) ?? [];
  const alts = texts.get(IMAGE_ALTS) ?? [];
  if (sent.length > MAX_PICTURES) {
    throw new InvalidRequestError(`Invalid ${IMAGES}: must be at most ${MAX_PICTURES}`);
  }
  if (alts.length > sent.length) {
    throw new InvalidRequestError(`Invalid ${IMAGE_ALTS}: must be at most one for each image`);
  }
  return sent.map(({ bytes }, index) => {
    checkPictureSize(bytes, `image ${index + 1}`);
    return { bytes, alt: readAlt(alts[index], IMAGE_ALTS) };
  });
}

/**
 * Checks the size of a picture's file.
 *
 * @throws {InvalidRequestError} if it is too large.
 */
export function checkPictureSize(bytes: Uint8Array, what: string): void {
  if (bytes.length <= MAX_PICTURE_BYTES) return;
  const megabytes = MAX_PICTURE_BYTES / 1024 / 1024;
  throw new InvalidRequestError(`Invalid ${what}: must be at most ${megabytes}MB`);
}
