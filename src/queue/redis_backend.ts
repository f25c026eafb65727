import { createRedisBackend, type QueueOptions } from "bullmq";
import { Redis } from "ioredis";
import { type QueueBackend, QueueUnavailableError } from "./backend.ts";

const PREFIX = "postloom";
const CONNECT_TIMEOUT_MS = 5_000;
const COMMAND_TIMEOUT_MS = 5_000;
const MAX_RECONNECT_DELAY_MS = 1_000;

/** Stores the queue in Redis. */
export function redisBackend(options: { url: string }): QueueBackend {
  return {
    name: "redis",
    async connect(role) {
      let closing = false;
      const redis = new Redis(options.url, {
        lazyConnect: true,
        connectTimeout: CONNECT_TIMEOUT_MS,
        retryStrategy: (times) => (closing ? null : Math.min(times * 100, MAX_RECONNECT_DELAY_MS)),
        // A worker's blocking calls must outlast an outage; a producer's caller is waiting for a reply.
        ...(role === "worker"
          ? { maxRetriesPerRequest: null }
          : { maxRetriesPerRequest: 1, commandTimeout: COMMAND_TIMEOUT_MS }),
      });
      const opened = [redis];
      const duplicate = redis.duplicate.bind(redis);
      // BullMQ duplicates the client for blocking calls, and leaves the copy reconnecting for ever if
      // Redis is down at the end.
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
          await Promise.all(opened.map(disconnect));
        },
      };
    },
  };
}

/** Disconnects a client for good. */
async function disconnect(client: Redis): Promise<void> {
  // Commands queued between two reconnection attempts stay pending until another attempt has failed.
  if (client.status === "reconnecting") await client.connect().catch(() => undefined);
  client.disconnect();
}
