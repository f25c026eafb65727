import { UserError } from "../common/user_error.ts";

/**
 * Thrown when a call to an object store can never succeed, such as for a key that is the folder of
 * another; the message contains no secrets.
 */
export class StorageError extends UserError {
  override readonly name = "StorageError";
}

/** An object with its size and content type. */
export interface StoredObject {
  body: ReadableStream<Uint8Array>;
  /** Size of the whole object in bytes, even if only a range was requested. */
  size: number;
  contentType: string;
}

/** An object in a list. */
export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
  /** When it was written last. */
  modifiedAt: Date;
}

/**
 * Stores files under keys such as "media/CONTENT_ID/slide-1.png". A key is one or more segments of
 * `[A-Za-z0-9._-]` joined by "/", none of them "." or ".."; any other key throws a `TypeError`.
 * A key must not be the folder of another, as "a" is of "a/b"; a driver may then throw a
 * `StorageError`. The extension of a key determines its content type, see `content_types.ts`.
 * While the store cannot be used, be it down, full or wrongly set up, a call throws an
 * `UnavailableError`: jobs then wait, and do not fail. Drivers: `disk_store.ts`, `s3_store.ts`.
 */
export interface ObjectStore {
  readonly name: string;
  /**
   * Writes an object atomically, replacing an existing one. `path` is that of a local file.
   *
   * @throws {TypeError} if the content type does not match the key's extension.
   */
  put(key: string, body: Uint8Array | { path: string }, contentType: string): Promise<void>;
  /**
   * Reads an object; undefined if it does not exist. `range` is in bytes with an inclusive end; an
   * end past the last byte means the last byte.
   *
   * @throws {RangeError} if the range is invalid or starts past the last byte.
   */
  get(key: string, range?: { start: number; end: number }): Promise<StoredObject | undefined>;
  /**
   * An object as a file of this machine, which a server can send without reading it into memory;
   * undefined if it does not exist. Left out by stores elsewhere.
   */
  file?(key: string): Promise<Blob | undefined>;
  /** Reads an object's size and content type; undefined if it does not exist. */
  head(key: string): Promise<{ size: number; contentType: string } | undefined>;
  /**
   * Lists the objects whose keys start with `prefix`, such as "media/", in any order; all for "". What
   * is written or deleted meanwhile may be missing.
   */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Deletes an object and everything below `key + "/"`. No error if there is nothing. */
  delete(key: string): Promise<void>;
}
