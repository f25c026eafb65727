import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Client, createClient } from "../../src/commands/_client.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** A service of its own, in a folder of its own. */
export interface BenchService extends AsyncDisposable {
  pid: number;
  client: Client;
  url: string;
  key: string;
  /** Fields of the newest log line with that message; undefined if there is none yet. */
  logged(message: string): Record<string, unknown> | undefined;
}

/** Starts the whole service as an operator does, and makes an account and a key as one does. */
export async function startBenchService(port: number): Promise<BenchService> {
  const dataDir = await mkdtemp(join(tmpdir(), "postloom-bench-"));
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: "info" };
  const child = Bun.spawn(["bun", MAIN, "start"], { env, stdin: "ignore", stderr: "pipe" });
  const lines: Record<string, unknown>[] = [];
  const reading = collect(child.stderr, lines);
  const url = `http://localhost:${port}`;
  await untilReady(url);
  const run = (...args: string[]) => Bun.$`bun ${MAIN} ${args}`.env(env).quiet().text();
  await run("account", "create", "--email", "bench@postloom.invalid", "--plan", "enterprise");
  const key = await run("key", "create", "--account", "bench@postloom.invalid", "--name", "bench");
  return {
    pid: child.pid,
    url,
    key: key.trim(),
    client: createClient({ url, key: key.trim() }),
    logged: (message) => lines.findLast(({ msg }) => msg === message),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.exited;
      await reading;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function collect(stream: ReadableStream<Uint8Array>, lines: Record<string, unknown>[]) {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    for (const line of parts) {
      if (line.startsWith("{")) lines.push(JSON.parse(line));
      else process.stderr.write(`${line}\n`);
    }
  }
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await Bun.sleep(50);
  }
  throw new Error("Cannot measure as the service does not become ready");
}
