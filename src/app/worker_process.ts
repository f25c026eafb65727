import { sleep } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { type WatchedProcess, watchProcess } from "./watched_process.ts";

const RESTART_DELAY_MS = 1_000;
const STOP_TIMEOUT_MS = 30_000;

/** Options of {@linkcode superviseWorker}. */
export interface WorkerProcessOptions {
  /** The settings that the worker reads. */
  env: Readonly<Record<string, string | undefined>>;
  /** How long the worker's event loop may be blocked, in milliseconds. */
  silentMs: number;
  log: Log;
}

/** A worker in a process of its own. Dispose of it to stop the worker and wait for its exit. */
export interface SupervisedWorker extends AsyncDisposable {
  /** Resolves with the exit code if the first process ends before it is ready, else never. */
  readonly unableToStart: Promise<number>;
}

/**
 * Runs a worker in a child process, which isolates this one from crashes and busy renders. It is
 * replaced whenever it ends, and killed when it gives no sign of life.
 */
export function superviseWorker(options: WorkerProcessOptions): SupervisedWorker {
  const { env, silentMs, log } = options;
  const stopping = new AbortController();
  const unable = Promise.withResolvers<number>();
  let current: Promise<WatchedProcess> | undefined;
  let wasReady = false;

  function start(): Promise<WatchedProcess> {
    return watchProcess({
      // The app's own program, which has its formats, looks and drivers.
      cmd: [process.execPath, Bun.main, "work", `--watched-by=${process.pid}`],
      env,
      silentMs,
      onMessage({ kind }) {
        if (kind === "ready") wasReady = true;
      },
    });
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        current = start();
        const end = await (await current).ended;
        if (stopping.signal.aborted) return;
        if (!wasReady) unable.resolve(end.code ?? 1);
        if (end.wedged !== null) {
          log.error("Worker was stuck: replacing it", { silentMs });
          continue;
        }
        log.error("Worker exited: restarting it", { code: end.code, signal: end.signal });
      } catch (error) {
        log.error("Cannot start a worker: trying again", { error });
      }
      await sleep(RESTART_DELAY_MS, stopping.signal).catch(() => {
        // It is not started again then.
      });
    }
  }

  const running = keepRunning();
  return {
    unableToStart: unable.promise,
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await (await current?.catch(() => undefined))?.stop(STOP_TIMEOUT_MS);
      await running;
    },
  };
}
