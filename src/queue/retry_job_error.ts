/** Thrown by a worker's `process` to have the job put back and run again later. */
export class RetryJobError extends Error {
  override readonly name = "RetryJobError";
  /** Milliseconds to wait; null leaves it to the worker, which waits longer each time. */
  readonly delayMs: number | null;

  constructor(message: string, options: { cause?: unknown; delayMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.delayMs = options.delayMs ?? null;
  }
}
