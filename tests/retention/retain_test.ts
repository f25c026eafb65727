import { expect, test } from "bun:test";
import { eq, sql } from "drizzle-orm";
import { createKeyStore } from "../../src/accounts/key_store.ts";
import { accounts, checkpoints, jobs as jobRows } from "../../src/database/schema.ts";
import { removeDeletedAccounts, retain } from "../../src/retention/retain.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { newFailure, newJob } from "../jobs/_new_job.ts";
import { DAY_MS, testParts } from "./_parts.ts";

const { db, store, jobs, accountJobs, account, erasures, ...parts } = await testParts();
const FOR_EVER = { sourcesDays: 0, progressDays: 0, failedJobsDays: 0, deliveriesDays: 0 };

async function retainFor(periods: Partial<typeof FOR_EVER>): Promise<void> {
  const signal = new AbortController().signal;
  const options = { db, store, periods: { ...FOR_EVER, ...periods }, log: silentLog, signal };
  await retain(options);
  while (await erasures.eraseDue());
}

async function ended(end: "completed" | "failed", days: number) {
  const job = await parts.makeJob(end);
  await parts.ageJob(job.id, days * DAY_MS);
  return job;
}

test("retain() keeps everything for ever if it is told to", async () => {
  await ended("completed", 1_000);
  await ended("failed", 1_000);
  const keys = await parts.keys();
  await retainFor({});
  expect(await parts.keys()).toEqual(keys);
});

test("retain() deletes old sources, without which no failed job is retried", async () => {
  const [old, young] = [await ended("failed", 31), await ended("failed", 29)];
  const post = await ended("completed", 31);
  const [oldPicture, youngPicture] = [`sources/${old.id}/1.jpg`, `sources/${young.id}/1.jpg`];
  await parts.put(oldPicture, youngPicture);
  const waiting = await parts.makeJob("pending");
  await parts.ageJob(waiting.id, 31 * DAY_MS);
  await retainFor({ sourcesDays: 30 });
  const keys = await parts.keys();
  expect(keys).not.toContain(old.source);
  expect(keys).not.toContain(oldPicture);
  expect(keys).not.toContain(post.source);
  expect(keys).toContain(youngPicture);
  expect(keys).toEqual(expect.arrayContaining([young.source, waiting.source, post.media]));
  expect(await accountJobs.retry(account.id, old.id)).toBe("source_deleted");
  expect(await accountJobs.retry(account.id, young.id)).toBe("done");
});

test("retain() lets an old failed job start over, and deletes it in the end", async () => {
  const job = await ended("failed", 8);
  await retainFor({ progressDays: 7, failedJobsDays: 30 });
  expect(await db.$count(checkpoints, eq(checkpoints.jobId, job.id))).toBe(0);
  const keys = await parts.keys();
  expect(keys).toContain(job.source);
  expect(keys).not.toContain(job.media);
  expect(keys).not.toContain(job.work);
  await parts.ageJob(job.id, 31 * DAY_MS);
  await retainFor({ progressDays: 7, failedJobsDays: 30 });
  expect(await jobs.get(job.id)).toBeUndefined();
  expect(await parts.keys()).not.toContain(job.source);
});

test("retain() leaves an old failed revision the draft that it is made from", async () => {
  const base = await parts.makeJob("completed");
  const revision = { ...newJob(account.id), revisionOf: base.id, originId: base.id };
  await jobs.createRevision(revision, { draft: { ids: ["s1"] } });
  const run = await jobs.start(revision.id);
  if (run === undefined) throw new Error("The revision does not start");
  await jobs.checkpoints(run).set("key", "stage", 1);
  await jobs.fail(run, newFailure("No"));
  await parts.ageJob(revision.id, 8 * DAY_MS);
  await retainFor({ progressDays: 7 });
  expect(await db.$count(checkpoints, eq(checkpoints.jobId, revision.id))).toBe(1);
  expect(await jobs.draft(revision.id)).toEqual({ ids: ["s1"] });
});

test("retain() never keeps a retried job from its source", async () => {
  const failed = await Promise.all(Array.from({ length: 60 }, () => ended("failed", 31)));
  const [results] = await Promise.all([
    Promise.all(failed.map(({ id }) => accountJobs.retry(account.id, id))),
    retainFor({ sourcesDays: 30, progressDays: 7 }),
  ]);
  const keys = await parts.keys();
  for (const [i, { source }] of failed.entries()) {
    // One that was refused while its progress was deleted may have lost its source since.
    if (results[i] !== "being_cleared") expect(keys.includes(source)).toBe(results[i] === "done");
  }
});

test("removeDeletedAccounts() leaves nothing of a deleted account, and all of the others", async () => {
  const leaver = await parts.newAccount("leaver@example.com");
  const states = ["pending", "processing", "completed", "failed", "cancelled"] as const;
  const left = await Promise.all(states.map((state) => parts.makeJob(state, leaver.id)));
  const [staying] = await Promise.all([
    parts.makeJob("completed"),
    createKeyStore(db).create(leaver.id, "key"),
    createWebhookStore(db).put(leaver.id, "https://hooks.example/"),
  ]);
  await db.update(accounts).set({ deletedAt: sql`now()` }).where(eq(accounts.id, leaver.id));
  expect(await removeDeletedAccounts(db)).toBe(1);
  while (await erasures.eraseDue());
  expect(await db.$count(jobRows, eq(jobRows.accountId, leaver.id))).toBe(0);
  expect(await db.$count(accounts, eq(accounts.id, leaver.id))).toBe(0);
  const keys = await parts.keys();
  for (const { source, work, media } of left) {
    for (const key of [source, work, media]) expect(keys).not.toContain(key);
  }
  expect(keys).toContain(staying.media);
  expect(await removeDeletedAccounts(db)).toBe(0);
});
