import { Queue } from "bullmq";
import { batched } from "../common/batched.ts";
import { withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { errorListener, QUEUE_NAME, type QueueBackend } from "./backend.ts";
import type { JobQueue } from "./job_queue.ts";

const PING_TIMEOUT_MS = 2_000;
/** BullMQ's event stream is not used, so keep it short. */
const MAX_EVENTS = 100;

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
  const connection = await backend.connect("producer");
  const queue = new Queue(
    QUEUE_NAME,
    { connection: {}, streams: { events: { maxLen: MAX_EVENTS } } },
    connection.factory,
  );
  let closing = false;
  queue.on(
    "error",
    errorListener(log, () => closing),
  );
  await queue.waitUntilReady();
  const enqueue = batched(async (jobIds: string[]) => {
    // A finished job has to be removed, or its id could never be added again.
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.addBulk(
      [...new Set(jobIds)].map((jobId) => ({ name: "job", data: {}, opts: { ...opts, jobId } })),
    );
  });
  return {
    name: backend.name,
    enqueue,
    async healthy() {
      return await withDeadline(connection.ping(), PING_TIMEOUT_MS).then(
        () => true,
        () => false,
      );
    },
    workers: () => queue.getWorkersCount(),
    async close() {
      closing = true;
      await queue.close();
      await connection.close();
    },
  };
}
