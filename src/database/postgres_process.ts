import { spawn } from "node:child_process";
import type { Log } from "../common/log.ts";
import type { Launch } from "./postgres_user.ts";

/** A Postgres server that this process started. */
export interface PostgresProcess {
  readonly pid: number | undefined;
  /** Settles when the server has ended, with what it said last. */
  readonly ended: Promise<string>;
  /** Rolls back what runs, writes everything out, and ends. */
  stop(): Promise<void>;
}

const FAST_SHUTDOWN_MS = 30_000;
const KEPT_OUTPUT = 4_000;

/** Starts a server; it is not ready yet. */
export function spawnPostgres(launch: Launch, log: Log): PostgresProcess {
  const child = spawn(launch.command, launch.args, {
    ...launch.options,
    // In a group of its own: Ctrl-C in a terminal shall stop the service first, Postgres last.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-KEPT_OUTPUT);
    log.debug("Postgres", { output: text.trim() });
  });
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.on("error", (error) => resolve(error.message)).on("close", () => resolve(output));
  return {
    pid: child.pid,
    ended,
    async stop() {
      child.kill("SIGINT");
      const patience = setTimeout(() => child.kill("SIGQUIT"), FAST_SHUTDOWN_MS);
      await ended;
      clearTimeout(patience);
    },
  };
}
