import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { QueueBackend } from "../queue/backend.ts";
import { createBullQueue } from "../queue/bull_queue.ts";
import { startBullWorker } from "../queue/bull_worker.ts";
import { type JobQueue, type Lane, type QueueWorker, RetryJobError } from "../queue/job_queue.ts";
import { share } from "./_shared.ts";
import { type Check, type RegisterTest, registerChecks } from "./checks.ts";
import type { DriverSample } from "./driver_sample.ts";
import { TEST_LOCK_MS } from "./hold_job.ts";
import { silentLog } from "./silent_log.ts";

/** A queue's backend to be tested. Nothing else may use its server meanwhile. */
export interface QueueBackendSample extends DriverSample<QueueBackend> {
  /** Ends the backend's server, calls back, and starts it again at the same address. */
  restart(whileAway: () => Promise<void>): Promise<void>;
  /** A program with its arguments that calls `holdJob()` with the same backend. */
  holder: readonly [program: string, ...args: string[]];
}

/** What a check works with; all of it is closed when the check is over. */
interface Jobs {
  queue: JobQueue;
  /** Adds a job to the short lane, unless `lane` says otherwise. */
  enqueue(jobId: string, lane?: Lane): Promise<void>;
  /** Starts a worker, of one job at a time in each lane unless `slots` says more. */
  work(
    process: (jobId: string, signal: AbortSignal) => Promise<void>,
    slots?: number,
  ): Promise<QueueWorker>;
}

/**
 * Tests that a queue keeps its promises on a backend, whatever becomes of workers and of the
 * backend's server.
 *
 * @example
 * ```ts
 * import { test } from "bun:test";
 *
 * testQueueBackend(test, {
 *   name: "attic",
 *   open: () => atticBackend({ url }),
 *   restart: async (whileAway) => {
 *     await server.stop();
 *     await whileAway();
 *     await server.start();
 *   },
 *   holder: [process.execPath, "tests/hold_job.ts", url],
 * });
 * ```
 */
export function testQueueBackend(test: RegisterTest, sample: QueueBackendSample): void {
  registerChecks(test, `queue on "${sample.name}":`, queueBackendChecks(sample));
}

/**
 * The rules of {@linkcode testQueueBackend}, for runners that want them one by one.
 *
 * @example
 * ```ts
 * for (const { name, run } of queueBackendChecks({ name: "attic", open, restart, holder })) it(name, run);
 * ```
 */
