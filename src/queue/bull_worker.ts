import { DelayedError, type Job, WaitingError, Worker } from "bullmq";
import { abortable, DeadlineError, withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { errorListener, QUEUE_NAME, type QueueBackend } from "./backend.ts";
import { type QueueWorker, RetryJobError, type WorkerOptions } from "./job_queue.ts";

/** Options of {@linkcode startBullWorker}. */
export interface BullWorkerOptions extends WorkerOptions {
  backend: QueueBackend;
  log: Log;
  /**
   * How long a worker may be silent before its jobs are given to another, in milliseconds. They are
   * picked up after once to one and a half times as long. Defaults to 10,000.
   */
  lockMs?: number;
}

const DEFAULT_LOCK_MS = 10_000;
const DEFAULT_GRACE_MS = 10_000;
/** How long an aborted job may take to let go. */
const ABORT_PATIENCE_MS = 5_000;
/** How long the goodbye to a backend may take that may be away. */
const CLOSE_PATIENCE_MS = 2_000;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;
const RECONNECT_DELAY_MS = 1_000;
/** Each pick-up after a crash counts; a job that takes down every worker must end some time. */
const MAX_CRASHES = 10;

/**
 * Starts to work off the queue.
 *
 * @throws {QueueUnavailableError} if the backend does not answer.
 */
export async function startBullWorker(options: BullWorkerOptions): Promise<QueueWorker> {
  const { backend, log, concurrency, lockMs = DEFAULT_LOCK_MS } = options;
  const connection = await backend.connect("worker");
  const runs = new Map<string, AbortController>();
  const worker = new Worker(
    QUEUE_NAME,
    (job: Job, token?: string) => processJob(options, runs, job, token),
    {
      connection: {},
      concurrency,
      lockDuration: lockMs,
      // Often enough that a busy event loop may miss several and still keep its jobs.
      lockRenewTime: lockMs / 4,
      stalledInterval: lockMs / 2,
      maxStalledCount: MAX_CRASHES,
      runRetryDelay: RECONNECT_DELAY_MS,
    },
    connection.factory,
  );
  let closing = false;
  worker.on(
    "error",
    errorListener(log, () => closing),
  );
  worker.on("stalled", (jobId) =>
    log.warn("Took over a job of a worker that fell silent", { jobId }),
  );
  worker.on("failed", (job) =>
    log.error("Dropped a job that took down its workers", { jobId: job?.id }),
  );
  worker.on("lockRenewalFailed", (jobIds) => {
    // Another worker has the job by now, and two must not run it at once.
    for (const jobId of jobIds) runs.get(jobId)?.abort(new JobTakenError(jobId));
  });
  await worker.waitUntilReady();
  return {
    async close({ graceMs = DEFAULT_GRACE_MS } = {}) {
      closing = true;
      const closed = worker.close();
      await within(closed, graceMs);
      for (const run of runs.values()) run.abort(new WorkerStoppedError());
      await within(closed, CLOSE_PATIENCE_MS + (runs.size > 0 ? ABORT_PATIENCE_MS : 0));
      await connection.close();
    },
  };
}

/** Why a run was aborted: the job belongs to another worker now. */
class JobTakenError extends Error {
  override readonly name = "JobTakenError";

  constructor(jobId: string) {
    super(`Cannot go on with job "${jobId}" as another worker has taken it over`);
  }
}

/** Why a run was aborted: the worker stops. */
class WorkerStoppedError extends Error {
  override readonly name = "WorkerStoppedError";
  override readonly message = "Cannot go on with the job as the worker stops";
}

/** BullMQ takes a plain return as done, and the two errors as "was put back". */
async function processJob(
  { process, log }: BullWorkerOptions,
  runs: Map<string, AbortController>,
  job: Job,
  token?: string,
): Promise<void> {
  const jobId = job.id ?? "";
  const former = runs.get(jobId);
  if (former !== undefined) {
    // The job was taken from this very worker while it was cut off, and came back to it.
    former.abort(new JobTakenError(jobId));
    await job.moveToDelayed(Date.now() + FIRST_RETRY_DELAY_MS, token);
    throw new DelayedError();
  }
  const run = new AbortController();
  runs.set(jobId, run);
  try {
    await settled(process(jobId, run.signal), run.signal);
  } catch (error) {
    if (run.signal.reason instanceof JobTakenError) return;
    if (run.signal.aborted) {
      await job.moveToWait(token);
      throw new WaitingError();
    }
    if (error instanceof RetryJobError) {
      const delayMs = error.delayMs ?? retryDelay(job.attemptsStarted);
      log.warn("Job is put back", { jobId, delayMs, error: error.message });
      await job.moveToDelayed(Date.now() + delayMs, token);
      throw new DelayedError();
    }
    log.error("Job ended with an error", { jobId, error });
  } finally {
    runs.delete(jobId);
  }
}

/** Waits for the work; once aborted, only for so long. */
async function settled(work: Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await abortable(work, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await withDeadline(work, ABORT_PATIENCE_MS);
  }
}

function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS);
}

/** Waits for what must not hold up the end of the worker. */
async function within(work: Promise<void>, limitMs: number): Promise<void> {
  try {
    await withDeadline(work, limitMs);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
  }
}
