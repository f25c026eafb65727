/**
 * Kinds of work, each with a queue and slots of its own: what takes minutes never holds up what takes
 * a second.
 */
export const LANES = ["short", "long"] as const;
/** One of {@linkcode LANES}. */
export type Lane = (typeof LANES)[number];

/** A job in the queue. */
export interface QueueEntry {
  jobId: string;
  /** Whose turn it takes. */
  accountId: string;
  lane: Lane;
}

/** Distributes jobs to workers, in each lane in the order in which they were added. */
export interface JobQueue {
  readonly name: string;
  /** Adds a job at the end of its lane. A no-op while the same id is waiting or running there. */
  enqueue(entry: QueueEntry): Promise<void>;
  /** True if the backend responds. */
  healthy(): Promise<boolean>;
  /** How many workers are connected, in all processes. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/** Options of a worker. */
export interface WorkerOptions {
  /** Maximum number of jobs of each lane processed at the same time. */
  slots: Readonly<Record<Lane, number>>;
  /**
   * Runs one job. The signal aborts when the worker has to stop at once. Throw a
   * {@linkcode RetryJobError} to put the job back; any other outcome settles it.
   */
  process(entry: QueueEntry, signal: AbortSignal): Promise<void>;
}

/** A running worker. */
export interface QueueWorker {
  /** Takes no new jobs until {@linkcode resume}; running ones go on. */
  pause(): void;
  resume(): void;
  /** Takes no new jobs; waits `graceMs` for running ones, then aborts them and puts them back. */
  close(options?: { graceMs?: number }): Promise<void>;
}

/** Options of a {@linkcode RetryJobError}. */
export interface RetryJobOptions extends ErrorOptions {
  /** Delay in milliseconds. Without it the worker backs off. */
  delayMs?: number;
  /** Whether it is to be expected, and not worth a warning. */
  isExpected?: boolean;
}

/** Thrown by a worker's `process` to put the job back in the queue and run it again later. */
export class RetryJobError extends Error {
  override readonly name = "RetryJobError";
  /** Delay in milliseconds; null leaves it to the worker, which backs off. */
  readonly delayMs: number | null;
  readonly isExpected: boolean;

  constructor(message: string, { delayMs, isExpected = false, ...options }: RetryJobOptions = {}) {
    super(message, options);
    this.delayMs = delayMs ?? null;
    this.isExpected = isExpected;
  }
}

/** Thrown by a worker's `process` to leave the job alone, as another worker has taken it over. */
export class JobTakenError extends Error {
  override readonly name = "JobTakenError";
  override readonly message = "Cannot go on with the job as another worker has taken it over";
}
