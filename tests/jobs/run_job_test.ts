import { expect, test } from "bun:test";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAccounts } from "../../src/accounts/accounts.ts";
import { createJobStore } from "../../src/jobs/database_job_store.ts";
import { PostInput } from "../../src/jobs/post_input.ts";
import { createJobRunner } from "../../src/jobs/run_job.ts";
import { defineStage, FatalError, pipeline, t } from "../../src/mod.ts";
import type { AnyPipeline } from "../../src/pipeline/load.ts";
import { RetryJobError } from "../../src/queue/retry_job_error.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { atEnd } from "../support/at_end.ts";
import { testDatabase } from "../support/postgres.ts";
import { silentLog } from "../support/silent_log.ts";
import { openServices } from "../support/studio.ts";
import { newContent, newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccounts(db).create({ email: "runner@example.com", plan: "free" });
const jobs = createJobStore(db);
const dir = await mkdtemp(join(tmpdir(), "postloom-run-"));
atEnd(() => rm(dir, { recursive: true, force: true }));
const services = {
  ...(await openServices()),
  publisher: {
    publish: (content: ReturnType<typeof newContent>) => jobs.complete(content.jobId, content),
  },
};

const never = new AbortController().signal;
let counted = 0;
let act: (signal: AbortSignal) => Promise<void> = async () => undefined;

const count = defineStage({
  name: "count",
  version: 1,
  needs: t.Object({ jobId: t.String() }),
  adds: t.Object({ counted: t.Integer() }),
  async run() {
    return { counted: ++counted };
  },
});
const doAct = defineStage({
  name: "act",
  version: 1,
  needs: t.Object({ jobId: t.String() }),
  adds: t.Object({ acted: t.Boolean() }),
  uses: ["publisher"],
  retry: { attempts: 1 },
  async run({ jobId }, { publisher, signal }) {
    await act(signal);
    await publisher.publish(newContent(jobId));
    return { acted: true };
  },
});
const image = pipeline("image", PostInput).use(count()).use(doAct());
const store = createDiskStore({ dir: join(dir, "objects") });
const runJob = createJobRunner({
  jobs,
  store,
  pipelines: { image: image as AnyPipeline },
  services,
  env: {},
  workDir: join(dir, "work"),
  log: silentLog,
});

async function pendingJob(): Promise<string> {
  return (await jobs.create(newJob(account.id))).id;
}

test("a job runs to its content, and running it again does nothing", async () => {
  const id = await pendingJob();
  await store.put(`work/${id}/left-over.txt`, new Uint8Array([1]), "text/plain; charset=utf-8");
  await runJob(id, never);
  expect(await jobs.get(id)).toMatchObject({ status: "completed", progress: 100 });
  expect(await jobs.contentOfJob(id)).toMatchObject({ jobId: id });
  expect(await store.head(`work/${id}/left-over.txt`)).toBeUndefined();
  const before = counted;
  await runJob(id, never);
  expect(counted).toBe(before);
});

test("a job that was interrupted goes on after its last finished stage", async () => {
  const id = await pendingJob();
  const stop = new AbortController();
  act = async (signal) => {
    stop.abort(new Error("The worker stops"));
    signal.throwIfAborted();
  };
  await expect(runJob(id, stop.signal)).rejects.toBeInstanceOf(RetryJobError);
  expect(await jobs.get(id)).toMatchObject({ status: "processing", stage: "act" });
  const before = counted;
  act = async () => undefined;
  await runJob(id, never);
  expect(counted).toBe(before);
  expect(await jobs.get(id)).toMatchObject({ status: "completed" });
});

test("a failed job says what its client can do, or that the failure was not theirs", async () => {
  const theirs = await pendingJob();
  act = async () => {
    throw new FatalError("Cannot read the PDF as it is encrypted: upload an unprotected copy");
  };
  await runJob(theirs, never);
  expect(await jobs.get(theirs)).toMatchObject({
    status: "failed",
    errorMessage: "Cannot read the PDF as it is encrypted: upload an unprotected copy",
  });

  const ours = await pendingJob();
  act = async () => {
    throw new Error("connect ECONNREFUSED 10.0.0.7:9000");
  };
  await runJob(ours, never);
  const failed = await jobs.get(ours);
  expect(failed?.status).toBe("failed");
  expect(failed?.errorMessage).toContain('"act"');
  expect(failed?.errorMessage).not.toContain("10.0.0.7");
});
