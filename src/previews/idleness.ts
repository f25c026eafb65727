import { sleep } from "../common/deadline.ts";

/** Tracks whether a worker is idle. */
export interface Idleness {
  /** Wraps a function so that the worker counts as busy while a call is running. */
  track<Args extends unknown[]>(
    run: (...args: Args) => Promise<void>,
  ): (...args: Args) => Promise<void>;
  /**
   * Waits until the worker has been idle for `quietMs`. The returned signal aborts when it becomes
   * busy again.
   *
   * @throws the reason of `stop` as soon as that aborts.
   */
  wait(quietMs: number, stop: AbortSignal): Promise<AbortSignal>;
}

/** Aborts idle-time work when the worker becomes busy again. */
class BusyError extends Error {
  override readonly name = "BusyError";
  override readonly message = "Cannot go on as there is a job to be done";
}

/** Creates an {@linkcode Idleness} by counting the calls that are running. */
export function createIdleness(): Idleness {
  let running = 0;
  let quietSinceMs = Date.now();
  let idle = new AbortController();

  return {
    track(run) {
      return async (...args) => {
        running++;
        idle.abort(new BusyError());
        try {
          await run(...args);
        } finally {
          running--;
          quietSinceMs = Date.now();
        }
      };
    },

    async wait(quietMs, stop) {
      for (;;) {
        stop.throwIfAborted();
        const leftMs = quietSinceMs + quietMs - Date.now();
        if (running === 0 && leftMs <= 0) break;
        await sleep(Math.max(1, running > 0 ? quietMs : leftMs), stop);
      }
      if (idle.signal.aborted) idle = new AbortController();
      return idle.signal;
    },
  };
}
