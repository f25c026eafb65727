import {
  getMultipartBoundary,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import { InvalidRequestError } from "../../common/user_error.ts";

/** A file of a form. */
export interface FormFile {
  bytes: Uint8Array;
  filename: string;
  /** What the client says it is; empty if it says nothing. */
  mediaType: string;
}

/** A form's fields by name; more than one value of a name in the order they came. */
export interface MultipartForm {
  texts: Map<string, string[]>;
  files: Map<string, FormFile[]>;
}

/**
 * Reads a form. `Request.formData()` will not do: Bun takes a file's type from its name, and leaves
 * out what the client says.
 *
 * @throws {InvalidRequestError} if it is malformed.
 */
export function readMultipartForm(bytes: Uint8Array, contentType: string): MultipartForm {
  const form: MultipartForm = { texts: new Map(), files: new Map() };
  try {
    const boundary = getMultipartBoundary(contentType);
    if (boundary === null) throw new Error("No boundary");
    for (const part of parseMultipart(bytes, { boundary, maxFileSize: bytes.length }))
      addPart(form, part);
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
  // A file input that was left empty is sent as a file without a name.
  if (!filename && part.size === 0) return;
  append(form.files, name, {
    // The whole body is in memory, so that a part is a view of it.
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
