import { createRedisBackend, type QueueOptions } from "bullmq";
import { Redis } from "ioredis";
import { type QueueBackend, QueueUnavailableError } from "./backend.ts";

const PREFIX = "postloom";
const COMMAND_TIMEOUT_MS = 5_000;
const LONGEST_RECONNECT_DELAY_MS = 1_000;

/** Keeps the queue in Redis. */
export function redisBackend(options: { url: string }): QueueBackend {
  return {
    name: "redis",
    async connect(role) {
      const redis = new Redis(options.url, {
        lazyConnect: true,
        retryStrategy: (times) => Math.min(times * 100, LONGEST_RECONNECT_DELAY_MS),
        // A worker's blocking calls must outlast an outage; a producer's caller waits for an answer.
        ...(role === "worker"
          ? { maxRetriesPerRequest: null }
          : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS }),
      });
      let lastError: unknown;
      redis.on("error", (error) => {
        lastError = error;
      });
      try {
        await redis.connect();
      } catch (error) {
        redis.disconnect();
        throw new QueueUnavailableError(
          "Cannot open the queue as Redis does not answer: check REDIS_URL and that Redis runs",
          { cause: lastError ?? error },
        );
      }
      return {
        factory: (name, opts, factoryOptions) => {
          const redisOptions: QueueOptions = { ...opts, prefix: PREFIX, connection: redis };
          return createRedisBackend(name, redisOptions, factoryOptions);
        },
        ping: () => redis.ping(),
        async close() {
          redis.disconnect();
        },
      };
    },
  };
}
