import { Worker } from "node:worker_threads";

const BEAT_MS = 500;
/** As long as a worker may take to stop. */
const GRACE_MS = 30_000;

/** Options of {@linkcode startHeartbeat}. */
interface HeartbeatOptions {
  /** How long this process may outlive the one that started it, in milliseconds. Defaults to 30,000. */
  graceMs?: number;
}

/** What a watched process says to the one that watches it. */
export interface Heartbeat extends Disposable {
  /** Sends a message. A no-op once the other process has ended. */
  tell(message: { kind: string }): void;
}

/**
 * Has this process tell the one that started it, through `watchProcess()`, that its event loop turns,
 * and end soon after that one has ended, even if the loop does not turn then.
 */
export function startHeartbeat({ graceMs = GRACE_MS }: HeartbeatOptions = {}): Heartbeat {
  const tell = (message: object) => {
    if (process.connected) process.send?.(message);
  };
  const timer = setInterval(() => tell({ kind: "alive" }), BEAT_MS).unref();
  const thread = new Worker(new URL("_orphan_thread.ts", import.meta.url), {
    workerData: { startedBy: process.ppid, graceMs },
  });
  thread.unref();
  return {
    tell,
    [Symbol.dispose]() {
      clearInterval(timer);
      void thread.terminate();
    },
  };
}
