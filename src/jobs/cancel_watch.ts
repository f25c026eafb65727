import type { Log } from "../common/log.ts";
import type { JobStore } from "./job_store.ts";

/** Abort reason of a run whose job was cancelled or deleted. */
class JobCancelledError extends Error {
  override readonly name = "JobCancelledError";
  override readonly message = "Cannot go on with the job as it was cancelled";
}

/** Watches a running job. Dispose of it to stop watching. */
export interface CancelWatch extends Disposable {
  /** Aborts with a {@linkcode JobCancelledError}. */
  readonly signal: AbortSignal;
}

/** Options of {@linkcode watchForCancel}. */
export interface CancelWatchOptions {
  jobs: JobStore;
  log: Log;
  /** Polling interval. Defaults to 400 ms. */
  intervalMs?: number;
}

/** Polls whether a job has been cancelled or deleted, by whichever process. */
export function watchForCancel(jobId: string, options: CancelWatchOptions): CancelWatch {
  const { jobs, log, intervalMs = 400 } = options;
  const controller = new AbortController();
  let polling = false;

  async function poll(): Promise<void> {
    if (polling) return;
    polling = true;
    try {
      const job = await jobs.get(jobId);
      // A pending job was cancelled and then retried, which is another run.
      if (job?.status !== "processing" && job?.status !== "completed") {
        controller.abort(new JobCancelledError());
      }
    } catch (error) {
      log.warn("Cannot check whether the job was cancelled", { error });
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
