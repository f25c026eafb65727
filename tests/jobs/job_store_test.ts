import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createJobStore, JobNotRunningError, RECENT_POSTS } from "../../src/jobs/job_store.ts";
import { REQUEST_VERSION } from "../../src/posts/request.ts";
import type { QueueEntry } from "../../src/queue/job_queue.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newFailure, newJob, startJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "free" });
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);

async function startedJob() {
  const job = await jobs.create(newJob(account.id));
  return await startJob(jobs, job.id);
}

test("a job is pending, processing, completed, and each write may come twice", async () => {
  const wanted = newJob(account.id);
  const job = await jobs.create(wanted);
  expect(job).toMatchObject({ ...wanted, status: "pending", progress: 0 });
  expect(await jobs.create(wanted)).toEqual(job);
  expect(await jobs.start(job.id)).toMatchObject({ status: "processing" });
  const run = await startJob(jobs, job.id);
  const content = newContent(job.id);
  const first = await jobs.complete(run, content);
  expect(first).toMatchObject({ ...content, createdAt: expect.any(Date) });
  expect(await jobs.complete(run, newContent(job.id))).toEqual(first);
  expect(await jobs.get(job.id)).toMatchObject({ status: "completed", progress: 100 });
  expect(await jobs.contentOfJob(job.id)).toEqual(first);
  expect(await jobs.content(first.id)).toEqual(first);
  expect(await jobs.start(job.id)).toBeUndefined();
  await jobs.fail(run, newFailure("Too late"));
  expect(await jobs.get(job.id)).toMatchObject({ status: "completed", progress: 100 });
});

test("an account's last looks are known, the latest first, and no other account's", async () => {
  const { id } = await createAccountStore(db).create({ email: "looks@example.com", plan: "free" });
  const complete = async (visualTemplate: string) => {
    const job = await jobs.create(newJob(id));
    const content = newContent(job.id);
    const metadata = { ...content.metadata, visualTemplate, visualStyleVariant: "plain" };
    await jobs.complete(await startJob(jobs, job.id), { ...content, metadata });
    return job;
  };
  const looks = Array.from({ length: RECENT_POSTS + 1 }, (_, post) => `look ${post}`);
  for (const look of looks) await complete(look);
  const waiting = await jobs.create(newJob(id));
  const last = looks.toReversed().slice(0, RECENT_POSTS);
  const designs = last.map((template) => ({ template, variant: "plain" }));
  expect(await jobs.recentDesigns(waiting)).toEqual(designs);
  expect(await jobs.recentDesigns(await complete("another look"))).toEqual(designs);
  expect(await jobs.recentDesigns({ ...waiting, accountId: "acc_nobody" })).toEqual([]);
});

test("two workers that complete a job at once leave one content", async () => {
  const run = await startedJob();
  const contents = await Promise.all(
    Array.from({ length: 5 }, () => jobs.complete(run, newContent(run.id))),
  );
  expect(new Set(contents.map((content) => content.id)).size).toBe(1);
});

test("progress never runs backwards, and is kept within 0 and 100", async () => {
  const run = await startedJob();
  const progress = async () => (await jobs.get(run.id))?.progress;
  await Promise.all([40, 10, 30, 20].map((percent) => jobs.report(run, percent, "write_script")));
  expect(await progress()).toBe(40);
  await jobs.report(run, 20, "render");
  expect(await jobs.get(run.id)).toMatchObject({ progress: 40, stage: "render" });
  await jobs.report(run, 170, "render");
  expect(await progress()).toBe(100);
  const waiting = await jobs.create(newJob(account.id));
  await jobs.report(waiting, 50, "early");
  expect(await jobs.get(waiting.id)).toEqual(waiting);
});

test("a failed job keeps its message, and is neither started nor completed", async () => {
  const run = await startedJob();
  const { id } = run;
  await jobs.fail(
    run,
    newFailure("Cannot read PDF as it is encrypted\0: upload an unprotected copy"),
  );
  await jobs.fail(run, newFailure("Another reason"));
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
  await expect(jobs.complete(run, newContent(id))).rejects.toThrow(JobNotRunningError);
  const none = { id: "job_none", runs: 1 };
  await expect(jobs.complete(none, newContent(none.id))).rejects.toThrow(JobNotRunningError);
  expect(await jobs.contentOfJob(id)).toBeUndefined();
});

