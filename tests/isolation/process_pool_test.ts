import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createProcessPool } from "../../src/isolation/process_pool.ts";
import { TooComplexError } from "../../src/isolation/too_complex_error.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { untilGone } from "../support/processes.ts";

const PROGRAM = fileURLToPath(import.meta.resolve("./_hostile_program.ts"));

function openPool({ deadlineMs = 1_500, env = {}, niceness = 0, idleMs = 60_000 } = {}) {
  const limits = { deadlineMs, idleMs, memoryBytes: 400e6 };
  const options = { program: PROGRAM, env, niceness, ...limits, log: silentLog };
  const pool = createProcessPool(options);
  const ask = (wish: string, signal = new AbortController().signal) =>
    pool.call({ wish }, { signal, tooComplex: "Too much" });
  return { pool, ask, [Symbol.asyncDispose]: () => pool.close() };
}

/** Has a process share a single processor with another one, which has nothing else to do and comes first. */
function occupyProcessorOf(pid: number): AsyncDisposable {
  const allowed = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync("/proc/self/status", "utf8"));
  const one = allowed?.[1] ?? "0";
  const { exitCode } = Bun.spawnSync(["taskset", "-a", "-c", "-p", one, `${pid}`]);
  expect(exitCode).toBe(0);
  const other = Bun.spawn(["taskset", "-c", one, "sh", "-c", "while :; do :; done"]);
  return {
    async [Symbol.asyncDispose]() {
      other.kill("SIGKILL");
      await other.exited;
    },
  };
}

/** The process that responded. */
function pidOf(value: unknown): number {
  const { pid } = Object(value);
  if (typeof pid !== "number") throw new TypeError("There is no process in the response");
  return pid;
}

test("requests go to an idle process, and those at the same time to several", async () => {
  await using made = openPool();
  const [one, two] = await Promise.all([made.ask("respond"), made.ask("respond")]);
  expect(pidOf(one)).not.toBe(pidOf(two));
  expect([pidOf(one), pidOf(two)]).toContain(pidOf(await made.ask("respond")));
});

test("of the processes that are idle, the one that was busy last is kept", async () => {
  await using made = openPool({ idleMs: 100 });
  const pids = (await Promise.all([made.ask("respond"), made.ask("respond")])).map(pidOf);
  const kept = pidOf(await made.ask("respond"));
  for (const pid of pids) if (pid !== kept) await untilGone(pid);
  expect(pidOf(await made.ask("respond"))).toBe(kept);
});

test("what loops for ever is killed at the deadline, and the next request is done", async () => {
  await using made = openPool();
  await expect(made.ask("loop")).rejects.toThrow(new TooComplexError("Too much"));
  await made.ask("respond");
});

test("what takes too much memory is killed before its deadline", async () => {
  await using made = openPool({ deadlineMs: 60_000 });
  await expect(made.ask("eat")).rejects.toThrow(new TooComplexError("Too much"));
  await made.ask("respond");
});

test("a request that ends its processes is tried three times, and nothing beside it fails", async () => {
  await using made = openPool();
  const pid = pidOf(await made.ask("respond"));
  await expect(made.ask("die")).rejects.toThrow(new TooComplexError("Too much"));
  expect(pidOf(await made.ask("respond"))).not.toBe(pid);
});

test("a process that is killed from outside is replaced, whether it is idle or not", async () => {
  await using made = openPool({ deadlineMs: 10_000 });
  const pid = pidOf(await made.ask("respond"));
  const waiting = made.ask("wait");
  process.kill(pid, "SIGKILL");
  const next = pidOf(await waiting);
  expect(next).not.toBe(pid);
  process.kill(next, "SIGKILL");
  expect(pidOf(await made.ask("respond"))).not.toBe(next);
});

test("time in which a process says that it waits does not count", async () => {
  await using made = openPool({ deadlineMs: 600 });
  await made.ask("wait");
});

test.skipIf(process.platform !== "linux")(
  "time in which a process waits for a processor does not count",
  async () => {
    await using made = openPool({ deadlineMs: 1_000, niceness: 10 });
    const pid = pidOf(await made.ask("respond"));
    await using _ = occupyProcessorOf(pid);
    // It gets a tenth of that processor, so that it takes twice as long as it may.
    await made.ask("work");
  },
);

test("an abort kills the process at once, though it is busy", async () => {
  await using made = openPool({ deadlineMs: 60_000 });
  const pid = pidOf(await made.ask("respond"));
  const cancel = new AbortController();
  const running = made.ask("loop", cancel.signal);
  const reason = new Error("Enough");
  cancel.abort(reason);
  await expect(running).rejects.toBe(reason);
  await untilGone(pid);
});

test("a process gets the environment that it is given and nothing of this one's", async () => {
  await using made = openPool({ env: { GIVEN: "yes" } });
  const { env } = Object(await made.ask("respond"));
  expect(env.filter((name: string) => !name.startsWith("BUN_"))).toEqual(["GIVEN"]);
});

test("closing ends all processes, busy ones too", async () => {
  const made = openPool({ deadlineMs: 60_000 });
  const pid = pidOf(await made.ask("respond"));
  const running = made.ask("loop");
  const [ended] = await Promise.allSettled([running, made.pool.close()]);
  expect(ended.status).toBe("rejected");
  await untilGone(pid);
  await expect(made.ask("respond")).rejects.toThrow("as the service stops");
});

test("a process ends with the one that started it, though it is busy", async () => {
  const parent = Bun.spawn({
    cmd: [process.execPath, fileURLToPath(import.meta.resolve("./_keep_busy.ts"))],
    stdout: "pipe",
  });
  const { value } = await parent.stdout.getReader().read();
  const pid = Number(new TextDecoder().decode(value));
  parent.kill("SIGKILL");
  await untilGone(pid);
});
