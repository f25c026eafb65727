import { expect, test } from "bun:test";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import { newId } from "../../src/database/id.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import { createJobStore } from "../../src/jobs/job_store.ts";
import { startSweeper } from "../../src/jobs/sweeper.ts";
import { inTurns, offerNext } from "../../src/jobs/turns.ts";
import type { QueueBackend } from "../../src/queue/backend.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import type { Lane, QueueEntry } from "../../src/queue/job_queue.ts";
import { postgresBackend } from "../../src/queue/postgres_backend.ts";
import { redisBackend } from "../../src/queue/redis_backend.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { testDatabase } from "../support/postgres.ts";
import { startTestRedis } from "../support/redis.ts";
import { newFailure, newJob } from "./_new_job.ts";

const { db, url } = await testDatabase();
const accounts = createAccountStore(db);
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);
const redis = await startTestRedis("taking turns on Redis");

/** Accounts whose jobs end as soon as they may, on a queue and with workers of their own. */
async function house(backend: QueueBackend) {
  await using stack = new AsyncDisposableStack();
  const queue = await createBullQueue({ backend, log: silentLog });
  stack.defer(() => queue.close());
  const services = { jobs, queue, log: silentLog };
  /** Accounts of the jobs that were started, in order. */
  const started: string[] = [];
  const owners = new Map<string, string>();
  let held = Promise.withResolvers<void>();
  held.resolve();
  let waiting = { length: 0, resolve() {} };

  async function runJob(jobId: string): Promise<void> {
    const run = await jobs.start(jobId);
    if (run === undefined) return;
    started.push(owners.get(run.accountId) ?? "");
    await offerNext(services, run);
    if (started.length >= waiting.length) waiting.resolve();
    await held.promise;
    await jobs.fail(run, newFailure("Done"));
  }

  async function account(name: string): Promise<string> {
    const { id } = await accounts.create({ email: `${newId(name)}@example.com`, plan: "free" });
    owners.set(id, name);
    return id;
  }

  const opened = stack.move();
  return {
    started,
    account,
    async add(accountId: string, lane: Lane = "short") {
      const { id } = await jobs.create(newJob(accountId, { lane }));
      await offerNext(services, { accountId, lane });
      return id;
    },
    async work(slots: number) {
      const process = inTurns(runJob, services);
      const options = { backend, log: silentLog, slots: { short: slots, long: slots }, process };
      const worker = await startBullWorker(options);
      opened.defer(() => worker.close());
    },
    /** Keeps the jobs that run from ending. */
    hold() {
      held = Promise.withResolvers();
    },
    release() {
      held.resolve();
    },
    async whenStarted(length: number) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = { length, resolve };
      if (started.length >= length) resolve();
      await promise;
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

const backends = [postgresBackend({ url })];
if (redis !== undefined) backends.push(redisBackend({ url: redis.url }));

for (const backend of backends) {
  test(`on ${backend.name}, a job is next behind dozens of another account, and none waits for a video`, async () => {
    await using all = await house(backend);
    const [busy, other] = [await all.account("busy"), await all.account("other")];
    for (let made = 0; made < 4; made++) await all.add(busy, "long");
    for (let made = 0; made < 30; made++) await all.add(busy);
    all.hold();
    await all.work(1);
    // A video and a picture.
    await all.whenStarted(2);
    await all.add(other);
    all.release();
    await all.whenStarted(35);
    expect(all.started.indexOf("other")).toBeLessThan(7);
    expect(all.started.filter((name) => name === "busy")).toHaveLength(34);
  });
}

test("whoever adds how many jobs when, accounts take turns and no job is forgotten", async () => {
  const [backend] = backends;
  if (backend === undefined) return;
  const additions = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(additions, fc.boolean(), fc.integer({ min: 1, max: 3 }), async (...random) => {
      const [sequence, isBeforehand, slots] = random;
      const early = isBeforehand ? sequence.length : sequence.length >> 1;
      await using all = await house(backend);
      const ids: string[] = [];
      for (const name of ["0", "1", "2", "3"]) ids.push(await all.account(name));
      for (const index of sequence.slice(0, early)) await all.add(ids[index] ?? "");
      await all.work(slots);
      // All at once, as clients do.
      await Promise.all(sequence.slice(early).map((index) => all.add(ids[index] ?? "")));
      await all.whenStarted(sequence.length);
      expect(all.started.toSorted()).toEqual(sequence.map(String).toSorted());
      if (!isBeforehand) return;
      // Nobody is further ahead in rounds than there are slots.
      const rounds = new Map<string, number>();
      for (const name of all.started) {
        const round = (rounds.get(name) ?? 0) + 1;
        rounds.set(name, round);
        for (const other of new Set(sequence.map(String))) {
          const left = sequence.filter((index) => String(index) === other).length;
          const behind = Math.min(round - 1, left) - (rounds.get(other) ?? 0);
          expect(behind).toBeLessThanOrEqual(slots);
        }
      }
    }),
    { numRuns: 5 },
  );
}, 300_000);

test("an account whose next job is cancelled or deleted does not lose its turn for good", async () => {
  const [backend] = backends;
  if (backend === undefined) return;
  await using all = await house(backend);
  const owner = await all.account("owner");
  const first = await all.add(owner);
  const second = await all.add(owner);
  await all.add(owner);
  await accountJobs.cancel(owner, first);
  await accountJobs.remove(owner, second);
  await all.work(1);
  await all.whenStarted(1);
  expect(all.started).toEqual(["owner"]);
});

test("the sweeper enqueues what a queue has lost, of each account and lane one that waits", async () => {
  const owners = await Promise.all(
    ["a", "b"].map((name) => accounts.create({ email: `${name}@example.com`, plan: "free" })),
  );
  const own = new Set(owners.map(({ id }) => id));
  for (const { id } of owners) {
    for (let made = 0; made < 3; made++) await jobs.create(newJob(id));
    await jobs.create(newJob(id, { lane: "long" }));
    await jobs.start((await jobs.create(newJob(id))).id);
  }
  const enqueued: QueueEntry[] = [];
  const swept = Promise.withResolvers<void>();
  const sweeper = startSweeper({
    jobs,
    queue: {
      name: "list",
      async enqueue(entry) {
        if (own.has(entry.accountId)) enqueued.push(entry);
        if (enqueued.length === 6) swept.resolve();
      },
      healthy: async () => true,
      workers: async () => 1,
      close: async () => {},
    },
    log: silentLog,
  });
  await swept.promise;
  await sweeper.stop();
  expect(enqueued).toHaveLength(6);
  expect(enqueued.filter(({ lane }) => lane === "long")).toHaveLength(2);
});
