import { afterAll, expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createOutages } from "../../src/common/outages.ts";
import { format } from "../../src/formats/format.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { createJobRunner } from "../../src/jobs/job_runner.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { FatalError } from "../../src/pipeline/errors.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import { RetryJobError } from "../../src/queue/job_queue.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testDatabase } from "../support/postgres.ts";
import { newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "pro" });
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);
// The stages of these tests use none.
const NO_SERVICES = {} as Services;

const outages = createOutages({ probes: {}, log: silentLog });
afterAll(() => outages[Symbol.dispose]());

/** A chain of a stage that stores a file and one that does what the test says. */
async function runner(second: (signal: AbortSignal) => Promise<void>) {
  const dir = await mkdtemp(join(tmpdir(), "postloom-run-"));
  const store = createDiskStore({ dir: join(dir, "objects") });
  const ran: string[] = [];
  const draw = defineStage({
    name: "draw",
    version: 1,
    needs: t.Object({ contentId: t.String() }),
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
    formats: { image },
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
    workFiles: () => readdir(join(dir, "work")),
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
  expect(await accountJobs.remove(account.id, id)).toBe("done");
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
