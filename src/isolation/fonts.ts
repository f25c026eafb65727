import { fileURLToPath } from "node:url";
import type { Log } from "../common/log.ts";
import { InvalidRequestError } from "../common/user_error.ts";
import type { ErrorMakers } from "../common/wire_error.ts";
import type { ReadFont } from "../fonts/font_file.ts";
import { createProcessPool } from "./process_pool.ts";
import type { FontRequest } from "./protocol.ts";
import { TooComplexError } from "./too_complex_error.ts";

/** The largest fonts take a second. */
const DEADLINE_MS = 10_000;
/** The largest fonts take 200 MB for a moment. */
const MEMORY_BYTES = 500e6;

/** Errors that somebody catches by their class. */
const ERRORS: ErrorMakers = {
  InvalidRequestError: (message, options) => new InvalidRequestError(message, options),
};

/** Reads fonts in processes of their own. */
export interface IsolatedFonts {
  /**
   * Reads a font, see `readFont()`.
   *
   * @throws {InvalidRequestError} if it cannot be used, or takes too much time or memory.
   * @throws the signal's reason as soon as it aborts.
   */
  read(bytes: Uint8Array, options: { signal: AbortSignal }): Promise<ReadFont>;
  close(): Promise<void>;
}

/** Options of {@linkcode createIsolatedFonts}. */
export interface IsolatedFontsOptions {
  log: Log;
  /** Longest time for a font, in milliseconds. Defaults to 10,000. */
  deadlineMs?: number;
}

/**
 * Creates what reads fonts so that none can hold up or end this process: one that takes too much is
 * killed with the process that does it. Processes are started when they are needed.
 */
export function createIsolatedFonts({
  log,
  deadlineMs = DEADLINE_MS,
}: IsolatedFontsOptions): IsolatedFonts {
  const pool = createProcessPool({
    program: fileURLToPath(import.meta.resolve("./font_process.ts")),
    env: {},
    deadlineMs,
    memoryBytes: MEMORY_BYTES,
    errors: ERRORS,
    log,
  });
  return {
    async read(bytes, { signal }) {
      // A part of a larger buffer would be sent with all of it.
      const request: FontRequest = { bytes: bytes.slice() };
      const tooComplex = "Invalid font: takes too long to read, so save it again in a simpler form";
      try {
        // The program is our own.
        return (await pool.call(request, { signal, tooComplex })) as ReadFont;
      } catch (error) {
        if (!(error instanceof TooComplexError)) throw error;
        throw new InvalidRequestError(error.message, { cause: error });
      }
    },
    close: () => pool.close(),
  };
}
