import type { Log } from "../common/log.ts";
import type { JobStore } from "./job_store.ts";

/** Thrown in a run whose job was cancelled or deleted meanwhile. */
class JobCancelledError extends Error {
  override readonly name = "JobCancelledError";
  override readonly message = "Cannot go on with the job as it was cancelled";
}

/** Watches one job while it runs. Disposing of it ends the watch. */
export interface CancelWatch extends Disposable {
  /** Aborts with a {@linkcode JobCancelledError}. */
  readonly signal: AbortSignal;
}

/** Options of {@linkcode watchForCancel}. */
export interface CancelWatchOptions {
  jobs: JobStore;
  log: Log;
  /** Time between two looks. Defaults to 400 ms. */
  intervalMs?: number;
}

/** Looks again and again whether a job still is to be run; works for any process that cancels it. */
export function watchForCancel(jobId: string, options: CancelWatchOptions): CancelWatch {
  const { jobs, log, intervalMs = 400 } = options;
  const controller = new AbortController();
  let looking = false;

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    try {
      const job = await jobs.get(jobId);
      // A job that is pending was cancelled and then retried: that is another run.
      if (job?.status !== "processing" && job?.status !== "completed") {
        controller.abort(new JobCancelledError());
      }
    } catch (error) {
      log.warn("Cannot see whether the job was cancelled", { error });
    } finally {
      looking = false;
    }
  }

  const timer = setInterval(look, intervalMs);
  return {
    signal: controller.signal,
    [Symbol.dispose]: () => clearInterval(timer),
  };
}
