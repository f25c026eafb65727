/** Thrown when a body is larger than it may be. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
}

/** What is read and thrown away at most, so that a client can finish sending and reads the response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;

/**
 * Reads a request's body, and keeps no more of it than is allowed.
 *
 * @throws {BodyTooLargeError} before any reading where the length is declared.
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
 * Reads what nobody wants to have. Many clients look for a response only after they have sent
 * everything, and see a broken connection if the server does not let them.
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
