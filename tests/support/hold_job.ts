import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { holdJob } from "../../src/testing/hold_job.ts";

// A program of its own, so that a test can kill it.
const [, , url = ""] = Bun.argv;
await holdJob(url.startsWith("redis") ? redisBackend({ url }) : postgresBackend({ url }));
