import { InvalidRequestError } from "../../common/user_error.ts";
import { readAlt } from "../../jobs/picture_alt.ts";
import { MAX_PICTURE_BYTES } from "../../jobs/picture_limits.ts";
import { checkPictureSize, type FormPicture } from "../creation/form_pictures.ts";
import { readMultipartForm } from "../http/multipart_form.ts";
import { type Body, BodyTooLargeError, mediaTypeOf, readBody } from "../http/request_body.ts";

/** Allowance for the rest of the form around the picture. */
const FORM_BYTES = 64 * 1024;
const NONE = "No image provided: send it in the form field image";

/** A form with one picture. Dispose of it once the picture's bytes are no longer used. */
export interface UploadForm extends Disposable {
  picture: FormPicture;
}

/**
 * Reads the form of an upload. The picture is not validated yet.
 *
 * @throws {InvalidRequestError} if it is not a form with exactly one picture, or that is too large.
 */
export async function readUploadForm(request: Request): Promise<UploadForm> {
  if (mediaTypeOf(request) !== "multipart/form-data") throw new InvalidRequestError(NONE);
  using stack = new DisposableStack();
  const body = stack.use(await readUploadBody(request));
  const form = readMultipartForm(body.bytes, request.headers.get("content-type") ?? "");
  const [file, ...others] = form.files.get("image") ?? [];
  if (file === undefined) throw new InvalidRequestError(NONE);
  if (others.length > 0) throw new InvalidRequestError("Invalid image: must be a single file");
  checkPictureSize(file.bytes, "image");
  const picture = { bytes: file.bytes, alt: readAlt(form.texts.get("alt")?.[0], "alt") };
  const held = stack.move();
  return { picture, [Symbol.dispose]: () => held.dispose() };
}

async function readUploadBody(request: Request): Promise<Body> {
  try {
    return await readBody(request, MAX_PICTURE_BYTES + FORM_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new InvalidRequestError("Invalid image: must be at most 10MB");
  }
}
