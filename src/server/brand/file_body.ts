import { InvalidRequestError } from "../../common/user_error.ts";
import { readMultipartForm } from "../http/multipart_form.ts";
import { type Body, BodyTooLargeError, mediaTypeOf, readBody } from "../http/request_body.ts";

/** Allowance for the rest of the form around the file. */
const FORM_BYTES = 64 * 1024;

/** A file of a brand. */
export interface BrandFile {
  /** What it is called, also as the field of a form. */
  name: "logo" | "font";
  maxBytes: number;
  tooLarge(): InvalidRequestError;
}

/**
 * Reads a file sent as the body or in a form. Its bytes are not validated yet.
 *
 * @throws {InvalidRequestError} if there is not exactly one, or it is too large.
 */
export async function readFileBody(request: Request, of: BrandFile): Promise<Body> {
  const isForm = mediaTypeOf(request) === "multipart/form-data";
  using stack = new DisposableStack();
  const { bytes } = stack.use(await readBounded(request, of, isForm ? FORM_BYTES : 0));
  const [file, ...others] = isForm ? filesOf(bytes, request, of.name) : [bytes];
  if (file === undefined || file.length === 0) {
    throw new InvalidRequestError(
      `No ${of.name} provided: send the file as the body, or in the form field ${of.name}`,
    );
  }
  if (others.length > 0) throw new InvalidRequestError(`Invalid ${of.name}: must be a single file`);
  const held = stack.move();
  return { bytes: file, [Symbol.dispose]: () => held.dispose() };
}

async function readBounded(request: Request, of: BrandFile, allowance: number): Promise<Body> {
  try {
    return await readBody(request, of.maxBytes + allowance);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    throw of.tooLarge();
  }
}

function filesOf(body: Uint8Array, request: Request, name: string): Uint8Array[] {
  const form = readMultipartForm(body, request.headers.get("content-type") ?? "");
  return (form.files.get(name) ?? []).map(({ bytes }) => bytes);
}
