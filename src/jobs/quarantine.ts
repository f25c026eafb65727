import { jobReference } from "../common/job_reference.ts";
import type { Log } from "../common/log.ts";
import { RetryJobError } from "../queue/job_queue.ts";
import type { JobFailure } from "./job_failure.ts";
import type { JobStore } from "./job_store.ts";

/** A job that blocks or outgrows its process this often, alone in it, fails. */
const MAX_WEDGES = 2;
/** How long a suspect waits while another one runs. */
const OCCUPIED_DELAY_MS = 3_000;
/** How long one that took its process down waits: long enough for the others to have a turn. */
const WEDGED_DELAY_MS = 2 * OCCUPIED_DELAY_MS;

const TOO_COMPLEX: JobFailure = {
  code: "too_complex",
  message:
    "Cannot make the post as it takes too much time or memory: send a shorter or simpler source",
  stage: null,
  retryable: false,
};

/** How a run in a process of its own ended. */
export type AloneEnd =
  /** The job is completed, failed or cancelled in the database. */
  | { kind: "ended" }
  /** The job is to be run again. A delay of null leaves it to the queue. */
  | { kind: "put_back"; message: string; delayMs: number | null }
  /** The process was killed as the job blocked or outgrew it, or it broke down. */
  | { kind: "wedged"; reason: string };

/** Options of {@linkcode createQuarantine}. */
export interface QuarantineOptions {
  jobs: Pick<JobStore, "get" | "wedged" | "fail">;
  /** Runs a job beside others. */
  runJob(jobId: string, signal: AbortSignal): Promise<void>;
  /** Runs a job in a process of its own. */
  runAlone(jobId: string, signal: AbortSignal): Promise<AloneEnd>;
  log: Log;
}

/**
 * Creates the function that runs jobs, those whose worker was lost in a process of their own and one
 * at a time: so it shows which of them was the reason, and the others are made.
 */
export function createQuarantine(options: QuarantineOptions): QuarantineOptions["runJob"] {
  const { jobs, runJob, runAlone, log } = options;
  let occupied = false;

  async function runSuspect(jobId: string, signal: AbortSignal): Promise<void> {
    const end = await runAlone(jobId, signal);
    if (end.kind === "ended") return;
    if (end.kind === "put_back") {
      const { message, delayMs } = end;
      throw new RetryJobError(message, delayMs === null ? {} : { delayMs });
    }
    const wedges = await jobs.wedged(jobId);
    const { reason } = end;
    log.error("Job took its process down", { job: jobReference(jobId), reason, wedges });
    if (wedges >= MAX_WEDGES) {
      const job = await jobs.get(jobId);
      if (job !== undefined) await jobs.fail(job, TOO_COMPLEX);
      return;
    }
    throw new RetryJobError("Cannot finish the job as it took its process down", {
      delayMs: WEDGED_DELAY_MS,
    });
  }

  return async (jobId, signal) => {
    if (!(await isSuspect(jobId))) return await runJob(jobId, signal);
    if (occupied) {
      throw new RetryJobError("Cannot run the job before another one that has to run alone", {
        delayMs: OCCUPIED_DELAY_MS,
        isExpected: true,
      });
    }
    occupied = true;
    try {
      const job = jobReference(jobId);
      log.warn("Running the job in a process of its own, as its worker was lost", { job });
      await runSuspect(jobId, signal);
    } finally {
      occupied = false;
    }
  };

  async function isSuspect(jobId: string): Promise<boolean> {
    try {
      const job = await jobs.get(jobId);
      const isEnded = job?.status === "completed" || job?.status === "failed";
      return job !== undefined && !isEnded && (job.runOpen || job.lostRuns > 0);
    } catch (cause) {
      throw new RetryJobError("Cannot run the job now", { cause });
    }
  }
}
