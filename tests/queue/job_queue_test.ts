import { test } from "bun:test";
import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { testQueueBackend } from "postloom/testing";
import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
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

const redis = await startTestRedis("the queue on Redis");
if (redis !== undefined) {
  testQueueBackend(test, {
    name: "redis",
    open: () => redisBackend({ url: redis.url }),
    restart: redis.restart,
    holder: [process.execPath, HOLDER, redis.url],
  });
}
