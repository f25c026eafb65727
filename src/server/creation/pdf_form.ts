import { InvalidRequestError } from "../../common/user_error.ts";
import type { Fields } from "../../formats/fields.ts";
import { coerceStrings } from "../../formats/read_request.ts";
import { MAX_PDF_BYTES, pdfTooLarge } from "../../jobs/source.ts";
import { type FormFile, readMultipartForm } from "../http/multipart_form.ts";
import { type Body, BodyTooLargeError, mediaTypeOf, readBody } from "../http/request_body.ts";
import {
  type FormPicture,
  IMAGE_ALTS,
  MAX_PICTURES_BYTES,
  readFormPictures,
} from "./form_pictures.ts";

/** Largest form: the PDF, the pictures and an allowance for the rest. */
const MAX_FORM_BYTES = MAX_PDF_BYTES + MAX_PICTURES_BYTES + 256 * 1024;

/** A form that requests a post from a PDF. Dispose of it once the file's bytes are no longer used. */
export interface PdfForm extends Disposable {
  file: FormFile;
  /** Pictures to show, and what each shows; not validated yet. */
  pictures: readonly FormPicture[];
  /** The other fields, not validated yet. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Reads the form that requests a post from a PDF.
 *
 * @throws {InvalidRequestError} if it is not a form with exactly one PDF, or has too many pictures.
 */
export async function readPdfForm(request: Request, fields: Fields): Promise<PdfForm> {
  if (mediaTypeOf(request) !== "multipart/form-data") {
    throw new InvalidRequestError("No PDF file provided: the request must be multipart/form-data");
  }
  const contentType = request.headers.get("content-type") ?? "";
  using stack = new DisposableStack();
  const body = stack.use(await readFormBody(request));
  const form = readMultipartForm(body.bytes, contentType);
  const files = form.files.get("pdf") ?? [];
  const [file] = files;
  if (file === undefined) throw new InvalidRequestError("No PDF file provided");
  if (files.length > 1) throw new InvalidRequestError("Invalid pdf: must be a single file");
  if (file.mediaType !== "application/pdf") {
    throw new InvalidRequestError(
      "Only PDF files are allowed: the MIME type must be application/pdf",
    );
  }
  if (file.bytes.length > MAX_PDF_BYTES) throw pdfTooLarge();
  const pictures = readFormPictures(form);
  const values = coerceStrings(singleTexts(form.texts), fields);
  const held = stack.move();
  return { file, pictures, values, [Symbol.dispose]: () => held.dispose() };
}

async function readFormBody(request: Request): Promise<Body> {
  try {
    return await readBody(request, MAX_FORM_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    // In practice only files can make a form this large.
    throw new InvalidRequestError(
      `File size exceeds the ${megabytes(MAX_PDF_BYTES)}MB limit, or that of all images, ${megabytes(MAX_PICTURES_BYTES)}MB`,
    );
  }
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024;
}

function singleTexts(texts: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  const single = [...texts].filter(([name]) => name !== IMAGE_ALTS);
  const entries = single.map(([name, values]): [string, string] => {
    if (values.length > 1) throw new InvalidRequestError(`Invalid ${name}: must be given once`);
    return [name, values[0] ?? ""];
  });
  return Object.fromEntries(entries);
}
