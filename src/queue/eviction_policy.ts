import { Redis } from "ioredis";

/**
 * What a Redis throws away once its memory is full, such as "allkeys-lru"; a queue needs "noeviction".
 * Undefined if the server does not say.
 */
export async function evictionPolicy(url: string): Promise<string | undefined> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0 });
  redis.on("error", () => {
    // The command that fails by it says so too.
  });
  try {
    // Not by CONFIG, which hosted servers refuse.
    const facts = await redis.info("memory");
    return /^maxmemory_policy:(\S+)/m.exec(facts)?.[1];
  } finally {
    redis.disconnect();
  }
}
