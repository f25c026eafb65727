import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { QueueBackend } from "../../src/queue/backend.ts";
import { createBullQueue } from "../../src/queue/bull_queue.ts";
import { startBullWorker } from "../../src/queue/bull_worker.ts";
import {
  type JobQueue,
  type QueueWorker,
  RetryJobError,
  type WorkerOptions,
} from "../../src/queue/job_queue.ts";
import { silentLog } from "../support/silent_log.ts";

/** What the suite needs of a backend. */
export interface QueueUnderTest {
  url: string;
  backend: QueueBackend;
  /** Ends the backend's server, calls back, and starts it again. */
  restart(whileAway: () => Promise<void>): Promise<void>;
}

const HOLDER = fileURLToPath(new URL("../support/hold_job.ts", import.meta.url));
/** Short, so that jobs of killed workers come back soon. */
const LOCK_MS = 2_000;
const log = silentLog;

/** What every backend of the queue must do. */
export function testJobQueue(name: string, makeBackend: () => Promise<QueueUnderTest>): void {
  describe(name, () => {
    let made: QueueUnderTest;
    let queue: JobQueue;

    const work = (process: WorkerOptions["process"], concurrency = 1): Promise<QueueWorker> =>
      startBullWorker({ backend: made.backend, log, concurrency, lockMs: LOCK_MS, process });

    beforeAll(async () => {
      made = await makeBackend();
      queue = await createBullQueue({ backend: made.backend, log });
    });

    afterAll(async () => {
      await queue.close();
    });

    test("jobs are handed out in the order in which they were added", async () => {
      const ids = ["first", "second", "third", "fourth"];
      for (const id of ids) await queue.enqueue(id);
      const taken = new Sink();
      const worker = await work(async (id) => taken.add(id));
      expect(await taken.whenLength(4)).toEqual(ids);
      await worker.close();
    });

    test("an id that waits or runs already is not added again, one that has ended is", async () => {
      const taken = new Sink();
      const gate = Promise.withResolvers<void>();
      await queue.enqueue("twin");
      await queue.enqueue("twin");
      const worker = await work(async (id) => {
        taken.add(id);
        if (id === "twin") await gate.promise;
      });
      await taken.whenLength(1);
      await queue.enqueue("twin");
      await queue.enqueue("last");
      gate.resolve();
      expect(await taken.whenLength(2)).toEqual(["twin", "last"]);
      // Until the worker has recorded the end, the id still counts as running.
      while (taken.items.length < 3) {
        await queue.enqueue("twin");
        await Bun.sleep(10);
      }
      expect(taken.items[2]).toBe("twin");
      await worker.close();
    });

    test("a worker runs as many jobs at a time as it may", async () => {
      let running = 0;
      let most = 0;
      const ended = new Sink();
      const full = Promise.withResolvers<void>();
      const worker = await work(async (id) => {
        running++;
        most = Math.max(most, running);
        if (running === 3) full.resolve();
        await full.promise;
        running--;
        ended.add(id);
      }, 3);
      for (let i = 0; i < 9; i++) await queue.enqueue(`parallel-${i}`);
      await ended.whenLength(9);
      expect(most).toBe(3);
      await worker.close();
    });

    test("a RetryJobError puts the job back, any other error ends it", async () => {
      const taken = new Sink();
      const worker = await work(async (id) => {
        taken.add(id);
        if (id === "broken") throw new Error("Cannot do it at all");
        if (taken.items.filter((item) => item === id).length < 3) {
          throw new RetryJobError("Cannot do it yet", { delayMs: 20 });
        }
      });
      await queue.enqueue("broken");
      await queue.enqueue("flaky");
      await taken.whenLength(4);
      expect(taken.items).toEqual(["broken", "flaky", "flaky", "flaky"]);
      await worker.close();
    });

    test("a job that keeps the worker busy for longer than its lock is not run twice", async () => {
      const starts = new Sink();
      const ends = new Sink();
      const process = async (id: string) => {
        starts.add(id);
        for (let slice = 0; slice < 5; slice++) {
          Bun.sleepSync(LOCK_MS / 4);
          await Bun.sleep(10);
        }
        ends.add(id);
      };
      const pair = [await work(process), await work(process)];
      await queue.enqueue("long");
      await ends.whenLength(1);
      expect(starts.items).toEqual(["long"]);
      for (const worker of pair) await worker.close();
    });

    test("a job whose worker was killed is taken over by another", async () => {
      const child = spawn(process.execPath, [HOLDER, made.url, String(LOCK_MS)], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      const held = Promise.withResolvers<string>();
      child.stdout.once("data", (line: Buffer) => held.resolve(line.toString().trim()));
      await queue.enqueue("orphan");
      expect(await held.promise).toBe("orphan");
      child.kill("SIGKILL");
      const taken = new Sink();
      const worker = await work(async (id) => taken.add(id));
      expect(await taken.whenLength(1)).toEqual(["orphan"]);
      await worker.close();
    });

    test("a worker that closes lets jobs end within the grace, and puts back the rest", async () => {
      const started = new Sink();
      const ended = new Sink();
      const closing = Promise.withResolvers<void>();
      const worker = await work(async (id, signal) => {
        started.add(id);
        if (id === "stuck") await aborted(signal);
        await closing.promise;
        ended.add(id);
      }, 2);
      await queue.enqueue("quick");
      await queue.enqueue("stuck");
      await started.whenLength(2);
      const closed = worker.close({ graceMs: 200 });
      closing.resolve();
      await closed;
      expect(ended.items).toEqual(["quick"]);

      const next = await work(async (id) => ended.add(id));
      expect(await ended.whenLength(2)).toEqual(["quick", "stuck"]);
      await next.close();
    });

    test("queue and worker survive a restart of the backend, and a worker may close meanwhile", async () => {
      const taken = new Sink();
      const process = async (id: string) => taken.add(id);
      const [worker, leaving] = [await work(process), await work(process)];
      await queue.enqueue("before");
      await taken.whenLength(1);
      expect(await queue.healthy()).toBe(true);
      await made.restart(async () => {
        expect(await queue.healthy()).toBe(false);
        await expect(queue.enqueue("lost")).rejects.toThrow();
        await leaving.close({ graceMs: 0 });
      });
      while (!(await queue.healthy())) await Bun.sleep(20);
      await queue.enqueue("after");
      expect(await taken.whenLength(2)).toEqual(["before", "after"]);
      await worker.close();
    });
  });
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

async function aborted(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason));
  return await promise;
}
