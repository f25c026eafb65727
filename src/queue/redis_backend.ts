import { createRedisBackend, type QueueOptions } from "bullmq";
import { Redis } from "ioredis";
import { type QueueBackend, QueueUnavailableError } from "./backend.ts";

const PREFIX = "postloom";
const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** Keeps the queue in Redis. */
export function redisBackend(options: { url: string }): QueueBackend {
  return {
    name: "redis",
    async connect(role) {
      let closing = false;
      const redis = new Redis(options.url, {
        lazyConnect: true,
        connectTimeout: CONNECT_TIMEOUT_MS,
        retryStrategy: (times) => (closing ? null : Math.min(times * 100, MAX_RECONNECT_DELAY_MS)),
        // A worker's blocking calls must outlast an outage; a producer's caller waits for an answer.
        ...(role === "worker"
          ? { maxRetriesPerRequest: null }
          : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS }),
      });
      const opened = [redis];
      const duplicate = redis.duplicate.bind(redis);
      // BullMQ takes a second one to wait on, and leaves it trying for ever if Redis is away at the end.
      redis.duplicate = (override) => {
        const copy = duplicate(override);
        opened.push(copy);
        return copy;
      };
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
          closing = true;
          await Promise.all(opened.map(end));
        },
      };
    },
  };
}

/** Ends a client for good. */
async function end(client: Redis): Promise<void> {
  // Between two attempts a client keeps what waits for it waiting for ever, unless one more fails.
  if (client.status === "reconnecting") await client.connect().catch(() => undefined);
  client.disconnect();
}
