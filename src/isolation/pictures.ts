import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import type { ErrorMakers } from "../common/wire_error.ts";
import type { PreparedPicture } from "../pictures/prepare_picture.ts";
import { createProcessPool } from "./process_pool.ts";
import type { PictureRequest } from "./protocol.ts";
import { TooComplexError } from "./too_complex_error.ts";

/** The largest pictures take two seconds. */
const DEADLINE_MS = 10_000;
/** The largest pictures take 500 MB for a moment. */
const MEMORY_BYTES = 900e6;

/** Errors that somebody catches by their class. */
const ERRORS: ErrorMakers = {
  InvalidRequestError: (message, options) => new InvalidRequestError(message, options),
};

/** Prepares pictures in processes of their own. */
export interface IsolatedPictures {
  /**
   * Prepares a picture, see `preparePicture()`.
   *
   * @param what What it is called in error messages.
   * @throws {InvalidRequestError} if it cannot be used, or takes too much time or memory.
   * @throws the signal's reason as soon as it aborts.
   */
  prepare(
    bytes: Uint8Array,
    options: { what: string; signal: AbortSignal },
  ): Promise<PreparedPicture>;
  close(): Promise<void>;
}

/** Options of {@linkcode createIsolatedPictures}. */
export interface IsolatedPicturesOptions {
  log: Log;
  /** Longest time for a picture, in milliseconds. Defaults to 10,000. */
  deadlineMs?: number;
}

/**
 * Creates what prepares pictures so that none can hold up or end this process: one that takes too much
 * is killed with the process that does it. Processes are started when they are needed.
 */
export function createIsolatedPictures(options: IsolatedPicturesOptions): IsolatedPictures {
  const { log, deadlineMs = DEADLINE_MS } = options;
  const pool = createProcessPool({
    program: fileURLToPath(import.meta.resolve("./picture_process.ts")),
    env: {},
    deadlineMs,
    memoryBytes: MEMORY_BYTES,
    errors: ERRORS,
    log,
  });
  return {
    async prepare(bytes, { what, signal }) {
      // A part of a larger buffer would be sent with all of it.
      const request: PictureRequest = { bytes: bytes.slice(), what };
      const tooComplex = `Invalid ${what}: takes too long to read, so save it again in a simpler form`;
      try {
        // The program is our own.
        return (await pool.call(request, { signal, tooComplex })) as PreparedPicture;
      } catch (error) {
        if (!(error instanceof TooComplexError)) throw error;
        throw new InvalidRequestError(error.message, { cause: error });
      }
    },
    close: () => pool.close(),
  };
}
