import { spawn } from "node:child_process";
import type { Log } from "../common/log.ts";
import type { Launch } from "./postgres_user.ts";

/** A Postgres server that this process started. */
export interface PostgresProcess {
  readonly pid: number | undefined;
  /** Resolves when the server has exited, with the end of its output. */
  readonly ended: Promise<string>;
  /** Shuts the server down: rolls back open transactions and flushes everything to disk. */
  stop(): Promise<void>;
}

const FAST_SHUTDOWN_TIMEOUT_MS = 30_000;
const MAX_OUTPUT_LENGTH = 4_000;

/** Starts a server; it is not ready yet. */
export function spawnPostgres(launch: Launch, log: Log): PostgresProcess {
  const child = spawn(launch.command, launch.args, {
    ...launch.options,
    // In a process group of its own, for Ctrl-C to stop the service first and Postgres last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-MAX_OUTPUT_LENGTH);
    log.debug("Postgres", { output: text.trim() });
  });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.on("error", (error) => resolve(error.message)).on("close", () => resolve(output));
  return {
    pid: child.pid,
    ended,
    async stop() {
      child.kill("SIGINT");
      const killTimer = setTimeout(() => child.kill("SIGQUIT"), FAST_SHUTDOWN_TIMEOUT_MS);
      await ended;
      clearTimeout(killTimer);
    },
  };
}
