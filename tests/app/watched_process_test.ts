import { expect, test } from "bun:test";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { untilGone } from "../support/processes.ts";

const PROGRAM = fileURLToPath(import.meta.resolve("./_watch.ts"));

/** What a program that is watched has said of itself. */
interface Said {
  pid: number;
  /** A process that it started and never ended. */
  left: number;
  /** A folder for temporary files that it never removed. */
  temp: string;
}

/** Has a program watched by a process of its own, and gives what they print, line by line. */
async function watch(wish: string) {
  const supervisor = Bun.spawn([process.execPath, PROGRAM, wish], { stdout: "pipe" });
  const lines = linesOf(supervisor.stdout);
  const said: Said = JSON.parse((await lines.next()).value ?? "");
  const end = async () => JSON.parse((await lines.next()).value ?? "");
  return { supervisor, said, end };
}

async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const bytes of stream) {
    const lines = (text + decoder.decode(bytes, { stream: true })).split("\n");
    text = lines.pop() ?? "";
    yield* lines;
  }
}

async function expectNothingLeft({ pid, left, temp }: Said): Promise<void> {
  await untilGone(pid);
  await untilGone(left);
  expect(existsSync(dirname(temp))).toBe(false);
}

test.concurrent("a process whose event loop is stuck is killed, with all that it left", async () => {
  const { said, end } = await watch("loop");
  expect(await end()).toMatchObject({ signal: "SIGKILL", wedged: "silent" });
  await expectNothingLeft(said);
});

test.concurrent("a process may take longer to load its program than it may be silent afterwards", async () => {
  const { said, end } = await watch("load");
  expect(await end()).toEqual({ code: 5, signal: null, wedged: null });
  await expectNothingLeft(said);
});

test.concurrent("a process that outgrows its memory is killed, with all that it left", async () => {
  const { said, end } = await watch("eat");
  expect(await end()).toMatchObject({ signal: "SIGKILL", wedged: "too large" });
  await expectNothingLeft(said);
});

test.concurrent("a process that ends by itself says how, and what it left is removed too", async () => {
  const { said, end } = await watch("end");
  expect(await end()).toEqual({ code: 3, signal: null, wedged: null });
  await expectNothingLeft(said);
});

test.concurrent("a process is stopped by SIGTERM", async () => {
  const { said, end } = await watch("stop");
  expect(await end()).toMatchObject({ signal: "SIGTERM", wedged: null });
  await expectNothingLeft(said);
});

test.concurrent("a process learns that its supervisor had ended before it could look", async () => {
  const { said, end } = await watch("orphan");
  const { code, signal } = await end();
  // By itself, or by the thread that watches it, whichever looks first.
  expect([code, signal]).toBeOneOf([
    [4, null],
    [null, "SIGKILL"],
  ]);
  await expectNothingLeft(said);
});

test.concurrent("a folder stays while the process that uses it lives on without its supervisor", async () => {
  const { said, supervisor } = await watch("stay");
  supervisor.kill("SIGKILL");
  await supervisor.exited;
  await (await watch("end")).end();
  expect(existsSync(said.temp)).toBe(true);
  process.kill(said.pid, "SIGKILL");
  await untilGone(said.pid);
  process.kill(said.left, "SIGKILL");
  await (await watch("end")).end();
  // Another one that begins at the same time may be removing it too.
  while (existsSync(said.temp)) await Bun.sleep(10);
});

test.concurrent("a process ends with its supervisor, though it is stuck, and the next one clears up", async () => {
  const { said, supervisor } = await watch("loop");
  supervisor.kill("SIGKILL");
  await untilGone(said.pid);
  process.kill(said.left, "SIGKILL");
  expect(existsSync(said.temp)).toBe(true);
  await (await watch("end")).end();
  expect(existsSync(said.temp)).toBe(false);
});
