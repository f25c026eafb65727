import type { BackendFactory, IQueueBackend } from "bullmq";
import type { Log } from "../common/log.ts";
import { UserError } from "../common/user_error.ts";

/** Where BullMQ keeps its jobs. Drivers: `postgres_backend.ts`, `redis_backend.ts`. */
export interface QueueBackend {
  readonly name: string;
  /**
   * Connects. A producer's commands fail soon when the backend is away; a worker waits for it.
   *
   * @throws {QueueUnavailableError} if the backend does not answer.
   */
  connect(role: "producer" | "worker"): Promise<QueueConnection>;
}

/** An open connection to a backend. */
export interface QueueConnection {
  /** Makes BullMQ speak over this connection; the `connection` of its options is not looked at. */
  readonly factory: BackendFactory<IQueueBackend, object>;
  /** Rejects if the backend does not answer. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** Thrown when the queue's backend cannot be reached; the cause is the driver's error. */
export class QueueUnavailableError extends UserError {
  override readonly name = "QueueUnavailableError";
}

/** Name of the only queue. */
export const QUEUE_NAME = "jobs";

const SAME_AGAIN_MS = 10_000;

/**
 * Makes a listener that logs a backend's errors. An outage repeats the same one many times a second,
 * which gives one line every ten seconds; nothing is said once `isClosing`, as connections then end
 * anyway.
 */
export function errorListener(log: Log, isClosing: () => boolean): (error: Error) => void {
  let last = { message: "", at: 0 };
  return (error) => {
    const repeated = error.message === last.message && Date.now() - last.at < SAME_AGAIN_MS;
    if (repeated || isClosing()) return;
    last = { message: error.message, at: Date.now() };
    log.warn("Queue error", { error: error.message });
  };
}
