import { afterAll, expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHealthChecks } from "../../src/app/health_checks.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { testDatabase } from "../support/postgres.ts";

const { pool } = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), "postloom-health-"));
afterAll(() => rm(dataDir, { recursive: true }));

function checksWith({ workers = 1, dir = dataDir } = {}) {
  const queue = {
    name: "recorder",
    enqueue: async () => undefined,
    healthy: async () => true,
    workers: async () => workers,
    close: async () => undefined,
  };
  const store = createDiskStore({ dir: join(dir, "objects") });
  return createHealthChecks({ pool, queue, store, dataDir: dir });
}

test("each part of a service that works is ready", async () => {
  for (const check of Object.values(checksWith())) expect(await check()).not.toBe(false);
});

test("a service without a worker is not ready", async () => {
  expect(await checksWith({ workers: 0 }).worker?.()).toBe(false);
});

test("a store that cannot be written is not ready", async () => {
  await Bun.write(join(dataDir, "file"), "in the way");
  await expect(checksWith({ dir: join(dataDir, "file") }).store?.()).rejects.toThrow();
});

test("who probes all the time makes no more work than who probes now and then", async () => {
  const { store } = checksWith();
  const probe = store?.();
  expect(store?.()).toBe(probe);
  // Its folder is removed at the end.
  await probe;
});
