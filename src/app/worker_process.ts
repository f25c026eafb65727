import type { Subprocess } from "bun";
import type { Log } from "../common/log.ts";

const RESTART_DELAY_MS = 1_000;
const STOP_TIMEOUT_MS = 30_000;

/** Options of {@linkcode startWorkerProcess}. */
export interface WorkerProcessOptions {
  /** The settings that the worker reads. */
  env: Readonly<Record<string, string | undefined>>;
  log: Log;
}

/**
 * Runs a worker in a child process, which isolates this one from crashes and busy renders, and
 * restarts it whenever it exits. Dispose of the result to stop the worker and wait for its exit.
 */
export function startWorkerProcess({ env, log }: WorkerProcessOptions): AsyncDisposable {
  let child: Subprocess | undefined;
  let timer: Timer | undefined;
  let stopped = false;

  function start(): void {
    // The app's own program, which has its formats, looks and drivers.
    child = Bun.spawn([process.execPath, Bun.main, "work"], {
      env,
      stdio: ["ignore", "inherit", "inherit"],
      // The channel closes however this process ends, and the worker then stops.
      ipc() {},
      onExit(_, code, signal) {
        if (stopped) return;
        log.error("Worker exited: restarting it", { code, signal });
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
      const killTimer = setTimeout(() => child?.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await child?.exited;
      clearTimeout(killTimer);
    },
  };
}
