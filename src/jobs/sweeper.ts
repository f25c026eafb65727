import type { Log } from "../common/log.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import type { JobStore } from "./job_store.ts";

/** Options of {@linkcode startSweeper}. */
export interface SweeperOptions {
  jobs: JobStore;
  queue: JobQueue;
  log: Log;
  /** Time between two sweeps. Defaults to 15 s. */
  intervalMs?: number;
  /** How long a job can go without an update before it counts as lost. Defaults to a minute. */
  staleAfterMs?: number;
}

/**
 * Periodically enqueues unfinished jobs that may be missing from the queue, as happens when a process
 * crashes between storing and enqueueing one. Jobs that are waiting or running are not affected.
 */
export function startSweeper(options: SweeperOptions): { stop(): Promise<void> } {
  const { jobs, queue, log, intervalMs = 15_000, staleAfterMs = 60_000 } = options;

  async function sweep(updatedBefore: Date): Promise<void> {
    try {
      const stale = await jobs.unfinished(updatedBefore);
      for (const job of stale) await queue.enqueue(job.id);
      if (stale.length > 0) log.info("Enqueued unfinished jobs again", { count: stale.length });
    } catch (error) {
      log.warn("Cannot enqueue unfinished jobs", { error });
    }
  }

  // What the previous process left behind need not wait.
  let sweeping = sweep(new Date());
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweep(new Date(Date.now() - staleAfterMs)));
  }, intervalMs);
  return {
    async stop() {
      clearInterval(timer);
      await sweeping;
    },
  };
}
