import { withDeadline } from "../common/deadline.ts";
import { jobReference } from "../common/job_reference.ts";
import type { Log } from "../common/log.ts";
import type { JobQueue, QueueEntry, WorkerOptions } from "../queue/job_queue.ts";
import type { JobStore, Turn } from "./job_store.ts";

/** Services that {@linkcode offerNext} needs. */
export interface TurnServices {
  jobs: JobStore;
  queue: JobQueue;
  log: Log;
}

/** A queue that is down may hang instead of throwing an error. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/**
 * Makes sure that the account's next job waits in the queue.
 *
 * Of each account and lane only one job waits there, and the next one joins the end when it starts.
 * Accounts so take turns, however many jobs each of them has, and nobody waits for ever. To be called
 * after a job has been created or retried, after it has started, and after it has left the queue:
 * whichever of two calls comes later sees what the other's cause has written.
 *
 * A failure is only logged, as the sweeper offers every account's next job again.
 */
export async function offerNext({ jobs, queue, log }: TurnServices, turn: Turn): Promise<void> {
  let next: QueueEntry | undefined;
  try {
    next = await jobs.next(turn);
    if (next !== undefined) await withDeadline(queue.enqueue(next), ENQUEUE_TIMEOUT_MS);
  } catch (error) {
    const job = next && { job: jobReference(next.jobId) };
    log.warn("Cannot enqueue a job", { ...job, error: String(error) });
  }
}

/** Has a worker run jobs by their ids, each followed in the queue by its account's next one. */
export function inTurns(
  runJob: (jobId: string, signal: AbortSignal) => Promise<void>,
  services: TurnServices,
): WorkerOptions["process"] {
  return async (entry, signal) => {
    try {
      await runJob(entry.jobId, signal);
    } finally {
      // The job may not have started, such as a deleted one, or one that other workers have to make.
      await offerNext(services, entry);
    }
  };
}
