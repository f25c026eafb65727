import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openRepositories } from "../../src/app/open_repositories.ts";
import { type Client, createClient } from "../../src/commands/_client.ts";
import { type Environment, readConfig } from "../../src/config/mod.ts";
import { silentLog } from "../../src/testing/silent_log.ts";
import { freePort } from "./free_port.ts";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/** A line of the service's log. */
type LogLine = Readonly<Record<string, unknown>>;

/** A whole service in processes and in a folder of its own, as an operator starts it. */
export interface TestService extends AsyncDisposable {
  readonly pid: number;
  readonly url: string;
  readonly key: string;
  readonly client: Client;
  /** The settings that it runs with, for commands on the same folder. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Everything that the service and its worker have logged. */
  readonly log: readonly LogLine[];
  /** Waits for a line of the log. */
  untilLogged(isWanted: (line: LogLine) => boolean): Promise<LogLine>;
}

const EMAIL = "tester@postloom.invalid";
const PATIENCE_MS = 240_000;

/** Options of {@linkcode startService}. */
interface StartOptions {
  /** `serve` has no worker. Defaults to `start`. */
  run?: "start" | "serve";
  /** Defaults to Postloom's own. */
  program?: string;
  /** False throws the log away instead of collecting it, which takes time. */
  keepsLog?: boolean;
}

/** Starts the service, with an account and a key of its own. */
export async function startService(
  settings: Record<string, string> = {},
  { run = "start", program = MAIN, keepsLog = true }: StartOptions = {},
): Promise<TestService> {
  const dataDir = await mkdtemp(join(tmpdir(), "postloom-service-"));
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "info",
    ...settings,
  };
  const child = Bun.spawn([process.execPath, program, run], {
    env,
    stdin: "ignore",
    stdout: "ignore",
    stderr: keepsLog ? "pipe" : "ignore",
    // A service notices by it that its parent has ended, however it did, and stops.
    ipc() {},
  });
  const log: LogLine[] = [];
  const reading = child.stderr ? collect(child.stderr, log) : undefined;
  const url = `http://localhost:${port}`;
  // Without a worker, a service is never ready.
  const path = run === "start" ? "/readyz" : "/livez";
  await until(async () => (await fetch(`${url}${path}`)).ok);
  const key = await createKey(env, EMAIL);
  return {
    pid: child.pid,
    url,
    key,
    client: createClient({ url, key }),
    env,
    log,
    async untilLogged(isWanted) {
      await until(async () => log.some(isWanted));
      return log.find(isWanted) ?? {};
    },
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.exited;
      await reading;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Creates an account without limits on the service's folder, and a key of it. Here, and not by the
 * commands for it, as each of those is a program that takes seconds to load.
 */
export async function createKey(env: Environment, email: string): Promise<string> {
  await using repositories = await openRepositories(readConfig(env), silentLog);
  const { id } = await repositories.accounts.create({ email, plan: "enterprise" });
  return (await repositories.keys.create(id, "test")).text;
}

async function collect(stream: ReadableStream<Uint8Array>, log: LogLine[]): Promise<void> {
  let rest = "";
  const decoder = new TextDecoder();
  for await (const chunk of stream) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line.startsWith("{")) log.push(JSON.parse(line));
      else process.stderr.write(`${line}\n`);
    }
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < deadline) {
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error;
    }
    await Bun.sleep(20);
  }
  throw new Error("Cannot go on as the service did not get there in time", { cause: last });
}
