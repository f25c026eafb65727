import type { Log } from "../common/log.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import type { JobStore } from "./job_store.ts";

/** Options of {@linkcode startSweeper}. */
export interface SweeperOptions {
  jobs: JobStore;
  queue: JobQueue;
  log: Log;
  /** Time between two looks. Defaults to 15 s. */
  intervalMs?: number;
  /** How long a job may go without a sign of life. Defaults to a minute. */
  patienceMs?: number;
}

/**
 * Looks for jobs that are in the database but perhaps not in the queue, as happens when a process
 * dies between the two, and enqueues them again. A job that is waiting or running is not affected.
 */
export function startSweeper(options: SweeperOptions): { stop(): Promise<void> } {
  const { jobs, queue, log, intervalMs = 15_000, patienceMs = 60_000 } = options;

  async function sweep(quietSince: Date): Promise<void> {
    try {
      const lost = await jobs.unfinished(quietSince);
      for (const job of lost) await queue.enqueue(job.id);
      if (lost.length > 0) log.info("Enqueued unfinished jobs again", { count: lost.length });
    } catch (error) {
      log.warn("Cannot look for unfinished jobs", { error });
    }
  }

  // What was left by the process before this one has no reason to wait.
  let sweeping = sweep(new Date());
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweep(new Date(Date.now() - patienceMs)));
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
