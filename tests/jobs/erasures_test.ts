import { afterAll, expect, test } from "bun:test";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { eq, sql } from "drizzle-orm";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { createOutages } from "../../src/common/outages.ts";
import { checkpoints, erasures as erasureRows } from "../../src/database/schema.ts";
import { format } from "../../src/formats/format.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createErasures, giveUpOutput } from "../../src/jobs/erasures.ts";
import { contentIdOf } from "../../src/jobs/job_files.ts";
import { createJobRunner } from "../../src/jobs/job_runner.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import type { Services } from "../../src/pipeline/services.ts";
import { defineStage } from "../../src/pipeline/stage.ts";
import type { Content } from "../../src/posts/content.ts";
import { JobTakenError, RetryJobError } from "../../src/queue/job_queue.ts";
import { createDiskStore } from "../../src/storage/disk_store.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { interleavings } from "../support/interleavings.ts";
import { testDatabase } from "../support/postgres.ts";
import { scratchFolder } from "../support/scratch.ts";
import { newContent, newJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "pro" });
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);
const dir = await scratchFolder("erasures");
afterAll(() => rm(dir, { recursive: true }));
const workDir = join(dir, "work");
const store = createDiskStore({ dir: join(dir, "objects") });
const erasures = createErasures(db, store);
const outages = createOutages({ probes: {}, log: silentLog });
afterAll(() => outages[Symbol.dispose]());
const text = new TextEncoder().encode("A text");

async function submit(): Promise<string> {
  const job = newJob(account.id);
  await store.put(job.sourceKey, text, "text/plain; charset=utf-8");
  return (await jobs.create(job)).id;
}

/** What is left of a job anywhere but in its own rows. */
async function leftOf(id: string): Promise<string[]> {
  const prefixes = [`sources/${id}`, `media/${contentIdOf(id)}`, `work/${id}`];
  const lists = prefixes.map((prefix) => Array.fromAsync(store.list(prefix), ({ key }) => key));
  const keys = (await Promise.all(lists)).flat();
  const folders = (await readdir(workDir)).filter((name) => name.startsWith(id));
  const kept = await db.$count(checkpoints, eq(checkpoints.jobId, id));
  return [...keys, ...folders, ...Array(kept).fill("checkpoint")];
}

const WRITES = 3;

/** A stage that writes for a while, and takes its time to notice that it should stop. */
const write = defineStage({
  name: "write",
  version: 1,
  needs: t.Object({ jobId: t.String(), contentId: t.String() }),
  adds: t.Object({ written: t.Boolean() }),
  uses: ["store"],
  async run({ jobId, contentId }, ctx) {
    for (let i = 0; i < WRITES; i++) {
      await Promise.all([
        ctx.memo([i], () =>
          ctx.store.put(`work/${jobId}/${i}.txt`, text, "text/plain; charset=utf-8").then(() => i),
        ),
        ctx.store.put(`media/${contentId}/${i}.txt`, text, "text/plain; charset=utf-8"),
        Bun.write(join(ctx.workDir, "deep", `${i}.txt`), text),
      ]);
      await Bun.sleep(Math.random() * 100);
    }
    return { written: true };
  },
});

const publish = defineStage({
  name: "publish",
  version: 1,
  needs: t.Object({ jobId: t.String(), contentId: t.String(), written: t.Boolean() }),
  adds: t.Object({ published: t.Boolean() }),
  uses: ["publisher"],
  async run({ jobId, contentId }, { publisher }) {
    await publisher.publish({ ...newContent(jobId), id: contentId });
    return { published: true };
  },
});

const about = { title: "Image", description: "A picture", medium: "picture" } as const;
const runJob = createJobRunner({
  jobs,
  store,
  formats: { image: format("image", about).use(write()).use(publish()) },
  templates: {},
  servicesOf(run) {
    const publisher = {
      publish: (content: Omit<Content, "createdAt">) => jobs.complete(run, content),
    };
    // The stages of these tests use no other.
    return { store, publisher } as Partial<Services> as Services;
  },
  outages,
  env: {},
  workDir,
  log: silentLog,
});

