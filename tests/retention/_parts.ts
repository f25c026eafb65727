import { afterAll } from "bun:test";
import { readdir, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { jobs as jobRows } from "../../src/database/schema.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createErasures } from "../../src/jobs/erasures.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { contentTypeOf } from "../../src/storage/content_types.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { newContent, newFailure, newJob } from "../jobs/_new_job.ts";
import { testDatabase } from "../support/postgres.ts";
import { scratchFolder } from "../support/scratch.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A database and a store on disk, with jobs in any state in them. Call it at the top of a test file. */
export async function testParts() {
  const { db } = await testDatabase();
  const dir = await scratchFolder("retention");
  afterAll(() => rm(dir, { recursive: true }));
  const objectsDir = join(dir, "objects");
  const store = createDiskStore({ dir: objectsDir });
  const jobs = createJobStore(db);
  const accountJobs = createAccountJobs(db);
  const newAccount = (email: string) => createAccountStore(db).create({ email, plan: "pro" });
  const account = await newAccount("owner@example.com");

  async function put(...keys: string[]): Promise<void> {
    for (const key of keys) await store.put(key, new Uint8Array(10), contentTypeOf(key));
  }

  /** Makes a job that has ended as it says, with all files that a run writes. */
  async function makeJob(
    end: "pending" | "processing" | "completed" | "failed" | "cancelled",
    accountId = account.id,
  ) {
    const { id, sourceKey } = await jobs.create(newJob(accountId));
    const contentId = contentIdOf(id);
    const [work, media] = [`work/${id}/one.wav`, `media/${contentId}/slide-1.png`];
    await put(sourceKey, work, media);
    const run = end === "pending" ? undefined : await jobs.start(id);
    if (run !== undefined) {
      await jobs.checkpoints(run).set("key", "stage", 1);
      if (end === "completed") await jobs.complete(run, { ...newContent(id), id: contentId });
      if (end === "failed") await jobs.fail(run, newFailure("No"));
    }
    if (end === "cancelled") await accountJobs.cancel(accountId, id);
    return { id, contentId, source: sourceKey, work, media };
  }

  /** Lets all objects be as old. */
  async function ageObjects(ageMs: number): Promise<void> {
    const at = new Date(Date.now() - ageMs);
    for (const entry of await readdir(objectsDir, { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), at, at);
    }
  }

  async function ageJob(id: string, ageMs: number): Promise<void> {
    const updatedAt = new Date(Date.now() - ageMs);
    await db.update(jobRows).set({ updatedAt }).where(eq(jobRows.id, id));
  }

  return {
    db,
    dir,
    store,
    jobs,
    accountJobs,
    account,
    newAccount,
    erasures: createErasures(db, store),
    put,
    makeJob,
    ageObjects,
    ageJob,
    keys: async () => (await Array.fromAsync(store.list(""), ({ key }) => key)).sort(),
  };
}