export function queueBackendChecks({ open, restart, holder }: QueueBackendSample): Check[] {
  const shared = share(open);

  /** A check whose queue and workers are closed afterwards, also where it fails half-way. */
  function check(name: string, use: (jobs: Jobs) => Promise<void>): Check {
    return {
      name,
      async run() {
        const backend = await shared.get();
        const open = new Set<QueueWorker>();
        const queue = await createBullQueue({ backend, log: silentLog });
        const work: Jobs["work"] = async (process, slots = 1) => {
          const worker = await startBullWorker({
            backend,
            log: silentLog,
            slots: { short: slots, long: slots },
            lockMs: TEST_LOCK_MS,
            process: ({ jobId }, signal) => process(jobId, signal),
          });
          open.add(worker);
          return {
            ...worker,
            close(closeOptions) {
              open.delete(worker);
              return worker.close(closeOptions);
            },
          };
        };
        const enqueue: Jobs["enqueue"] = (jobId, lane = "short") =>
          queue.enqueue({ jobId, accountId: "account", lane });
        try {
          await use({ queue, enqueue, work });
        } finally {
          await Promise.all([...open].map((worker) => worker.close()));
          await queue.close();
        }
      },
    };
  }

  return [
    check(
      "jobs are handed out in the order in which they were added",
      async ({ enqueue, work }) => {
        const ids = ["first", "second", "third", "fourth"];
        for (const id of ids) await enqueue(id);
        const taken = new Sink();
        await work(async (id) => taken.add(id));
        assert.deepEqual(await taken.whenLength(4), ids);
      },
    ),

    check(
      "an id that waits or runs already is not added again, one that has ended is",
      async ({ enqueue, work }) => {
        const taken = new Sink();
        const gate = Promise.withResolvers<void>();
        await enqueue("twin");
        await enqueue("twin");
        await work(async (id) => {
          taken.add(id);
          if (id === "twin") await gate.promise;
        });
        await taken.whenLength(1);
        await enqueue("twin");
        await enqueue("last");
        gate.resolve();
        assert.deepEqual(await taken.whenLength(2), ["twin", "last"]);
        // Until the worker has recorded the end, the id still counts as running.
        while (taken.items.length < 3) {
          await enqueue("twin");
          await sleep(10);
        }
        assert.equal(taken.items[2], "twin");
      },
    ),

    check("a worker runs as many jobs at a time as it may", async ({ enqueue, work }) => {
      let running = 0;
      let most = 0;
      const ended = new Sink();
      const full = Promise.withResolvers<void>();
      await work(async (id) => {
        running++;
        most = Math.max(most, running);
        if (running === 3) full.resolve();
        await full.promise;
        running--;
        ended.add(id);
      }, 3);
      for (let i = 0; i < 9; i++) await enqueue(`parallel-${i}`);
      await ended.whenLength(9);
      assert.equal(most, 3);
    }),

    check(
      "a lane whose slots are all taken does not hold up the other",
      async ({ enqueue, work }) => {
        const gate = Promise.withResolvers<void>();
        const taken = new Sink();
        await work(async (id) => {
          taken.add(id);
          if (id.startsWith("long")) await gate.promise;
        });
        for (const id of ["long-1", "long-2"]) await enqueue(id, "long");
        await taken.whenLength(1);
        for (const id of ["short-1", "short-2"]) await enqueue(id);
        assert.deepEqual(await taken.whenLength(3), ["long-1", "short-1", "short-2"]);
        gate.resolve();
        assert.equal((await taken.whenLength(4))[3], "long-2");
      },
    ),

    check(
      "a paused worker takes no jobs, and goes on when it is resumed",
      async ({ enqueue, work }) => {
        const taken = new Sink();
        const worker = await work(async (id) => taken.add(id));
        await enqueue("before");
        await taken.whenLength(1);
        worker.pause();
        await enqueue("paused");
        await sleep(300);
        assert.deepEqual(taken.items, ["before"]);
        worker.resume();
        assert.deepEqual(await taken.whenLength(2), ["before", "paused"]);
      },
    ),

    check(
      "a RetryJobError puts the job back, any other error ends it",
      async ({ enqueue, work }) => {
        const taken = new Sink();
        await work(async (id) => {
          taken.add(id);
          if (id === "broken") throw new Error("Cannot do it at all");
          if (taken.items.filter((item) => item === id).length < 3) {
            throw new RetryJobError("Cannot do it yet", { delayMs: 20 });
          }
        });
        await enqueue("broken");
        await enqueue("flaky");
        await taken.whenLength(4);
        assert.deepEqual(taken.items, ["broken", "flaky", "flaky", "flaky"]);
      },
    ),

    check(
      "a job that keeps the worker busy for longer than its lock is not run twice",
      async ({ enqueue, work }) => {
        const starts = new Sink();
        const ends = new Sink();
        const process = async (id: string) => {
          starts.add(id);
          for (let slice = 0; slice < 5; slice++) {
            Bun.sleepSync(TEST_LOCK_MS / 4);
            await sleep(10);
          }
          ends.add(id);
        };
        await work(process);
        await work(process);
        await enqueue("long");
        await ends.whenLength(1);
        assert.deepEqual(starts.items, ["long"]);
      },
    ),

    check("a job whose worker was killed is taken over by another", async ({ enqueue, work }) => {
      const [program, ...args] = holder;
      const child = spawn(program, args, { stdio: ["ignore", "pipe", "inherit"] });
      try {
        await enqueue("orphan");
        assert.equal(await firstLine(child.stdout), "orphan");
      } finally {
        child.kill("SIGKILL");
      }
      const taken = new Sink();
      await work(async (id) => taken.add(id));
      assert.deepEqual(await taken.whenLength(1), ["orphan"]);
    }),

    check(
      "a worker that closes lets jobs end within the grace, and puts back the rest",
      async ({ enqueue, work }) => {
        const started = new Sink();
        const ended = new Sink();
        const closing = Promise.withResolvers<void>();
        const worker = await work(async (id, signal) => {
          started.add(id);
          if (id === "stuck") await aborted(signal);
          await closing.promise;
          ended.add(id);
        }, 2);
        await enqueue("quick");
        await enqueue("stuck");
        await started.whenLength(2);
        const closed = worker.close({ graceMs: 200 });
        closing.resolve();
        await closed;
        assert.deepEqual(ended.items, ["quick"]);
        await work(async (id) => ended.add(id));
        assert.deepEqual(await ended.whenLength(2), ["quick", "stuck"]);
      },
    ),

    check("the queue knows how many workers are connected", async ({ queue, work }) => {
      const worker = await work(async () => undefined);
      while ((await queue.workers()) !== 1) await sleep(20);
      await worker.close({ graceMs: 0 });
      while ((await queue.workers()) !== 0) await sleep(20);
    }),

    check(
      "queue and worker survive a restart of the backend, and a worker may close meanwhile",
      async ({ queue, enqueue, work }) => {
        const taken = new Sink();
        const process = async (id: string) => taken.add(id);
        await work(process);
        const leaving = await work(process);
        await enqueue("before");
        await taken.whenLength(1);
        assert.equal(await queue.healthy(), true);
        await restart(async () => {
          assert.equal(await queue.healthy(), false);
          await assert.rejects(enqueue("lost"));
          await leaving.close({ graceMs: 0 });
        });
        while (!(await queue.healthy())) await sleep(20);
        await enqueue("after");
        assert.deepEqual(await taken.whenLength(2), ["before", "after"]);
      },
    ),
  ];
}

/** Collects ids, and tells when there are enough. */
class Sink {
  readonly items: string[] = [];
  #waiting: { length: number; resolve(): void }[] = [];

  add(item: string): void {
    this.items.push(item);
    for (const { length, resolve } of this.#waiting) if (this.items.length >= length) resolve();
  }

  async whenLength(length: number): Promise<string[]> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ length, resolve });
    if (this.items.length >= length) resolve();
    await promise;
    return this.items;
  }
}

/** Undefined if the stream ends without one. */
async function firstLine(stream: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface(stream)) return line;
  return undefined;
}

async function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  return await promise;
}
