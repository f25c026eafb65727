import { UserError } from "../common/user_error.ts";

/** Thrown when an object store fails; the message says what to check and holds no secret. */
export class StorageError extends UserError {
  override readonly name = "StorageError";
}

/** An object's bytes with what is known about them. */
export interface StoredObject {
  body: ReadableStream<Uint8Array>;
  /** Bytes of the whole object, also when only a range of it was asked for. */
  size: number;
  contentType: string;
}

/**
 * Keeps files under keys such as "media/CONTENT_ID/slide-1.png". Keys are one or more segments of
 * `[A-Za-z0-9._-]` joined by "/", none of them "." or "..": anything else is a `TypeError`.
 * No key is the folder of another, as "a" would be of "a/b": a driver may refuse it with a
 * `StorageError`. A key's extension stands for its content type: see
 * `content_types.ts`. Drivers: `disk_store.ts`, `s3_store.ts`.
 */
export interface ObjectStore {
  readonly name: string;
  /**
   * Writes whole or not at all; an object that exists is replaced. `path` is a local file's. A
   * content type that the key does not stand for is a `TypeError`.
   */
  put(key: string, body: Uint8Array | { path: string }, contentType: string): Promise<void>;
  /**
   * Undefined if there is no such object. `range` is in bytes, end inclusive; an end behind the last
   * byte means the last byte, a start behind it is a `RangeError`.
   */
  get(key: string, range?: { start: number; end: number }): Promise<StoredObject | undefined>;
  /** Size and type without the bytes; undefined if there is no such object. */
  head(key: string): Promise<{ size: number; contentType: string } | undefined>;
  /** Removes the object and everything below `key + "/"`. Nothing there is no error. */
  delete(key: string): Promise<void>;
}
