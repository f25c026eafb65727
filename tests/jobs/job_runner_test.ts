import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Type as t } from "@sinclair/typebox";
import { sql } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createOutages } from "../../src/common/outages.ts";
import { format } from "../../src/formats/format.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { createJobRunner } from "../../src/jobs/job_runner.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { inTurns } from "../../src/jobs/turns.ts";
import { FatalError } from "../../src/pipeline/errors.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { PastDesign } from "../../src/posts/design.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import { JobTakenError, RetryJobError } from "../../src/queue/job_queue.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newJob, startJob } from "./_new_job.ts";

const { db, url } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "pro" });
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);
const WORKER = fileURLToPath(new URL("../support/run_image_job.ts", import.meta.url));
// The stages of these tests use none.
const NO_SERVICES = {} as Services;

const outages = createOutages({ probes: {}, log: silentLog });
afterAll(() => outages[Symbol.dispose]());

/** A chain of a stage that stores a file and one that does what the test says. */
async function runner(
  second: (signal: AbortSignal) => Promise<void>,
  { hasFormat = true }: { hasFormat?: boolean } = {},
) {
  const dir = await mkdtemp(join(tmpdir(), "postloom-run-"));
  const store = createDiskStore({ dir: join(dir, "objects") });
  const ran: string[] = [];
  const draw = defineStage({
    name: "draw",
    version: 1,
    needs: t.Object({ contentId: t.String(), recent: t.Optional(t.Array(PastDesign)) }),
    adds: t.Object({ drawn: t.String() }),
    options: t.Object({}),
    async run({ contentId }) {
      ran.push("draw");
      await store.put(`media/${contentId}/slide.png`, new Uint8Array([1]), "image/png");
      return { drawn: "yes" };
    },
  });
  const publish = defineStage({
    name: "publish",
    version: 1,
    needs: t.Object({ drawn: t.String() }),
    adds: t.Object({ published: t.String() }),
    options: t.Object({}),
    retry: { attempts: 1, backoffMs: 1 },
    async run(_, { signal }) {
      ran.push("publish");
      await second(signal);
      return { published: "yes" };
    },
  });
  const about = { title: "Image", description: "A picture", medium: "picture" } as const;
  const image = format("image", about).use(draw()).use(publish());
  const run = createJobRunner({
    jobs,
    store,
    formats: hasFormat ? { image } : {},
    templates: {},
    servicesOf: () => NO_SERVICES,
    outages,
    env: {},
    workDir: join(dir, "work"),
    log: silentLog,
  });
  return {
    ran,
    run: (id: string) => run(id, new AbortController().signal),
    media: (id: string) => store.head(`media/${contentIdOf(id)}/slide.png`),
    workFiles: (id = "") => readdir(join(dir, "work", id)),
    [Symbol.asyncDispose]: () => rm(dir, { recursive: true, force: true }),
  };
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

test("a job that is cancelled while it runs stops within a second and leaves no files", async () => {
  const started = Promise.withResolvers<void>();
  await using chain = await runner((signal) => {
    started.resolve();
    return untilAborted(signal);
  });
  const { id } = await jobs.create(newJob(account.id));
  const running = chain.run(id);
  await started.promise;
  expect(await chain.media(id)).toBeDefined();
  expect(await accountJobs.cancel(account.id, id)).toBe("done");
  await running;
  expect(await jobs.get(id)).toMatchObject({ status: "failed", failure: { code: "cancelled" } });
  expect(await chain.media(id)).toBeUndefined();
  expect(await chain.workFiles()).toEqual([]);
});

test("a job that is retried goes on as it began, whatever the account has had in between", async () => {
  let tries = 0;
  await using chain = await runner(async () => {
    if (++tries === 1) throw new FatalError("No");
  });
  const { id } = await jobs.create(newJob(account.id));
  await chain.run(id);
  const other = await jobs.create(newJob(account.id));
  const content = newContent(other.id);
  const metadata = { ...content.metadata, visualStyleVariant: "paper" };
  await jobs.complete(await startJob(jobs, other.id), { ...content, metadata });
  await accountJobs.retry(account.id, id);
  await chain.run(id);
  expect(chain.ran).toEqual(["draw", "publish", "publish"]);
});

test("a job that is cancelled and retried while it runs is put back and starts anew", async () => {
  const started = Promise.withResolvers<void>();
  await using chain = await runner(async (signal) => {
    started.resolve();
    if (chain.ran.length === 2) await untilAborted(signal);
  });
  const { id } = await jobs.create(newJob(account.id));
  const running = chain.run(id);
  await started.promise;
  await accountJobs.cancel(account.id, id);
  await accountJobs.retry(account.id, id);
  await expect(running).rejects.toThrow(RetryJobError);
  await chain.run(id);
  expect(chain.ran).toEqual(["draw", "publish", "draw", "publish"]);
  expect(await chain.media(id)).toBeDefined();
});

test("a failed job that is retried goes on after its last finished stage", async () => {
  let fails = true;
  await using chain = await runner(async () => {
    if (fails) throw new FatalError("Cannot publish: come back later");
  });
  const { id } = await jobs.create(newJob(account.id));
  await chain.run(id);
  expect(await jobs.get(id)).toMatchObject({
    status: "failed",
    failure: {
      code: "unusable_request",
      message: "Cannot publish: come back later",
      stage: "publish",
      retryable: false,
    },
  });
  fails = false;
  await accountJobs.retry(account.id, id);
  await chain.run(id);
  expect(chain.ran).toEqual(["draw", "publish", "publish"]);
});

test("a job that is deleted while it waits leaves no files when its turn comes", async () => {
  await using chain = await runner(async () => {});
  const { id } = await jobs.create(newJob(account.id));
  expect(await accountJobs.remove(account.id, id)).toEqual([id]);
  await chain.run(id);
  expect(chain.ran).toEqual([]);
  expect(await jobs.get(id)).toBeUndefined();
});

test("a job that ends its worker again and again fails in the end", async () => {
  await using chain = await runner(async () => {});
  const { id } = await jobs.create(newJob(account.id));
  for (let run = 0; run < 20; run++) await jobs.start(id);
  await chain.run(id);
  expect(chain.ran).toEqual([]);
  const lost = { status: "failed", failure: { code: "internal", retryable: true } };
  expect(await jobs.get(id)).toMatchObject(lost);
  await accountJobs.retry(account.id, id);
  await chain.run(id);
  expect(chain.ran).toEqual(["draw", "publish"]);
});

test("a failure that is not the client's says where it was, and nothing of the machine", async () => {
  await using chain = await runner(async () => {
    throw new Error("connect ECONNREFUSED 10.0.0.7:9000");
  });
  const { id } = await jobs.create(newJob(account.id));
  await chain.run(id);
  const failed = await jobs.get(id);
  if (failed?.status !== "failed") throw new Error("The job did not fail");
  expect(failed.failure).toMatchObject({ stage: "publish", retryable: true });
  expect(failed.failure.message).toContain('"publish"');
  expect(failed.failure.message).not.toContain("10.0.0.7");
});

test("a job of a format, a look or a release that the worker lacks is left to others as it is", async () => {
  await using old = await runner(async () => {}, { hasFormat: false });
  await using other = await runner(async () => {});
  const { request } = newJob(account.id);
  const unknownLook = { ...request, visualTemplate: "unheard_of" };
  const later: object = { ...request, version: 99, somethingNew: true };
  for (const wanted of [unknownLook, later]) {
    const job = await jobs.create(newJob(account.id, { request: wanted as typeof request }));
    await expect(other.run(job.id)).rejects.toThrow(RetryJobError);
    expect(await jobs.get(job.id)).toEqual(job);
  }
  const pending = await jobs.create(newJob(account.id));
  const processing = await jobs.create(newJob(account.id));
  await jobs.endRun(await startJob(jobs, processing.id));
  for (const { id } of [pending, processing]) {
    const before = await jobs.get(id);
    for (let times = 0; times < 3; times++) {
      await expect(old.run(id)).rejects.toThrow(RetryJobError);
    }
    expect(await jobs.get(id)).toEqual(before);
    await other.run(id);
  }
  expect(old.ran).toEqual([]);
  expect(other.ran).toEqual(["draw", "publish", "draw", "publish"]);
});

test("a job that no worker can make for ten minutes fails, and says why", async () => {
  await using old = await runner(async () => {}, { hasFormat: false });
  const { id } = await jobs.create(newJob(account.id));
  const declinedFor = async (minutes: number) => {
    await db.execute(
      sql`update jobs set declined_at = now() - ${minutes} * interval '1 minute' where id = ${id}`,
    );
    return await old.run(id).catch((error: unknown) => error);
  };
  expect(await declinedFor(9)).toMatchObject({ name: "RetryJobError", delayMs: 5_000 });
  expect(await declinedFor(11)).toBeUndefined();
  expect(await jobs.get(id)).toMatchObject({
    status: "failed",
    failure: { message: expect.stringContaining('there is no format "image"') },
  });
});

test("while releases are mixed, every job is made by a worker that can", async () => {
  const backend = postgresBackend({ url });
  const queue = await createBullQueue({ backend, log: silentLog });
  const services = { jobs, queue, log: silentLog };
  await using old = await runner(async () => {}, { hasFormat: false });
  const ended = Promise.withResolvers<void>();
  let left = 6;
  await using current = await runner(async () => {
    left--;
    if (left === 0) ended.resolve();
  });
  const owner = await createAccountStore(db).create({ email: "mix@example.com", plan: "pro" });
  const workers = [];
  for (const { run, slots } of [
    { run: old.run, slots: 2 },
    { run: current.run, slots: 1 },
  ]) {
    const process = inTurns(run, services);
    workers.push(
      await startBullWorker({ backend, log: silentLog, slots: { short: slots, long: 0 }, process }),
    );
  }
  for (let made = 0; made < 6; made++) {
    const { id } = await jobs.create(newJob(owner.id));
    await queue.enqueue({ jobId: id, accountId: owner.id, lane: "short" });
  }
  await ended.promise;
  await Promise.all(workers.map((worker) => worker.close()));
  await queue.close();
  expect(old.ran).toEqual([]);
});

test("a run that was followed by another one stops, and touches nothing of it", async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let runs = 0;
  await using chain = await runner(async () => {
    const run = runs++;
    started[run]?.resolve();
    await gates[run]?.promise;
  });
  const { id } = await jobs.create(newJob(account.id));
  const first = chain.run(id);
  await started[0]?.promise;
  const second = chain.run(id);
  await started[1]?.promise;
  await expect(first).rejects.toThrow(JobTakenError);
  gates[0]?.resolve();
  expect(await chain.workFiles(id)).toEqual(["2"]);
  expect(await jobs.get(id)).toMatchObject({ status: "processing", runs: 2, lostRuns: 1 });
  gates[1]?.resolve();
  await second;
  expect(await chain.workFiles()).toEqual([]);
  expect(await chain.media(id)).toBeDefined();
});

