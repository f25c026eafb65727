import type { QueueBackend } from "../queue/backend.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import { silentLog } from "./silent_log.ts";

/** How long a worker may be silent in tests: short, so that the jobs of one that was killed come back soon. */
export const TEST_LOCK_MS = 2_000;

/**
 * Takes one job from a queue, prints its id, and never ends it. `testQueueBackend()` starts a program
 * that does this, and kills it.
 *
 * @throws {QueueUnavailableError} if the backend does not answer.
 *
 * @example
 * ```ts
 * import { holdJob } from "postloom/testing";
 *
 * await holdJob(atticBackend({ url: process.argv[2] ?? "" }));
 * ```
 */
export async function holdJob(backend: QueueBackend): Promise<void> {
  await startBullWorker({
    backend,
    log: silentLog,
    slots: { short: 1, long: 0 },
    lockMs: TEST_LOCK_MS,
    async process({ jobId }) {
      console.log(jobId);
      await new Promise(() => {});
    },
  });
}
