import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Redis } from "ioredis";
import { atEnd } from "./at_end.ts";
import { freePort } from "./free_port.ts";

/** A Redis server of the test's own, without persistence. */
export interface TestRedis {
  readonly url: string;
  /** Ends it abruptly and starts it again, empty, at the same address. */
  restart(whileAway?: () => Promise<void>): Promise<void>;
}

const INSTALL = "redis-server not found: install it with apt-get install redis-server";

/**
 * Starts a server that is stopped at the end of the run. Undefined where there is no `redis-server`;
 * that is said aloud, and is an error where REQUIRE_REDIS=1.
 */
export async function startTestRedis(what: string): Promise<TestRedis | undefined> {
  const program = Bun.which("redis-server");
  if (program === null) {
    if (process.env.REQUIRE_REDIS === "1") throw new Error(`Cannot run ${what} as ${INSTALL}`);
    console.warn(`\nSKIPPED: ${what}: ${INSTALL}\n`);
    return undefined;
  }
  const dir = await mkdtemp(join(tmpdir(), "postloom-redis-"));
  const port = await freePort();
  const start = () => launch(program, port, dir);
  let server = await start();
  atEnd(async () => {
    await kill(server);
    await rm(dir, { recursive: true, force: true });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart(whileAway) {
      await kill(server);
      await whileAway?.();
      server = await start();
    },
  };
}

async function launch(program: string, port: number, dir: string): Promise<ChildProcess> {
  const flags = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
  const child = spawn(program, ["--port", String(port), "--dir", dir, ...flags], {
    stdio: "ignore",
  });
  const redis = new Redis(port, "127.0.0.1", { retryStrategy: () => 20 });
  redis.on("error", () => {
    // Refused until the server listens.
  });
  await redis.ping();
  redis.disconnect();
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once("exit", () => resolve());
  child.kill("SIGKILL");
  await promise;
}
