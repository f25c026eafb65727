import { UserError } from "../common/user_error.ts";

/** Options of a {@linkcode FatalError}. */
export interface FatalErrorOptions extends ErrorOptions {
  code?: string;
}

/**
 * Thrown by a stage when retrying cannot help. The message is shown to the client and should say
 * what they can do.
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
  /** Identifies the failure for programs, in snake_case. */
  readonly code: string;

  /** `code` defaults to "unusable_request". */
  constructor(message: string, { code = "unusable_request", ...options }: FatalErrorOptions = {}) {
    super(message, options);
    this.code = code;
  }
}

/**
 * Thrown by a stage to be retried after a given time, such as that of a rate limit.
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

  /** `retryAfter` is a delay in milliseconds, or the time at which to retry. */
  constructor(message: string, retryAfter: number | Date, options?: ErrorOptions) {
    super(message, options);
    const afterMs = typeof retryAfter === "number" ? retryAfter : retryAfter.getTime() - Date.now();
    this.afterMs = Math.max(0, afterMs) || 0;
  }
}

/** Thrown when a stage uses something it did not declare; the message says what to declare. Not retried. */
export class PermissionError extends UserError {
  override readonly name = "PermissionError";
}

/** Thrown when a stage reads a setting that is not set. Not retried. */
export class MissingSettingError extends UserError {
  override readonly name = "MissingSettingError";
}

/** Thrown when the input of a pipeline or a stage does not match its schema. Not retried. */
export class InvalidInputError extends UserError {
  override readonly name = "InvalidInputError";
  /** JSON pointer to what is wrong, such as "/scenes/0/line". */
  readonly path: string;

  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** Thrown when a stage's output does not match its `adds`, or is not JSON. Not retried. */
export class InvalidOutputError extends UserError {
  override readonly name = "InvalidOutputError";
  /** JSON pointer to what is wrong, such as "/scenes/0/line". */
  readonly path: string;

  constructor(message: string, path: string) {
    super(message);
    this.path = path;
  }
}

/** Thrown by a run when a stage has failed for good; `cause` is the error of its last attempt. */
export class StageError extends Error {
  override readonly name = "StageError";
  readonly stage: string;
  /** The last attempt, from 1. */
  readonly attempt: number;

  constructor(stage: string, attempt: number, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`Cannot finish stage "${stage}" (attempt ${attempt}): ${reason}`, { cause });
    this.stage = stage;
    this.attempt = attempt;
  }
}
