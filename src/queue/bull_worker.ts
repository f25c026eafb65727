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
   * Lock duration, in milliseconds: how long a worker can go without renewing its locks before its
   * jobs go to another one, which takes up to half as long again. Defaults to 10,000.
   */
  lockMs?: number;
}

const DEFAULT_LOCK_MS = 10_000;
const DEFAULT_GRACE_MS = 10_000;
/** How long an aborted job can take to stop. */
const ABORT_TIMEOUT_MS = 5_000;
/** How long closing the connection can take, as the backend may be down. */
const CLOSE_TIMEOUT_MS = 2_000;
const FIRST_RETRY_DELAY_MS = 1_000;
const MAX_RETRY_DELAY_MS = 60_000;
const RECONNECT_DELAY_MS = 1_000;
/** How often a job is restarted after its worker crashed, for one that crashes every worker to end. */
const MAX_CRASHES = 10;

/**
 * Starts processing jobs from the queue.
 *
 * @throws {QueueUnavailableError} if the backend does not respond.
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
      // Often enough for a busy event loop to miss several renewals without losing its jobs.
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
    log.warn("Took over a stalled job from another worker", { jobId }),
  );
  worker.on("failed", (job) =>
    log.error("Dropped a job that kept crashing its workers", { jobId: job?.id }),
  );
  worker.on("lockRenewalFailed", (jobIds) => {
    // Another worker has taken the job by now, and two must not run it at once.
    for (const jobId of jobIds) runs.get(jobId)?.abort(new JobTakenError(jobId));
  });
  await worker.waitUntilReady();
  return {
    async close({ graceMs = DEFAULT_GRACE_MS } = {}) {
      closing = true;
      const closed = worker.close();
      await waitAtMost(closed, graceMs);
      for (const run of runs.values()) run.abort(new WorkerStoppedError());
      await waitAtMost(closed, CLOSE_TIMEOUT_MS + (runs.size > 0 ? ABORT_TIMEOUT_MS : 0));
      await connection.close();
    },
  };
}

/** Abort reason of a run whose job was taken over by another worker. */
class JobTakenError extends Error {
  override readonly name = "JobTakenError";

  constructor(jobId: string) {
    super(`Cannot go on with job "${jobId}" as another worker has taken it over`);
  }
}

/** Abort reason of a run whose worker is stopping. */
class WorkerStoppedError extends Error {
  override readonly name = "WorkerStoppedError";
  override readonly message = "Cannot go on with the job as the worker stops";
}

/** BullMQ takes a normal return as done, and DelayedError and WaitingError as put back in the queue. */
async function processJob(
  { process, log }: BullWorkerOptions,
  runs: Map<string, AbortController>,
  job: Job,
  token?: string,
): Promise<void> {
  const jobId = job.id ?? "";
  const previous = runs.get(jobId);
  if (previous !== undefined) {
    // This worker lost the job while it was disconnected, and has now been given it again.
    previous.abort(new JobTakenError(jobId));
    await job.moveToDelayed(Date.now() + FIRST_RETRY_DELAY_MS, token);
    throw new DelayedError();
  }
  const run = new AbortController();
  runs.set(jobId, run);
  try {
    await waitForRun(process(jobId, run.signal), run.signal);
  } catch (error) {
    if (run.signal.reason instanceof JobTakenError) return;
    if (run.signal.aborted) {
      await job.moveToWait(token);
      throw new WaitingError();
    }
    if (error instanceof RetryJobError) {
      const delayMs = error.delayMs ?? retryDelayMs(job.attemptsStarted);
      log.warn("Job put back in the queue", { jobId, delayMs, error: error.message });
      await job.moveToDelayed(Date.now() + delayMs, token);
      throw new DelayedError();
    }
    log.error("Job run failed", { jobId, error });
  } finally {
    runs.delete(jobId);
  }
}

/** Waits for the work and, once it is aborted, for at most {@linkcode ABORT_TIMEOUT_MS} more. */
async function waitForRun(work: Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await abortable(work, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    await withDeadline(work, ABORT_TIMEOUT_MS);
  }
}

function retryDelayMs(attempt: number): number {
  return Math.min(FIRST_RETRY_DELAY_MS * 2 ** (attempt - 1), MAX_RETRY_DELAY_MS);
}

/** Waits for the work, but at most `ms` milliseconds, for it not to hold up the shutdown. */
async function waitAtMost(work: Promise<void>, ms: number): Promise<void> {
  try {
    await withDeadline(work, ms);
  } catch (error) {
    if (!(error instanceof DeadlineError)) throw error;
  }
}
