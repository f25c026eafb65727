import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createJobStore, JobNotRunningError } from "../../src/jobs/job_store.ts";
import { REQUEST_VERSION } from "../../src/posts/request.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newFailure, newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "free" });
const jobs = createJobStore(db);

async function startedJob() {
  const job = await jobs.create(newJob(account.id));
  await jobs.start(job.id);
  return job.id;
}

test("a job is pending, processing, completed, and each write may come twice", async () => {
  const wanted = newJob(account.id);
  const job = await jobs.create(wanted);
  expect(job).toMatchObject({ ...wanted, status: "pending", progress: 0 });
  expect(await jobs.create(wanted)).toEqual(job);
  expect(await jobs.start(job.id)).toMatchObject({ status: "processing" });
  expect(await jobs.start(job.id)).toMatchObject({ status: "processing" });
  const content = newContent(job.id);
  const first = await jobs.complete(job.id, content);
  expect(first).toMatchObject({ ...content, createdAt: expect.any(Date) });
  expect(await jobs.complete(job.id, newContent(job.id))).toEqual(first);
  expect(await jobs.get(job.id)).toMatchObject({ status: "completed", progress: 100 });
  expect(await jobs.contentOfJob(job.id)).toEqual(first);
  expect(await jobs.content(first.id)).toEqual(first);
  expect(await jobs.start(job.id)).toBeUndefined();
  await jobs.fail(job.id, newFailure("Too late"));
  expect(await jobs.get(job.id)).toMatchObject({ status: "completed", progress: 100 });
});

test("two workers that complete a job at once leave one content", async () => {
  const id = await startedJob();
  const contents = await Promise.all(
    Array.from({ length: 5 }, () => jobs.complete(id, newContent(id))),
  );
  expect(new Set(contents.map((content) => content.id)).size).toBe(1);
});

test("progress never runs backwards, and is kept within 0 and 100", async () => {
  const id = await startedJob();
  const progress = async () => (await jobs.get(id))?.progress;
  await Promise.all([40, 10, 30, 20].map((percent) => jobs.report(id, percent, "write_script")));
  expect(await progress()).toBe(40);
  await jobs.report(id, 20, "render");
  expect(await jobs.get(id)).toMatchObject({ progress: 40, stage: "render" });
  await jobs.report(id, 170, "render");
  expect(await progress()).toBe(100);
  const waiting = await jobs.create(newJob(account.id));
  await jobs.report(waiting.id, 50, "early");
  expect(await jobs.get(waiting.id)).toEqual(waiting);
});

test("a failed job keeps its message, and is neither started nor completed", async () => {
  const id = await startedJob();
  await jobs.fail(
    id,
    newFailure("Cannot read PDF as it is encrypted\0: upload an unprotected copy"),
  );
  await jobs.fail(id, newFailure("Another reason"));
  expect(await jobs.get(id)).toMatchObject({
    status: "failed",
    failure: {
      code: "unusable_source",
      message: "Cannot read PDF as it is encrypted: upload an unprotected copy",
      stage: "read_source",
      retryable: false,
    },
  });
  expect(await jobs.start(id)).toBeUndefined();
  await expect(jobs.complete(id, newContent(id))).rejects.toThrow(JobNotRunningError);
  await expect(jobs.complete("job_none", newContent("job_none"))).rejects.toThrow(
    JobNotRunningError,
  );
  expect(await jobs.contentOfJob(id)).toBeUndefined();
});

test("unfinished jobs are those that nobody has touched since", async () => {
  const pending = await jobs.create(newJob(account.id));
  const processing = await startedJob();
  const completed = await startedJob();
  await jobs.complete(completed, newContent(completed));
  const failed = await startedJob();
  await jobs.fail(failed, newFailure("No"));
  const later = new Date(Date.now() + 60_000);
  const found = (await jobs.unfinished(later)).map((job) => job.id);
  expect(found).toContain(pending.id);
  expect(found).toContain(processing);
  expect(found).not.toContain(completed);
  expect(found).not.toContain(failed);
  expect(await jobs.unfinished(new Date(0))).toEqual([]);
});

test("texts that Postgres cannot hold are cleaned, and the rest comes back as it went in", async () => {
  const id = await startedJob();
  const content = {
    ...newContent(id),
    caption: "a\0b \ud800 😀",
    metadata: { zebra: 1, platform: "", visualTemplate: "", apple: { "a\0": "\ud800" } },
  };
  const stored = await jobs.complete(id, content);
  expect(stored.caption).toBe("ab \ufffd 😀");
  expect(JSON.stringify(stored.metadata)).toBe(JSON.stringify(content.metadata));
});

test("a job from before an upgrade is read with its request in today's form", async () => {
  const { id } = await jobs.create(newJob(account.id));
  const old = { ...newJob(account.id).request, version: undefined, options: undefined };
  const first = { ...old, format: "reel", slideCount: null, maxDuration: 30, captions: null };
  await db.execute(sql`update jobs set request = ${JSON.stringify(first)}::json where id = ${id}`);
  expect((await jobs.get(id))?.request).toMatchObject({
    version: REQUEST_VERSION,
    format: "reel",
    options: { maxDuration: 30, captionsEnabled: false },
  });
});
