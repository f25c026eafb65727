import type { Log } from "../common/log.ts";
import { databaseErrorFields } from "../database/is_database_down.ts";
import type { JobQueue, QueueEntry } from "../queue/job_queue.ts";
import type { JobStore } from "./job_store.ts";

/** Options of {@linkcode startSweeper}. */
export interface SweeperOptions {
  jobs: JobStore;
  queue: JobQueue;
  log: Log;
  /** Time between two sweeps. Defaults to 15 s. */
  intervalMs?: number;
  /** How long a started job can go without an update before it may be lost. Defaults to a minute. */
  staleAfterMs?: number;
}

/**
 * Periodically enqueues the jobs that have to be in the queue and may be missing there, as happens
 * when a process crashes between storing and enqueueing one, or when Redis has lost them. Jobs that
 * are waiting or running there are not affected.
 */
export function startSweeper(options: SweeperOptions): { stop(): Promise<void> } {
  const { jobs, queue, log, intervalMs = 15_000, staleAfterMs = 60_000 } = options;
  let stopped = false;
  let failed = false;

  async function enqueueAll(readPage: (last?: QueueEntry) => Promise<QueueEntry[]>): Promise<void> {
    let page = await readPage();
    while (page.length > 0 && !stopped) {
      await Promise.all(page.map((entry) => queue.enqueue(entry)));
      page = await readPage(page.at(-1));
    }
  }

  async function sweep(updatedBefore: Date): Promise<void> {
    try {
      await enqueueAll((last) => jobs.inHand(updatedBefore, last?.jobId));
      await enqueueAll((last) => jobs.nextOfAll(last));
      failed = false;
    } catch (error) {
      // One line is enough for an outage that lasts many sweeps.
      if (!failed) log.warn("Cannot enqueue unfinished jobs", databaseErrorFields(error));
      failed = true;
    }
  }

  // What the previous process left behind need not wait, though the database's clock be ahead.
  let sweeping = sweep(new Date(Date.now() + staleAfterMs));
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweep(new Date(Date.now() - staleAfterMs)));
  }, intervalMs);
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      await sweeping;
    },
  };
}
