import type { Allowance } from "./sliding_window.ts";

/** Thrown when a rate limit is exceeded; the message is for the client. */
export class RateLimitedError extends Error {
  override readonly name = "RateLimitedError";
  readonly allowance: Allowance;

  constructor(message: string, allowance: Allowance) {
    super(message);
    this.allowance = allowance;
  }
}

/** Thrown for one attempt too many at something that could be guessed or flooded, which the log tells. */
export class TooManyAttemptsError extends RateLimitedError {}

/** Thrown when an account has too many unfinished jobs; the message is for the client. */
export class ConcurrencyLimitedError extends Error {
  override readonly name = "ConcurrencyLimitedError";
  /** The remaining requests; null if they are unlimited. */
  readonly allowance: Allowance | null;

  constructor(message: string, allowance: Allowance | null) {
    super(message);
    this.allowance = allowance;
  }
}

/** Thrown when an account keeps as much as it may; the message is for the client. */
export class StorageLimitedError extends Error {
  override readonly name = "StorageLimitedError";
}
