import { startBullWorker } from "../../src/queue/bull_worker.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { silentLog } from "../../src/testing/silent_log.ts";

// A program of its own, so that a test can kill it: takes a job, says so, and never ends it.
const [, , url = "", lockMs] = Bun.argv;
await startBullWorker({
  backend: url.startsWith("redis") ? redisBackend({ url }) : postgresBackend({ url }),
  log: silentLog,
  concurrency: 1,
  lockMs: Number(lockMs),
  async process(jobId) {
    console.log(jobId);
    await new Promise(() => {});
  },
});
