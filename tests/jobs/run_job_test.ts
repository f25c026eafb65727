import { expect, test } from "bun:test";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { createAccounts } from "../../src/accounts/accounts.ts";
import { contentIdOf } from "../../src/jobs/content_id.ts";
import { createJobStore } from "../../src/jobs/database_job_store.ts";
import { createOwnedJobs } from "../../src/jobs/owned_jobs.ts";
import { PostInput } from "../../src/jobs/post_input.ts";
import { createJobRunner } from "../../src/jobs/run_job.ts";
import { FatalError } from "../../src/pipeline/errors.ts";
import { Pipeline, pipeline } from "../../src/pipeline/pipeline.ts";
import { defineStage, type Services } from "../../src/pipeline/stage.ts";
import { RetryJobError } from "../../src/queue/job_queue.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { testDatabase } from "../support/postgres.ts";
import { silentLog } from "../support/silent_log.ts";
import { newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccounts(db).create({ email: "owner@example.com", plan: "pro" });
const jobs = createJobStore(db);
const owned = createOwnedJobs(db);
// The stages of these tests use none.
const NO_SERVICES = {} as Services;

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
  const chain: unknown = pipeline("image", PostInput).use(draw()).use(publish());
  if (!(chain instanceof Pipeline)) throw new TypeError("A chain is a pipeline");
  const run = createJobRunner({
    jobs,
    store,
    pipelines: { image: chain },
    services: NO_SERVICES,
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
  expect(await owned.cancel(account.id, id)).toBe("done");
  await running;
  expect(await jobs.get(id)).toMatchObject({ status: "failed", errorCode: "cancelled" });
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
  await owned.cancel(account.id, id);
  await owned.retry(account.id, id);
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
    stage: "publish",
    errorCode: "unusable_request",
    errorMessage: "Cannot publish: come back later",
    retryable: false,
  });
  fails = false;
  await owned.retry(account.id, id);
  await chain.run(id);
  expect(chain.ran).toEqual(["draw", "publish", "publish"]);
});

test("a job that is deleted while it waits leaves no files when its turn comes", async () => {
  await using chain = await runner(async () => {});
  const { id } = await jobs.create(newJob(account.id));
  expect(await owned.remove(account.id, id, async () => {})).toBe("done");
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
  const lost = { status: "failed", errorCode: "internal", retryable: true };
  expect(await jobs.get(id)).toMatchObject(lost);
  await owned.retry(account.id, id);
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
  expect(failed).toMatchObject({ status: "failed", retryable: true });
  expect(failed?.errorMessage).toContain('"publish"');
  expect(failed?.errorMessage).not.toContain("10.0.0.7");
});
