import { orDatabaseDown } from "../database/is_database_down.ts";
import { JobTakenError } from "../queue/job_queue.ts";
import type { Job, Run } from "./job.ts";
import type { JobStore } from "./job_store.ts";

/** Abort reason of a run whose job was cancelled or deleted. */
class JobCancelledError extends Error {
  override readonly name = "JobCancelledError";
  override readonly message = "Cannot go on with the job as it was cancelled";
}

/** Watches a run. Dispose of it to stop watching. */
export interface RunWatch extends Disposable {
  /** Aborts with a {@linkcode JobCancelledError} or a {@linkcode JobTakenError}. */
  readonly signal: AbortSignal;
}

/** Options of {@linkcode watchRun}. */
export interface RunWatchOptions {
  jobs: JobStore;
  /** Called with whatever keeps it from looking. */
  onError(error: unknown): void;
  /** Polling interval. Defaults to 400 ms. */
  intervalMs?: number;
}

/** True if a later run has started since. Retries raise the number too, and leave the job pending. */
export function isSuperseded(run: Run, job: Job | undefined): boolean {
  return job !== undefined && job.status !== "pending" && job.runs > run.runs;
}

/** Polls whether a job was cancelled, deleted or started again, by whichever process. */
export function watchRun(run: Run, options: RunWatchOptions): RunWatch {
  const { jobs, onError, intervalMs = 400 } = options;
  const controller = new AbortController();
  let polling = false;

  async function poll(): Promise<void> {
    if (polling) return;
    polling = true;
    try {
      const job = await orDatabaseDown(jobs.get(run.id));
      if (isSuperseded(run, job)) controller.abort(new JobTakenError());
      // A pending job was cancelled and then retried, which is another run.
      else if (job?.status !== "processing" && job?.status !== "completed") {
        controller.abort(new JobCancelledError());
      }
    } catch (error) {
      onError(error);
    } finally {
      polling = false;
    }
  }

  const timer = setInterval(poll, intervalMs);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
