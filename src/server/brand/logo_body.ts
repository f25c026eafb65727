import { MAX_LOGO_BYTES } from "../../brands/logo.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { readMultipartForm } from "../http/multipart_form.ts";
import { type Body, BodyTooLargeError, mediaTypeOf, readBody } from "../http/request_body.ts";

/** Allowance for the rest of the form around the picture. */
const FORM_BYTES = 64 * 1024;
const NONE = "No logo provided: send the picture as the body, or in the form field logo";

/**
 * Reads a logo sent as the body or in a form. Its bytes are not validated yet.
 *
 * @throws {InvalidRequestError} if there is not exactly one, or it is too large.
 */
export async function readLogoFile(request: Request): Promise<Body> {
  const isForm = mediaTypeOf(request) === "multipart/form-data";
  using stack = new DisposableStack();
  const maxBytes = isForm ? MAX_LOGO_BYTES + FORM_BYTES : MAX_LOGO_BYTES;
  const { bytes } = stack.use(await readLogoBody(request, maxBytes));
  const [file, ...others] = isForm ? filesOf(bytes, request) : [bytes];
  if (file === undefined || file.length === 0) throw new InvalidRequestError(NONE);
  if (others.length > 0) throw new InvalidRequestError("Invalid logo: must be a single file");
  const held = stack.move();
  return { bytes: file, [Symbol.dispose]: () => held.dispose() };
}

async function readLogoBody(request: Request, maxBytes: number): Promise<Body> {
  try {
    return await readBody(request, maxBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw new InvalidRequestError("Invalid logo: must be at most 2MB");
  }
}

function filesOf(body: Uint8Array, request: Request): Uint8Array[] {
  const form = readMultipartForm(body, request.headers.get("content-type") ?? "");
  return (form.files.get("logo") ?? []).map(({ bytes }) => bytes);
}
