import { sleep } from "../common/deadline.ts";

/** Knows whether a worker has nothing to do. */
export interface Idleness {
  /** Makes a run of a job count as something to do. */
  track<Args extends unknown[]>(
    run: (...args: Args) => Promise<void>,
  ): (...args: Args) => Promise<void>;
  /**
   * Waits until there was nothing to do for so long. The signal that it gives aborts when that ends.
   *
   * @throws the reason of `stop` as soon as it aborts.
   */
  wait(quietMs: number, stop: AbortSignal): Promise<AbortSignal>;
}

/** Thrown by what was done in idle time when there is work again. */
class BusyError extends Error {
  override readonly name = "BusyError";
  override readonly message = "Cannot go on as there is a job to be done";
}

/** Counts what runs. */
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
