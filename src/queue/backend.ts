import type { BackendFactory, IQueueBackend } from "bullmq";
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
interface QueueConnection {
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
