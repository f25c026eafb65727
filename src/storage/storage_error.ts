/** Thrown when an object store fails; the message says what to check and holds no secret. */
export class StorageError extends Error {
  override readonly name = "StorageError";
}
