import { UserError } from "../common/user_error.ts";

/** Options of a {@linkcode FatalError}. */
export interface FatalErrorOptions extends ErrorOptions {
  code?: string;
}

/**
 * Thrown by a stage when trying again cannot help. Its message is shown to the client, so it says
 * what the client can do.
 *
 * @example
 * ```ts
 * throw new FatalError("Cannot read PDF as it is encrypted: upload an unprotected copy", {
 *   code: "unusable_source",
 * });
 * ```
 */
export class FatalError extends UserError {
  override readonly name = "FatalError";
  /** What programs can tell the failure by, in snake_case. */
  readonly code: string;

  /** The code is "unusable_request" where none is given. */
  constructor(message: string, { code = "unusable_request", ...options }: FatalErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Thrown by a stage to be run again after a given time, such as a rate limit's.
 *
 * @example
 * ```ts
 * throw new RetryAfterError("Cannot speak as the voice is busy", 2_000);
 * ```
 */
export class RetryAfterError extends Error {
  override readonly name = "RetryAfterError";
  /** Milliseconds to wait, 0 or more. */
  readonly afterMs: number;

  /** `retryAfter` is in milliseconds from now, or the time at which to try again. */
  constructor(message: string, retryAfter: number | Date, options?: ErrorOptions) {
    super(message, options);
    const afterMs = typeof retryAfter === "number" ? retryAfter : retryAfter.getTime() - Date.now();
    this.afterMs = Math.max(0, afterMs) || 0;
  }
}

/** Thrown when a stage reaches for what it did not declare; the message says what to declare. Not retried. */
export class PermissionError extends UserError {
  override readonly name = "PermissionError";
}

/** Thrown when a pipeline or a stage is handed what does not fit its schema. Not retried. */
export class InvalidInputError extends UserError {
  override readonly name = "InvalidInputError";
  /** JSON pointer to what is wrong, such as "/scenes/0/line". */
  readonly path: string;

  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** Thrown when a stage gives what does not fit its `adds`, or is not JSON. Not retried. */
export class InvalidOutputError extends UserError {
  override readonly name = "InvalidOutputError";
  /** JSON pointer to what is wrong, such as "/scenes/0/line". */
  readonly path: string;

  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** Thrown by a run when a stage failed for good; `cause` is what its last attempt threw. */
export class StageError extends Error {
  override readonly name = "StageError";
  readonly stage: string;
  /** The attempt that failed last, from 1. */
  readonly attempt: number;

  constructor(stage: string, attempt: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot finish stage "${stage}" (attempt ${attempt}): ${reason}`, { cause });
    this.stage = stage;
    this.attempt = attempt;
  }
}
