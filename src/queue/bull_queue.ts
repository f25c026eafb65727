import { Queue } from "bullmq";
import { batched } from "../common/batched.ts";
import type { Log } from "../common/log.ts";
import { createErrorLog, QUEUE_NAMES, type QueueBackend, responds } from "./backend.ts";
import { type JobQueue, LANES, type QueueEntry } from "./job_queue.ts";

/** BullMQ's event stream is not used, so keep it short. */
const MAX_EVENTS = 100;
/** Largest number of jobs added by one command. */
const BATCH_SIZE = 500;

/**
 * Opens the queue for adding jobs.
 *
 * @throws {QueueUnavailableError} if the backend does not respond.
 */
export async function createBullQueue(options: {
  backend: QueueBackend;
  log: Log;
}): Promise<JobQueue> {
  const { backend, log } = options;
  await using stack = new AsyncDisposableStack();
  const connection = await backend.connect("producer");
  stack.defer(() => connection.close());
  const queues = LANES.map((lane) => {
    const queue = new Queue(
      QUEUE_NAMES[lane],
      { connection: {}, streams: { events: { maxLen: MAX_EVENTS } } },
      connection.factory,
    );
    stack.defer(() => queue.close());
    return { lane, queue };
  });
  const errors = stack.use(createErrorLog(connection, log));
  for (const { queue } of queues) queue.on("error", errors.listener);
  await Promise.all(queues.map(({ queue }) => queue.waitUntilReady()));
  const enqueue = batched(async (entries: QueueEntry[]) => {
    for (const { lane, queue } of queues) {
      const jobs = [...jobsOf(entries, lane).values()];
      for (let start = 0; start < jobs.length; start += BATCH_SIZE) {
        await queue.addBulk(jobs.slice(start, start + BATCH_SIZE));
      }
    }
  });
  const opened = stack.move();
  return {
    name: backend.name,
    enqueue,
    healthy: () => responds(connection),
    async workers() {
      // Each worker takes jobs of all lanes.
      return Math.min(...(await Promise.all(queues.map(({ queue }) => queue.getWorkersCount()))));
    },
    close: () => opened.disposeAsync(),
  };
}

/** What BullMQ is given for the entries of a lane, by the job's id. */
function jobsOf(entries: readonly QueueEntry[], wanted: string) {
  // A finished job has to be removed, or its id could never be added again.
  const opts = { removeOnComplete: true, removeOnFail: true };
  const inLane = entries.filter(({ lane }) => lane === wanted);
  return new Map(
    inLane.map(({ jobId, accountId }) => [
      jobId,
      { name: "job", data: { accountId }, opts: { ...opts, jobId } },
    ]),
  );
}
