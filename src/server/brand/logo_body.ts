import { MAX_LOGO_BYTES } from "../../brands/logo.ts";
import { InvalidRequestError } from "../../common/user_error.ts";
import { readMultipartForm } from "../http/multipart_form.ts";
import { BodyTooLargeError, mediaTypeOf, readBody } from "../http/request_body.ts";

/** Allowance for the rest of the form around the picture. */
const FORM_BYTES = 64 * 1024;
const NONE = "No logo provided: send the picture as the body, or in the form field logo";

/**
 * Reads a logo sent as the body or in a form. Its bytes are not validated yet.
 *
 * @throws {InvalidRequestError} if there is not exactly one, or it is too large.
 */
export async function readLogoFile(request: Request): Promise<Uint8Array> {
  const isForm = mediaTypeOf(request) === "multipart/form-data";
  const body = await readBytes(request, isForm ? MAX_LOGO_BYTES + FORM_BYTES : MAX_LOGO_BYTES);
  const [file, ...others] = isForm ? filesOf(body, request) : [body];
  if (file === undefined || file.length === 0) throw new InvalidRequestError(NONE);
  if (others.length > 0) throw new InvalidRequestError("Invalid logo: must be a single file");
  return file;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
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