test("a worker that stood still while another took its job over leaves that one alone", async () => {
  const dir = await mkdtemp(join(tmpdir(), "postloom-stopped-"));
  const queue = await createBullQueue({ backend: postgresBackend({ url }), log: silentLog });
  const work = () => {
    const child = Bun.spawn([process.execPath, WORKER, url, dir], { stdout: "pipe" });
    const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
    return { child, drawn: lines.read() };
  };
  const owner = await createAccountStore(db).create({ email: "still@example.com", plan: "pro" });
  const { id } = await jobs.create(newJob(owner.id));
  await queue.enqueue({ jobId: id, accountId: owner.id, lane: "short" });
  const stopped = work();
  await stopped.drawn;
  stopped.child.kill("SIGSTOP");
  const successor = work();
  await successor.drawn;
  stopped.child.kill("SIGCONT");
  // Long enough for it to see that it is no longer asked.
  while ((await readdir(join(dir, "work", id))).includes("1")) await Bun.sleep(20);
  await writeFile(join(dir, "go"), "");
  while ((await jobs.get(id))?.status === "processing") await Bun.sleep(20);
  expect(await jobs.get(id)).toMatchObject({ status: "completed", runs: 2, lostRuns: 1 });
  for (const { child } of [stopped, successor]) child.kill("SIGKILL");
  await Promise.all([stopped.child.exited, successor.child.exited]);
  await queue.close();
  await rm(dir, { recursive: true, force: true });
});
