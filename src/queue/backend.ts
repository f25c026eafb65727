import type { BackendFactory, IQueueBackend } from "bullmq";
import { withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { createOutages } from "../common/outages.ts";
import { UnavailableError } from "../common/unavailable_error.ts";
import { UserError } from "../common/user_error.ts";
import type { Lane } from "./job_queue.ts";

/** Where BullMQ stores its jobs. Drivers: `postgres_backend.ts`, `redis_backend.ts`. */
export interface QueueBackend {
  readonly name: string;
  /**
   * Connects. While the backend is down, a producer's commands fail fast and a worker waits for it.
   * A call that fails leaves nothing open and can be repeated.
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

/** BullMQ's name of each lane's queue. The long one's is that of releases with a single queue. */
export const QUEUE_NAMES: Readonly<Record<Lane, string>> = { short: "jobs-short", long: "jobs" };

const PING_TIMEOUT_MS = 2_000;
const REPEATED_ERROR_INTERVAL_MS = 60_000;
/** Of messages that differ by the job, only so many are remembered. */
const MAX_REMEMBERED = 100;

/** Tells whether the backend responds within two seconds. */
export async function responds(connection: QueueConnection): Promise<boolean> {
  return await withDeadline(connection.ping(), PING_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

/** Logs a backend's errors: an outage once with its end, any other error once a minute. */
export interface ErrorLog extends Disposable {
  readonly listener: (error: Error) => void;
}

/** Creates an {@linkcode ErrorLog}. Dispose of it before closing, as connections then end anyway. */
export function createErrorLog(connection: QueueConnection, log: Log): ErrorLog {
  const outages = createOutages({ probes: { queue: () => connection.ping() }, log });
  const loggedAt = new Map<string, number>();
  let closed = false;

  async function listen({ message }: Error): Promise<void> {
    const now = Date.now();
    const isRepeated = now - (loggedAt.get(message) ?? 0) < REPEATED_ERROR_INTERVAL_MS;
    if (isRepeated || closed || outages.isDown) return;
    if (loggedAt.size >= MAX_REMEMBERED) loggedAt.clear();
    loggedAt.set(message, now);
    const isUp = await responds(connection);
    if (closed) return;
    if (isUp) log.warn("Queue error", { error: message });
    else outages.note(new UnavailableError("queue", message));
  }

  return {
    listener: listen,
    [Symbol.dispose]() {
      closed = true;
      outages[Symbol.dispose]();
    },
  };
}
