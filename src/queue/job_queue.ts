/** Distributes jobs to workers. Backends: BullMQ on Postgres or on Redis. */
export interface JobQueue {
  readonly name: string;
  /** Adds a job. A no-op while the same id is waiting or running. */
  enqueue(jobId: string): Promise<void>;
  /** True if the backend responds. */
  healthy(): Promise<boolean>;
  /** How many workers are connected, in all processes. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** Options of a worker. */
export interface WorkerOptions {
  /** Maximum number of jobs processed at the same time. */
  concurrency: number;
  /**
   * Runs one job. The signal aborts when the worker has to stop at once. Throw a
   * {@linkcode RetryJobError} to put the job back; any other outcome settles it.
   */
  process(jobId: string, signal: AbortSignal): Promise<void>;
}

/** A running worker. */
export interface QueueWorker {
  /** Takes no new jobs; waits `graceMs` for running ones, then aborts them and puts them back. */
  close(options?: { graceMs?: number }): Promise<void>;
}

/** Thrown by a worker's `process` to put the job back in the queue and run it again later. */
export class RetryJobError extends Error {
  override readonly name = "RetryJobError";
  /** Delay in milliseconds; null leaves it to the worker, which backs off. */
  readonly delayMs: number | null;

  constructor(message: string, options: { cause?: unknown; delayMs?: number } = {}) {
    super(message, { cause: options.cause });
    this.delayMs = options.delayMs ?? null;
  }
}