test("a run that was followed by another one changes nothing any more", async () => {
  const lost = await startedJob();
  const current = await startJob(jobs, lost.id);
  expect(current).toMatchObject({ runs: lost.runs + 1, lostRuns: 1 });
  await jobs.report(lost, 90, "late");
  await jobs.fail(lost, newFailure("Too late"));
  await jobs.endRun(lost);
  await jobs.checkpoints(lost).set("key", "stage", "late");
  await jobs.checkpoints(current).set("key", "stage", "current");
  await jobs.checkpoints(lost).set("key", "stage", "late");
  await jobs.clearCheckpoints(lost);
  await expect(jobs.complete(lost, newContent(lost.id))).rejects.toThrow(JobNotRunningError);
  expect(await jobs.get(lost.id)).toEqual(current);
  expect(await jobs.checkpoints(current).get("key")).toBe("current");
  await jobs.complete(current, newContent(lost.id));
});

test("a run counts as lost if the next one starts and it has not said how it ended", async () => {
  const first = await startedJob();
  await jobs.endRun(first);
  const second = await startJob(jobs, first.id);
  expect(second.lostRuns).toBe(0);
  expect(await startJob(jobs, first.id)).toMatchObject({ lostRuns: 1, wedges: 0 });
  expect(await jobs.wedged(first.id)).toBe(1);
  expect(await jobs.wedged(first.id)).toBe(2);
  const last = await startJob(jobs, first.id);
  expect(last).toMatchObject({ lostRuns: 2, wedges: 2 });
  await jobs.fail(last, newFailure("No"));
  await accountJobs.retry(account.id, first.id);
  expect(await startJob(jobs, first.id)).toMatchObject({ lostRuns: 0, wedges: 0 });
});

test("the next job of an account is the one that has been pending longest", async () => {
  const owner = await createAccountStore(db).create({ email: "next@example.com", plan: "free" });
  const turn = { accountId: owner.id, lane: "short" } as const;
  expect(await jobs.next(turn)).toBeUndefined();
  const first = await jobs.create(newJob(owner.id));
  // Of two jobs of one millisecond, either may be the next.
  await Bun.sleep(2);
  const second = await jobs.create(newJob(owner.id));
  const video = await jobs.create(newJob(owner.id, { lane: "long" }));
  expect(await jobs.next(turn)).toEqual({ ...turn, jobId: first.id });
  expect(await jobs.next({ ...turn, lane: "long" })).toMatchObject({ jobId: video.id });
  const run = await startJob(jobs, first.id);
  expect(await jobs.next(turn)).toMatchObject({ jobId: second.id });
  await jobs.fail(run, newFailure("No"));
  await Bun.sleep(2);
  await accountJobs.retry(owner.id, first.id);
  // A job that is retried waits behind those that have waited.
  expect(await jobs.next(turn)).toMatchObject({ jobId: second.id });
  expect(await jobs.decline(second.id)).toBe(0);
  expect(await jobs.next(turn)).toMatchObject({ jobId: first.id });
});

test("the pages for the sweeper have every job that has to be in the queue, once", async () => {
  const { db } = await testDatabase();
  const jobs = createJobStore(db);
  const accounts = createAccountStore(db);
  const wanted: string[] = [];
  for (let made = 0; made < 4; made++) {
    const owner = await accounts.create({ email: `${made}@example.com`, plan: "free" });
    const [pending, behind, processing, declined, failed, completed] = await Promise.all(
      Array.from({ length: 6 }, () => jobs.create(newJob(owner.id))),
    );
    if (!pending || !behind || !processing || !declined || !failed || !completed) return;
    await startJob(jobs, processing.id);
    await jobs.decline(declined.id);
    await jobs.fail(failed, newFailure("No"));
    await jobs.complete(completed, newContent(completed.id));
    const next = await jobs.next({ accountId: owner.id, lane: "short" });
    wanted.push(next?.jobId ?? "", processing.id, declined.id);
  }
  const later = new Date(Date.now() + 60_000);
  const idsOf = (entries: QueueEntry[]) => entries.map(({ jobId }) => jobId);
  const [started, next] = [await jobs.inHand(later), await jobs.nextOfAll()];
  expect([...idsOf(started), ...idsOf(next)].toSorted()).toEqual(wanted.toSorted());
  expect(await jobs.inHand(later, started[2]?.jobId)).toEqual(started.slice(3));
  expect(await jobs.nextOfAll(next[1])).toEqual(next.slice(2));
  expect(await jobs.inHand(new Date(0))).toEqual([]);
});

test("texts that Postgres cannot hold are cleaned, and the rest comes back as it went in", async () => {
  const run = await startedJob();
  const content = {
    ...newContent(run.id),
    caption: "a\0b \ud800 😀",
    metadata: { zebra: 1, platform: "", visualTemplate: "", apple: { "a\0": "\ud800" } },
  };
  const stored = await jobs.complete(run, content);
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
