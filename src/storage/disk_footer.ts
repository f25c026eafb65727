import type { FileHandle } from "node:fs/promises";
import { StorageError } from "./storage_error.ts";

const MARK = "PLM1";
const TAIL_BYTES = 1 + MARK.length;
const CONTENT_TYPE = /^[\x20-\x7e]{1,255}$/;

/** What the end of an object's file says about the object. */
export interface DiskFooter {
  /** Bytes of the object itself, the footer not counted. */
  size: number;
  contentType: string;
}

/** @throws {TypeError} if the text cannot be a content type. */
export function checkContentType(contentType: string): void {
  if (CONTENT_TYPE.test(contentType)) return;
  throw new TypeError(
    "Cannot use the content type: it must be 1 to 255 printable ASCII characters",
  );
}

/** The bytes that follow an object's own in its file: content type, its length, a mark. */
export function encodeFooter(contentType: string): Uint8Array {
  const type = new TextEncoder().encode(contentType);
  return new Uint8Array([...type, type.length, ...new TextEncoder().encode(MARK)]);
}

/**
 * Reads the footer of an open file.
 *
 * @throws {StorageError} if the file was not written by the store.
 */
export async function readFooter(file: FileHandle, path: string): Promise<DiskFooter> {
  const { size: total } = await file.stat();
  const wanted = Math.min(total, 255 + TAIL_BYTES);
  const bytes = new Uint8Array(wanted);
  await file.read(bytes, 0, wanted, total - wanted);
  const mark = new TextDecoder().decode(bytes.subarray(-MARK.length));
  const length = bytes.at(-TAIL_BYTES) ?? 0;
  const size = total - TAIL_BYTES - length;
  if (mark !== MARK || length === 0 || size < 0) {
    throw new StorageError(`Cannot read "${path}" as it was not written by this store: remove it`);
  }
  const start = wanted - TAIL_BYTES - length;
  return { size, contentType: new TextDecoder().decode(bytes.subarray(start, start + length)) };
}
