import {
  getMultipartBoundary,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { InvalidRequestError } from "../../common/user_error.ts";

/** A file in a form. */
export interface FormFile {
  bytes: Uint8Array;
  filename: string;
  /** As declared by the client; empty if it is not. */
  mediaType: string;
}

/** A form's fields by name, repeated ones in the order they were sent. */
export interface MultipartForm {
  texts: Map<string, string[]>;
  files: Map<string, FormFile[]>;
}

/** More than any form has fields. */
const MAX_PARTS = 100;

/**
 * Parses a multipart form. `Request.formData()` does not work here: Bun derives a file's type from its
 * name and ignores the one declared by the client.
 *
 * @throws {InvalidRequestError} if it is malformed, or has far too many fields.
 */
export function readMultipartForm(bytes: Uint8Array, contentType: string): MultipartForm {
  const form: MultipartForm = { texts: new Map(), files: new Map() };
  try {
    const boundary = getMultipartBoundary(contentType);
    if (boundary === null) throw new Error("No boundary");
    const limits = { maxFileSize: bytes.length, maxParts: MAX_PARTS };
    for (const part of parseMultipart(bytes, { boundary, ...limits })) addPart(form, part);
  } catch (cause) {
    throw new InvalidRequestError("Malformed multipart/form-data", { cause });
  }
  return form;
}

function addPart(form: MultipartForm, part: MultipartPart): void {
  const { name, filename, mediaType } = part;
  if (name === undefined) return;
  if (filename === undefined && mediaType !== "application/pdf") {
    append(form.texts, name, part.text);
    return;
  }
  // Browsers send an empty file input as a file without a name.
  if (!filename && part.size === 0) return;
  append(form.files, name, {
    // The whole body is in memory, so every part has a single chunk.
    bytes: part.content[0] ?? new Uint8Array(),
    filename: filename ?? "",
    mediaType: mediaType?.toLowerCase() ?? "",
  });
}

function append<Value>(map: Map<string, Value[]>, name: string, value: Value): void {
  const values = map.get(name);
  if (values === undefined) map.set(name, [value]);
  else values.push(value);
}
