import { expect, test } from "bun:test";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { testQueueBackend } from "postloom/testing";
import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
import { QueueUnavailableError } from "../../src/queue/backend.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import { RetryJobError } from "../../src/queue/job_queue.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "../support/at_end.ts";
import { startTestRedis } from "../support/redis.ts";
import { scratchFolder } from "../support/scratch.ts";

const HOLDER = fileURLToPath(new URL("../support/hold_job.ts", import.meta.url));

/** A server apart from the one that all tests share, as this one is stopped half-way. */
const dataDir = await scratchFolder("queue");
let server = await startEmbeddedPostgres({ dataDir, log: silentLog });
const { url } = server;
atEnd(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});
testQueueBackend(test, {
  name: "postgres",
  open: () => postgresBackend({ url }),
  async restart(whileAway) {
    await server.stop();
    await whileAway();
    server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  },
  holder: [process.execPath, HOLDER, url],
});

test("a job put back while Postgres is away comes back by itself", async () => {
  const backend = postgresBackend({ url });
  const queue = await createBullQueue({ backend, log: silentLog });
  const gate = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const again = Promise.withResolvers<void>();
  let runs = 0;
  const worker = await startBullWorker({
    backend,
    log: silentLog,
    slots: { short: 1, long: 0 },
    async process() {
      runs++;
      if (runs > 1) return again.resolve();
      started.resolve();
      await gate.promise;
      throw new RetryJobError("Cannot do it yet", { delayMs: 20 });
    },
  });
  await queue.enqueue({ jobId: "away", accountId: "account", lane: "short" });
  await started.promise;
  await server.stop();
  gate.resolve();
  await Bun.sleep(200);
  server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  await again.promise;
  await worker.close();
  await queue.close();
});

test("connecting to a backend that is away fails, and can be repeated", async () => {
  const away = [
    postgresBackend({ url: "postgres://me:secret@127.0.0.1:9/none" }),
    redisBackend({ url: "redis://127.0.0.1:9" }),
  ];
  for (const backend of away) {
    for (const role of ["worker", "producer", "worker"] as const) {
      const error = await backend.connect(role).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(QueueUnavailableError);
      expect(String(error)).not.toContain("secret");
    }
  }
});

const redis = await startTestRedis("the queue on Redis");
if (redis !== undefined) {
  testQueueBackend(test, {
    name: "redis",
    open: () => redisBackend({ url: redis.url }),
    restart: redis.restart,
    holder: [process.execPath, HOLDER, redis.url],
  });
}
