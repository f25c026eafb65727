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

/** Hands jobs to workers. Backends: BullMQ on Postgres or on Redis. */
export interface JobQueue {
  readonly name: string;
  /** The job's id is the queue's id, so the same id twice while it waits or runs is one job. */
  enqueue(jobId: string): Promise<void>;
  /** True if the backend answers. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** Options of a worker. */
export interface WorkerOptions {
  /** Jobs at a time. */
  concurrency: number;
  /**
   * Runs one job. The signal aborts when the worker must stop at once. Throwing a
   * {@linkcode RetryJobError} puts the job back; any other return means that the job is settled.
   */
  process(jobId: string, signal: AbortSignal): Promise<void>;
}

/** A running worker. */
export interface QueueWorker {
  /** Takes no new jobs; waits `graceMs` for those that run, then aborts them and puts them back. */
  close(options?: { graceMs?: number }): Promise<void>;
}
