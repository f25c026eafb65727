import { statfs } from "node:fs/promises";
import type { Pool } from "pg";
import type { JobQueue } from "../queue/job_queue.ts";
import type { HealthChecks } from "../server/health/controller.ts";
import type { ObjectStore } from "../storage/object_store.ts";

/** Dependencies of {@linkcode createHealthChecks}. */
export interface HealthChecksOptions {
  pool: Pool;
  queue: JobQueue;
  store: ObjectStore;
  /** Folder whose disk must not be full; null if nothing is kept on one. */
  dataDir: string | null;
}

/** How long an outcome is used again, so that whoever probes cannot load what is probed. */
const CACHE_MS = 2_000;
/** How long all workers may be gone: less than one takes to be replaced would be a false alarm. */
const WORKER_GRACE_MS = 15_000;
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const PROBE_KEY = "work/ready.txt";

/** Creates the checks for /readyz: the database, the queue, the store's writing, and workers. */
export function createHealthChecks(options: HealthChecksOptions): HealthChecks {
  const { pool, queue, store, dataDir } = options;
  let workerSeenMs = Number.NEGATIVE_INFINITY;
  return {
    database: cached(() => pool.query("SELECT 1")),
    queue: cached(() => queue.healthy()),
    store: cached(async () => {
      await store.put(PROBE_KEY, new TextEncoder().encode("ready"), "text/plain; charset=utf-8");
      return dataDir === null || (await freeBytes(dataDir)) >= MIN_FREE_BYTES;
    }),
    worker: cached(async () => {
      if ((await queue.workers()) > 0) workerSeenMs = performance.now();
      return performance.now() - workerSeenMs < WORKER_GRACE_MS;
    }),
  };
}

function cached(check: () => Promise<unknown>): () => Promise<unknown> {
  let outcome: Promise<unknown> | undefined;
  let startMs = 0;
  return () => {
    if (outcome === undefined || performance.now() - startMs >= CACHE_MS) {
      startMs = performance.now();
      outcome = check();
    }
    return outcome;
  };
}

async function freeBytes(dir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dir);
  return bavail * bsize;
}
