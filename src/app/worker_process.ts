import type { Subprocess } from "bun";
import type { Log } from "../common/log.ts";

const RESTART_DELAY_MS = 1_000;
const STOP_PATIENCE_MS = 30_000;

/** Options of {@linkcode startWorkerProcess}. */
export interface WorkerProcessOptions {
  /** The settings that the worker reads. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
}

/**
 * Runs a worker in a child process, so that neither a crash nor a busy render reaches this one,
 * and starts it again whenever it ends. Disposing of it stops it and waits until it is gone.
 */
export function startWorkerProcess({ env, log }: WorkerProcessOptions): AsyncDisposable {
  let child: Subprocess | undefined;
  let timer: Timer | undefined;
  let stopped = false;

  function start(): void {
    // The program that runs is the app's own, with its formats, looks and drivers.
    child = Bun.spawn([process.execPath, Bun.main, "work"], {
      env,
      stdio: ["ignore", "inherit", "inherit"],
      // The channel ends with this process, however it ends, and takes the worker with it.
      ipc() {},
      onExit(_, code, signal) {
        if (stopped) return;
        log.error("Worker ended: starting it again", { code, signal });
        timer = setTimeout(start, RESTART_DELAY_MS);
      },
    });
  }

  start();
  return {
    async [Symbol.asyncDispose]() {
      stopped = true;
      clearTimeout(timer);
      child?.kill("SIGTERM");
      const patience = setTimeout(() => child?.kill("SIGKILL"), STOP_PATIENCE_MS);
      await child?.exited;
      clearTimeout(patience);
    },
  };
}
