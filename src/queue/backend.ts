import type { BackendFactory, IQueueBackend } from "bullmq";
import type { Log } from "../common/log.ts";
import { UserError } from "../common/user_error.ts";

/** Where BullMQ stores its jobs. Drivers: `postgres_backend.ts`, `redis_backend.ts`. */
export interface QueueBackend {
  readonly name: string;
  /**
   * Connects. While the backend is down, a producer's commands fail fast and a worker waits for it.
   *
   * @throws {QueueUnavailableError} if the backend does not respond.
   */
  connect(role: "producer" | "worker"): Promise<QueueConnection>;
}

/** An open connection to a backend. */
export interface QueueConnection {
  /** Makes BullMQ use this connection; the `connection` in its options is ignored. */
  readonly factory: BackendFactory<IQueueBackend, object>;
  /** Rejects if the backend does not respond. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Thrown when the queue's backend cannot be reached; the cause is the driver's error. */
export class QueueUnavailableError extends UserError {
  override readonly name = "QueueUnavailableError";
}

/** Name of the only queue. */
export const QUEUE_NAME = "jobs";

const REPEATED_ERROR_INTERVAL_MS = 10_000;

/**
 * Creates a listener that logs a backend's errors. An outage repeats the same error many times a
 * second, so a repeated one is logged once every ten seconds. Nothing is logged once `isClosing`, as
 * connections then end anyway.
 */
export function errorListener(log: Log, isClosing: () => boolean): (error: Error) => void {
  let last = { message: "", at: 0 };
  return (error) => {
    const repeated =
      error.message === last.message && Date.now() - last.at < REPEATED_ERROR_INTERVAL_MS;
    if (repeated || isClosing()) return;
    last = { message: error.message, at: Date.now() };
    log.warn("Queue error", { error: error.message });
  };
}
