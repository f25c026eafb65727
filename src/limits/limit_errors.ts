import type { Allowance } from "./sliding_window.ts";

/** Thrown when something was done too often; the message is for the client. */
export class RateLimitedError extends Error {
  override readonly name = "RateLimitedError";
  readonly allowance: Allowance;

  constructor(message: string, allowance: Allowance) {
    super(message);
    this.allowance = allowance;
  }
}

/** Thrown when as many jobs of an account are unfinished as may be; the message is for the client. */
export class ConcurrencyLimitedError extends Error {
  override readonly name = "ConcurrencyLimitedError";
  /** What is left of the requests; null where they are not limited. */
  readonly allowance: Allowance | null;

  constructor(message: string, allowance: Allowance | null) {
    super(message);
    this.allowance = allowance;
  }
}
