import { isRecord } from "../common/is_record.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import type { Fields } from "../formats/fields.ts";
import { parseTexts } from "../formats/read_request.ts";
import { MAX_PDF_BYTES } from "../jobs/source.ts";
import { type FormFile, readMultipartForm } from "./multipart_form.ts";
import { BodyTooLargeError, mediaTypeOf, readBody } from "./request_body.ts";
import { RequestError } from "./request_error.ts";

type Values = Readonly<Record<string, unknown>>;

/** Far more than the longest text takes with every character escaped. */
const MAX_JSON_BYTES = 10 * 1024 * 1024;
/** What may surround the PDF in a form. */
const MAX_FORM_BYTES = MAX_PDF_BYTES + 256 * 1024;

/**
 * Reads a JSON object, such as one that asks for a post from a text; its members are yet to be
 * checked.
 *
 * @throws {InvalidRequestError} if it is no JSON object.
 * @throws {RequestError} 413 if it is far too large.
 */
export async function readJsonInput(request: Request, maxBytes = MAX_JSON_BYTES): Promise<Values> {
  if (mediaTypeOf(request) !== "application/json") {
    throw new InvalidRequestError("Invalid Content-Type: must be application/json");
  }
  return parseJsonObject(await readJsonBytes(request, maxBytes));
}

/**
 * Reads the form that asks for a post from a PDF; its other fields are yet to be checked.
 *
 * @throws {InvalidRequestError} if it is no form with one PDF.
 */
export async function readPdfForm(
  request: Request,
  fields: Fields,
): Promise<{ file: FormFile; values: Values }> {
  if (mediaTypeOf(request) !== "multipart/form-data") {
    throw new InvalidRequestError("No PDF file provided: the request must be multipart/form-data");
  }
  const contentType = request.headers.get("content-type") ?? "";
  const form = readMultipartForm(await readFormBytes(request), contentType);
  const files = form.files.get("pdf") ?? [];
  const [file] = files;
  if (file === undefined) throw new InvalidRequestError("No PDF file provided");
  if (files.length > 1) throw new InvalidRequestError("Invalid pdf: must be a single file");
  if (file.mediaType !== "application/pdf") {
    throw new InvalidRequestError(
      "Only PDF files are allowed: the MIME type must be application/pdf",
    );
  }
  return { file, values: parseTexts(singleTexts(form.texts), fields) };
}

async function readJsonBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  try {
    return await readBody(request, maxBytes);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    const kilobytes = maxBytes / 1024;
    const limit = kilobytes < 1024 ? `${kilobytes}KB` : `${kilobytes / 1024}MB`;
    throw new RequestError(413, `Request body exceeds the ${limit} limit`);
  }
}

async function readFormBytes(request: Request): Promise<Uint8Array> {
  try {
    return await readBody(request, MAX_FORM_BYTES);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    // Nothing but the file can make a form this large, as far as its sender is concerned.
    throw new InvalidRequestError(`File size exceeds the ${MAX_PDF_BYTES / 1024 / 1024}MB limit`);
  }
}

function parseJsonObject(bytes: Uint8Array): Values {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new InvalidRequestError("Malformed JSON", { cause });
  }
  if (!isRecord(value)) throw new InvalidRequestError("Invalid body: must be a JSON object");
  return value;
}

function singleTexts(texts: ReadonlyMap<string, readonly string[]>): Record<string, string> {
  const entries = [...texts].map(([name, values]): [string, string] => {
    if (values.length > 1) throw new InvalidRequestError(`Invalid ${name}: must be given once`);
    return [name, values[0] ?? ""];
  });
  return Object.fromEntries(entries);
}
