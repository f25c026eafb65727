/** Thrown when a body exceeds its limit. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/** Most that is read and discarded, to let a client finish sending and read the response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a request's body without ever buffering more than `maxBytes`.
 *
 * @throws {BodyTooLargeError} if it is larger; before reading anything if its length is declared.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new BodyTooLargeError(`Cannot read the body as it exceeds ${maxBytes} bytes`);
  if (declaredLength(request) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) break;
    if (size > maxBytes) chunks.length = 0;
    else chunks.push(chunk);
  }
  if (size > maxBytes) throw tooLarge;
  return Buffer.concat(chunks);
}

/**
 * Reads and discards the rest of a body. Many clients read the response only after they have sent
 * everything, and otherwise see a broken connection.
 */
export async function discardBody(request: Request): Promise<void> {
  if (request.bodyUsed || declaredLength(request) > MAX_DISCARDED_BYTES) return;
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_DISCARDED_BYTES) break;
  }
}

function declaredLength(request: Request): number {
  return Number(request.headers.get("content-length") ?? 0);
}

/** A request's media type, without parameters; empty if it has none. */
export function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}
