import { DelayedError, type Job, WaitingError, Worker } from "bullmq";
import { abortable, DeadlineError, sleep, withDeadline } from "../common/deadline.ts";
import { jobReference } from "../common/job_reference.ts";
import type { Log } from "../common/log.ts";
import { createErrorLog, QUEUE_NAMES, type QueueBackend } from "./backend.ts";
import {
  JobTakenError,
  LANES,
  type Lane,
  type QueueWorker,
  RetryJobError,
  type WorkerOptions,
} from "./job_queue.ts";

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
const MAX_PUT_BACK_ATTEMPTS = 60;
/** On Postgres, how long an idle worker may overlook a job that was put back. */
const POLL_SECONDS = 1;
/** BullMQ must never drop a job: how often one may be lost is decided by its row. */
const UNLIMITED = 1_000_000;

/**
 * Starts processing jobs from the queue, in every lane that has slots.
 *
 * @throws {QueueUnavailableError} if the backend does not respond.
 */
export async function startBullWorker(options: BullWorkerOptions): Promise<QueueWorker> {
  const lanes = LANES.filter((lane) => options.slots[lane] > 0);
  await using stack = new AsyncDisposableStack();
  const workers: QueueWorker[] = [];
  for (const lane of lanes) {
    const worker = await startLane(lane, options);
    stack.defer(() => worker.close());
    workers.push(worker);
  }
  stack.move();
  return {
    pause() {
      for (const worker of workers) worker.pause();
    },
    resume() {
      for (const worker of workers) worker.resume();
    },
    async close(closeOptions) {
      await Promise.all(workers.map((worker) => worker.close(closeOptions)));
    },
  };
}

/** Each lane has a connection of its own, on which it waits for its jobs. */
async function startLane(lane: Lane, options: BullWorkerOptions): Promise<QueueWorker> {
  const { backend, log, slots, lockMs = DEFAULT_LOCK_MS } = options;
  await using stack = new AsyncDisposableStack();
  const connection = await backend.connect("worker");
  stack.defer(() => connection.close());
  const state: LaneState = {
    lane,
    runs: new Map(),
    isPaused: false,
    closing: new AbortController(),
  };
  const worker = new Worker(
    QUEUE_NAMES[lane],
    (job: Job, token?: string) => processJob(options, state, job, token),
    {
      connection: {},
      concurrency: slots[lane],
      lockDuration: lockMs,
      // Often enough for a busy event loop to miss several renewals without losing its jobs.
      lockRenewTime: lockMs / 4,
      stalledInterval: lockMs / 2,
      maxStalledCount: UNLIMITED,
      runRetryDelay: RECONNECT_DELAY_MS,
      drainDelay: POLL_SECONDS,
    },
    connection.factory,
  );
  const errors = stack.use(createErrorLog(connection, log));
  worker.on("error", errors.listener);
  worker.on("stalled", (jobId) =>
    log.warn("Took over a stalled job from another worker", { job: jobReference(jobId) }),
  );
  worker.on("lockRenewalFailed", (jobIds) => {
    // Another worker has taken the job by now, and two must not run it at once.
    for (const jobId of jobIds) state.runs.get(jobId)?.abort(new JobTakenError());
  });
  try {
    await worker.waitUntilReady();
  } catch (error) {
    await waitAtMost(worker.close(true), CLOSE_TIMEOUT_MS);
    throw error;
  }
  const opened = stack.move();
  return {
    pause() {
      state.isPaused = true;
      // It never waits, as it is told not to wait for jobs that run.
      void worker.pause(true);
    },
    resume() {
      state.isPaused = false;
      void worker.resume();
    },
    async close({ graceMs = DEFAULT_GRACE_MS } = {}) {
      errors[Symbol.dispose]();
      const closed = worker.close();
      await waitAtMost(closed, graceMs);
      state.closing.abort();
      for (const run of state.runs.values()) run.abort(new WorkerStoppedError());
      await waitAtMost(closed, CLOSE_TIMEOUT_MS + (state.runs.size > 0 ? ABORT_TIMEOUT_MS : 0));
      await opened.disposeAsync();
    },
  };
}

interface LaneState {
  readonly lane: Lane;
  /** By the job's id. */
  readonly runs: Map<string, AbortController>;
  isPaused: boolean;
  /** Aborts when the worker has to stop at once. */
  readonly closing: AbortController;
}

/** Abort reason of a run whose worker is stopping. */
class WorkerStoppedError extends Error {
  override readonly name = "WorkerStoppedError";
  override readonly message = "Cannot go on with the job as the worker stops";
}

/**
 * BullMQ takes a normal return as done, DelayedError and WaitingError as put back in the queue, and
 * any other error as a reason to drop the job.
 */
async function processJob(
  { process, log }: BullWorkerOptions,
  state: LaneState,
  job: Job,
  token?: string,
): Promise<void> {
  const { lane, runs, closing } = state;
  const jobId = job.id ?? "";
  const jobLog = log.child({ job: jobReference(jobId) });
  const putBack = (delayMs: number) => delay(job, { token, delayMs, signal: closing.signal });
  const previous = runs.get(jobId);
  // If there is one, this worker lost the job while it was disconnected, and was given it again.
  previous?.abort(new JobTakenError());
  if (previous !== undefined || state.isPaused) return await putBack(FIRST_RETRY_DELAY_MS);
  const run = new AbortController();
  runs.set(jobId, run);
  try {
    const entry = { jobId, accountId: String(job.data?.accountId ?? ""), lane };
    await waitForRun(process(entry, run.signal), run.signal);
    if (run.signal.reason instanceof JobTakenError) throw run.signal.reason;
  } catch (error) {
    const reason: unknown = run.signal.reason;
    // Nothing may be said of a job that is another worker's: DelayedError leaves it as it is.
    if (reason instanceof JobTakenError || error instanceof JobTakenError) throw new DelayedError();
    if (run.signal.aborted) {
      await job.moveToWait(token).catch((cause: unknown) => {
        jobLog.debug("Cannot put the job back at once: its lock has to run out", { error: cause });
      });
      throw new WaitingError();
    }
    if (error instanceof RetryJobError) {
      const delayMs = error.delayMs ?? retryDelayMs(job.attemptsStarted);
      const fields = { delayMs, error: error.message, cause: causeOf(error) };
      if (error.isExpected) jobLog.debug("Job put back in the queue", fields);
      else jobLog.warn("Job put back in the queue", fields);
      return await putBack(delayMs);
    }
    jobLog.error("Job run failed", { error });
  } finally {
    runs.delete(jobId);
  }
}

/**
 * Puts a job back as soon as the backend responds; if that takes too long, the job's lock runs out,
 * which has the same effect. Never returns, as BullMQ wants an error.
 */
async function delay(
  job: Job,
  { token, delayMs, signal }: { token: string | undefined; delayMs: number; signal: AbortSignal },
): Promise<never> {
  for (let attempt = 1; attempt <= MAX_PUT_BACK_ATTEMPTS; attempt++) {
    try {
      // Postgres takes no fractions.
      await job.moveToDelayed(Math.round(Date.now() + delayMs), token);
      break;
    } catch (error) {
      // BullMQ's own errors have numbers: the lock has run out, and the job is another worker's.
      if (error instanceof Error && "code" in error && typeof error.code === "number") break;
      if (signal.aborted) break;
      await sleep(RECONNECT_DELAY_MS, signal).catch(() => undefined);
    }
  }
  throw new DelayedError();
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

function causeOf({ cause }: Error): string | undefined {
  return cause === undefined ? undefined : String(cause);
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
