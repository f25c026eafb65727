import { inspect } from "node:util";
import type { Log } from "../common/log.ts";

/**
 * Turns what libraries write to this process's console into log entries for debugging, and an error
 * that nobody caught into a last entry, so that the log is JSON from beginning to end.
 */
export function divertConsole(log: Log): void {
  const write = (...values: unknown[]) => {
    const text = values.map((value) => (typeof value === "string" ? value : inspect(value)));
    log.debug("Console", { text: text.join(" ") });
  };
  for (const method of ["debug", "log", "info", "warn", "error", "trace"] as const) {
    console[method] = write;
  }
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log.error("Stopping as nobody caught an error", { error });
      process.exit(1);
    });
  }
}
