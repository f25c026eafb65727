import { DeadlineError, withDeadline } from "../../common/deadline.ts";
import { createByteBudget } from "./byte_budget.ts";
import { callerOf, nameOf } from "./caller.ts";
import { RequestError } from "./request_error.ts";

/** Thrown when a body exceeds its limit. */
export class BodyTooLargeError extends Error {
  override readonly name = "BodyTooLargeError";
  /** Size of the body, as declared or as far as it was counted. */
  readonly bytes: number;

  /** The message is for the client. */
  constructor(bytes: number, maxBytes: number) {
    const kilobytes = maxBytes / 1024;
    const limit = kilobytes < 1024 ? `${kilobytes}KB` : `${kilobytes / 1024}MB`;
    super(`Request body exceeds the ${limit} limit`);
    this.bytes = bytes;
  }
}

/** Options of {@linkcode readBody}. */
export interface ReadBodyOptions {
  /** How long even the smallest body may take, in milliseconds. Defaults to 15,000. */
  minPatienceMs?: number;
}

/** A body in memory. Dispose of it once its bytes are no longer used, to make room for others. */
export interface Body extends Disposable {
  bytes: Uint8Array;
}

/** Bodies in the memory of this process: nine PDFs, and three of one caller or one with many pictures. */
const BUDGET = createByteBudget({
  total: 96 * 1024 * 1024,
  share: 32 * 1024 * 1024,
  patienceMs: 20_000,
});
/** Most that is read and discarded, to let a client finish sending and read the response. */
const MAX_DISCARDED_BYTES = 64 * 1024 * 1024;
const DISCARD_MS = 5_000;
/** What is read faster than it is collected as garbage, for each body that is discarded. */
const DISCARDING_BYTES = 8 * 1024 * 1024;
const FIRST_BUFFER_BYTES = 64 * 1024;
/** The slowest rate at which a body may arrive. */
const MIN_BYTES_PER_MS = 256;

/**
 * Reads a request's body without ever buffering more than `maxBytes`.
 *
 * @throws {BodyTooLargeError} if it is larger; before reading anything if its length is declared.
 * @throws {RequestError} 408 if it does not arrive in time.
 * @throws {UnavailableError} if too many bodies are in memory.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { minPatienceMs = 15_000 }: ReadBodyOptions = {},
): Promise<Body> {
  const declared = declaredLength(request);
  if (declared !== null && declared > maxBytes) throw new BodyTooLargeError(declared, maxBytes);
  const capacity = declared ?? maxBytes;
  const room = await BUDGET.take(nameOf(callerOf(request)) ?? "", capacity);
  const patienceMs = minPatienceMs + capacity / MIN_BYTES_PER_MS;
  try {
    const bytes =
      declared === null
        ? await receiveChunks(request, maxBytes, patienceMs)
        : await withDeadline(request.bytes(), patienceMs);
    return {
      bytes,
      [Symbol.dispose]() {
        // Frees the memory now, as bodies come faster than garbage is collected.
        bytes.buffer.transfer(0);
        room[Symbol.dispose]();
      },
    };
  } catch (error) {
    room[Symbol.dispose]();
    throw error instanceof DeadlineError ? tooSlow() : error;
  }
}

/**
 * Reads and discards the rest of a body. Many clients read the response only after they have sent
 * everything, and otherwise see a broken connection. `briefly`: no more than fits into one packet or
 * two. Returns false if some of the body may still come.
 */
export async function discardBody(
  request: Request,
  { briefly }: { briefly: boolean },
): Promise<boolean> {
  if (request.body === null || request.bodyUsed) return true;
  if (request.signal.aborted) return false;
  const maxBytes = briefly ? 64 * 1024 : MAX_DISCARDED_BYTES;
  if ((declaredLength(request) ?? 0) > maxBytes) return false;
  using room = await BUDGET.take("discarding", DISCARDING_BYTES).catch(() => undefined);
  if (room === undefined) return false;
  let size = 0;
  const end = await readChunks(request, DISCARD_MS, (chunk) => {
    size += chunk.length;
    return size <= maxBytes;
  });
  return end === "all";
}

/** A request's media type, without parameters; empty if it has none. */
export function mediaTypeOf(request: Request): string {
  return (request.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Reads a body of unknown length, whose rest is discarded if it is too large. */
async function receiveChunks(
  request: Request,
  maxBytes: number,
  patienceMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  let buffer = new ArrayBuffer(Math.min(FIRST_BUFFER_BYTES, maxBytes));
  let size = 0;
  const end = await readChunks(request, patienceMs, (chunk) => {
    const needed = size + chunk.length;
    if (needed <= maxBytes) {
      if (needed > buffer.byteLength) {
        buffer = buffer.transfer(Math.min(maxBytes, Math.max(needed, 2 * buffer.byteLength)));
      }
      new Uint8Array(buffer).set(chunk, size);
    }
    size = needed;
    return size <= MAX_DISCARDED_BYTES;
  });
  if (end === "late") throw tooSlow();
  if (size > maxBytes) throw new BodyTooLargeError(size, maxBytes);
  return new Uint8Array(buffer, 0, size);
}

function tooSlow(): RequestError {
  const message = "The body took too long to arrive: send it again over a faster connection";
  return new RequestError(408, message);
}

/** Reads a body until its end, until the time is up or until `take` returns false. */
async function readChunks(
  request: Request,
  patienceMs: number,
  take: (chunk: Uint8Array) => boolean,
): Promise<"all" | "late" | "stopped"> {
  const reader = request.body?.getReader();
  if (reader === undefined) return "all";
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    reader.cancel().catch(() => undefined);
  }, patienceMs);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isLate) return "late";
      if (done) return "all";
      if (!take(value)) return "stopped";
    }
  } finally {
    clearTimeout(timer);
  }
}

/** The length in the headers; null if the body is sent in chunks. */
function declaredLength(request: Request): number | null {
  const header = request.headers.get("content-length");
  return header === null ? null : Number(header);
}
