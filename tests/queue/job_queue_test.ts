import { rm } from "node:fs/promises";
import { startEmbeddedPostgres } from "../../src/database/embedded_postgres.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { atEnd } from "../support/at_end.ts";
import { startTestRedis } from "../support/redis.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type QueueUnderTest, testJobQueue } from "./test_job_queue.ts";

testJobQueue("a queue on Postgres", postgresUnderTest);

const redis = await startTestRedis("the queue on Redis");
if (redis !== undefined) {
  const { url, restart } = redis;
  testJobQueue("a queue on Redis", async () => ({ url, backend: redisBackend({ url }), restart }));
}

/** A server apart from the one that all tests share, as this one is stopped half-way. */
async function postgresUnderTest(): Promise<QueueUnderTest> {
  const dataDir = await scratchFolder("queue");
  let server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  atEnd(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const { url } = server;
  return {
    url,
    backend: postgresBackend({ url }),
    async restart(whileAway) {
      await server.stop();
      await whileAway();
      server = await startEmbeddedPostgres({ dataDir, log: silentLog });
    },
  };
}
