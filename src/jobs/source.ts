import { storableText } from "../common/storable_text.ts";
import { InvalidRequestError } from "../common/user_error.ts";

/** Longest text of a job, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 100_000;
/** Largest PDF of a job. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** PDF readers tolerate other bytes before the header, but no more than these. */
const PDF_HEADER_SEARCH_BYTES = 1024;
const MAX_FILENAME_LENGTH = 255;

/** A text that a post is made from. */
export interface TextSource {
  type: "text";
  text: string;
}

/** The source of a post. */
export type JobSource = TextSource | { type: "pdf"; bytes: Uint8Array; filename: string };

/**
 * Validates a text.
 *
 * @throws {InvalidRequestError} if it is not a string, is blank, or is too long.
 */
export function checkTextSource(value: unknown): TextSource {
  if (value === undefined || value === null) throw new InvalidRequestError("No text provided");
  if (typeof value !== "string") {
    throw new InvalidRequestError("Invalid text: must be a string");
  }
  if (value.length > MAX_TEXT_LENGTH) throw textTooLong();
  const text = storableText(value);
  // Zero-width characters are blank to readers, but not to `trim()`.
  if (!/[^\p{Z}\p{Cc}\p{Cf}]/u.test(text)) throw new InvalidRequestError("No text provided");
  return { type: "text", text };
}

/** The error for a text that is too long. */
export function textTooLong(): InvalidRequestError {
  return new InvalidRequestError(
    `Invalid text: must be at most ${MAX_TEXT_LENGTH.toLocaleString("en")} characters`,
  );
}

/**
 * Validates a PDF by its size and its first bytes.
 *
 * @throws {InvalidRequestError} if it is too large, empty, or not a PDF.
 */
export function checkPdfSource(bytes: Uint8Array, filename: string): JobSource {
  if (bytes.length > MAX_PDF_BYTES) throw pdfTooLarge();
  if (bytes.length === 0) throw new InvalidRequestError("Invalid pdf: the file is empty");
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PDF_HEADER_SEARCH_BYTES));
  if (!start.includes("%PDF-")) {
    throw new InvalidRequestError("Only PDF files are allowed: the file's content is no PDF");
  }
  return { type: "pdf", bytes, filename: readFilename(filename) };
}

/** The error for a PDF that is too large. */
export function pdfTooLarge(): InvalidRequestError {
  return new InvalidRequestError(`File size exceeds the ${MAX_PDF_BYTES / 1024 / 1024}MB limit`);
}

/** The last segment of a file name that may be a path, without control characters. */
function readFilename(value: string): string {
  const name =
    storableText(value)
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, "")
      .trim() ?? "";
  // By code points, which cuts no character in two.
  return Array.from(name || "document.pdf")
    .slice(0, MAX_FILENAME_LENGTH)
    .join("");
}