/** Runs a job as the queue does: never twice at a time, and again where it was put back. */
async function work(id: string): Promise<void> {
  for (;;) {
    try {
      return await runJob(id, new AbortController().signal);
    } catch (error) {
      if (error instanceof JobTakenError) return;
      if (!(error instanceof RetryJobError)) throw error;
    }
  }
}

test("whatever its owner does to a running job, nothing is left that nobody owns", async () => {
  await mkdir(workDir, { recursive: true });
  const deleted = async (id: string) => {
    const removed = await accountJobs.remove(account.id, id);
    if (Array.isArray(removed)) await erasures.erase(id);
  };
  const deeds: ((id: string) => Promise<unknown>)[] = [
    (id) => accountJobs.cancel(account.id, id),
    deleted,
    (id) => accountJobs.retry(account.id, id),
    (id) => accountJobs.cancel(account.id, id).then(() => deleted(id)),
    (id) => accountJobs.cancel(account.id, id).then(() => accountJobs.retry(account.id, id)),
  ];

  async function round(): Promise<void> {
    const id = await submit();
    let working = Promise.resolve();
    const run = () => {
      working = working.then(() => work(id));
    };
    run();
    for (let i = Math.floor(Math.random() * 4); i > 0; i--) {
      await Bun.sleep(Math.random() * 200);
      await deeds[Math.floor(Math.random() * deeds.length)]?.(id);
      // A retry is put into the queue, where a job that runs is not taken a second time.
      run();
    }
    await working;
    const job = await jobs.get(id);
    const left = await leftOf(id);
    if (job === undefined) expect(left).toEqual([]);
    else if (job.status === "failed") expect(left).toEqual([job.sourceKey]);
    else {
      expect(job.status).toBe("completed");
      expect(left.map((key) => key.split("/")[0])).toEqual([
        "sources",
        ...Array(WRITES).fill("media"),
      ]);
    }
  }

  for (let i = 0; i < interleavings(2); i++) {
    await Promise.all(Array.from({ length: 80 }, round));
  }
}, 400_000);

test("a deleted job is gone at once, and its files as soon as the store answers, and once more later", async () => {
  const id = await submit();
  const failing = createErasures(db, {
    ...store,
    delete: () => Promise.reject(new Error("No answer")),
  });
  expect(await accountJobs.remove(account.id, id)).toEqual([id]);
  expect(await jobs.get(id)).toBeUndefined();
  await expect(failing.erase(id)).rejects.toThrow("No answer");
  // Leased: nobody tries again at once.
  await erasures.erase(id);
  expect(await leftOf(id)).toEqual([`sources/${id}.txt`]);
  const makeDue = () => db.update(erasureRows).set({ eraseAt: sql`now()` });
  await makeDue();
  while (await erasures.eraseDue());
  expect(await leftOf(id)).toEqual([]);
  // What a worker writes that does not know yet.
  await store.put(`media/${contentIdOf(id)}/late.png`, text, "image/png");
  await makeDue();
  while (await erasures.eraseDue());
  expect(await leftOf(id)).toEqual([]);
  expect(await db.$count(erasureRows)).toBe(0);
});

test("a job is not retried while its files are being deleted", async () => {
  const id = await submit();
  await accountJobs.cancel(account.id, id);
  await store.put(`media/${contentIdOf(id)}/left.png`, text, "image/png");
  expect(await giveUpOutput(db, id, sql`true`)).toBe(true);
  expect(await accountJobs.retry(account.id, id)).toBe("being_cleared");
  await erasures.erase(id);
  expect(await leftOf(id)).toEqual([`sources/${id}.txt`]);
  expect(await accountJobs.retry(account.id, id)).toBe("done");
  expect(await giveUpOutput(db, id, sql`true`)).toBe(false);
});
