import { Worker } from "node:worker_threads";

const BEAT_MS = 500;
/** As long as a worker may take to stop. */
const GRACE_MS = 30_000;

/** Options of {@linkcode startHeartbeat}. */
interface HeartbeatOptions {
  /**
   * Process that watches this one, as told by it: it may have ended before this one could look who
   * started it.
   */
  watchedBy: number;
  /** How long this process may outlive the one that started it, in milliseconds. Defaults to 30,000. */
  graceMs?: number;
}

/** What a watched process says to the one that watches it. */
export interface Heartbeat extends Disposable {
  /** Resolves when the other process has ended, also if it had before the heartbeat began. */
  readonly orphaned: Promise<void>;
  /** Sends a message. A no-op once the other process has ended. */
  tell(message: { kind: string }): void;
}

/**
 * Has this process tell the one that started it, through `watchProcess()`, that its event loop turns,
 * and end soon after that one has ended, even if the loop does not turn then.
 */
export function startHeartbeat({ watchedBy, graceMs = GRACE_MS }: HeartbeatOptions): Heartbeat {
  const { promise: orphaned, resolve } = Promise.withResolvers<void>();
  process.once("disconnect", resolve);
  const tell = (message: object) => {
    if (process.connected) process.send?.(message);
  };
  const beat = () => {
    tell({ kind: "alive" });
    if (process.ppid !== watchedBy) resolve();
  };
  beat();
  const timer = setInterval(beat, BEAT_MS).unref();
  const thread = new Worker(new URL("_orphan_thread.ts", import.meta.url), {
    workerData: { watchedBy, graceMs },
  });
  thread.unref();
  return {
    orphaned,
    tell,
    [Symbol.dispose]() {
      clearInterval(timer);
      process.off("disconnect", resolve);
      void thread.terminate();
    },
  };
}
