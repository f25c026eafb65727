import { sleep } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { storableText } from "../common/storable_text.ts";
import type { DeliveryStore, DueDelivery } from "./delivery_store.ts";
import { sendDelivery } from "./send.ts";
import type { TargetRules } from "./target.ts";
import { signedHeaders } from "./webhook.ts";

/** Options of {@linkcode startDeliverer}. */
export interface DelivererOptions extends TargetRules {
  deliveries: DeliveryStore;
  log: Log;
  /** Polling interval. Defaults to a second. */
  intervalMs?: number;
  /** Timeout of one attempt. Defaults to 5 s. */
  timeoutMs?: number;
  /** Delay after each failed attempt. Defaults to 5 s up to 10 hours, some 28 hours in total. */
  delaysMs?: readonly number[];
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
];
/** Largest share added to a delay, to spread retries to receivers that were down together. */
const JITTER = 0.2;
/** Deliveries made concurrently. */
const BATCH_SIZE = 16;
/** How long settled deliveries are kept, for debugging. */
const RETENTION_MS = 7 * 24 * HOUR_MS;
const MAX_REASON_LENGTH = 500;

/** Status by which a receiver declines the delivery for good. */
const GONE = 410;

/** Delivers the webhooks in the outbox until it is stopped. */
export function startDeliverer(options: DelivererOptions): { stop(): Promise<void> } {
  const { deliveries, log, intervalMs = SECOND_MS, timeoutMs = 5 * SECOND_MS } = options;
  const stopping = new AbortController();
  let lastCleanupMs = 0;

  async function deliverDue(): Promise<number> {
    // Well beyond an attempt's timeout: a process that has not settled by then has crashed.
    const due = await deliveries.claim(BATCH_SIZE, 2 * timeoutMs + MINUTE_MS);
    await Promise.all(due.map((delivery) => attempt(delivery, options, stopping.signal)));
    if (Date.now() - lastCleanupMs > HOUR_MS) {
      lastCleanupMs = Date.now();
      await deliveries.removeSettled(new Date(Date.now() - RETENTION_MS));
    }
    return due.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = await deliverDue().catch((error: unknown) => {
        log.warn("Cannot deliver webhooks", { error });
        return 0;
      });
      if (count === BATCH_SIZE) continue;
      await sleep(intervalMs, stopping.signal).catch(() => undefined);
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort(new Error("The service stops"));
      await running;
    },
  };
}

async function attempt(
  delivery: DueDelivery,
  options: DelivererOptions,
  stopping: AbortSignal,
): Promise<void> {
  const {
    deliveries,
    log,
    allowPrivate,
    timeoutMs = 5 * SECOND_MS,
    delaysMs = DELAYS_MS,
  } = options;
  const { id, url, secret } = delivery;
  const body = JSON.stringify(delivery.payload);
  const headers = signedHeaders(secret, { id, body, at: new Date() });
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const outcome = await sendDelivery({ url, headers, body }, { signal, allowPrivate }).catch(
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (typeof outcome === "number" && outcome >= 200 && outcome < 300) {
    await deliveries.markDelivered(id);
    return;
  }
  const reason = typeof outcome === "number" ? `The receiver answered ${outcome}` : outcome;
  const delayMs = outcome === GONE ? undefined : delaysMs[delivery.attempt - 1];
  // An attempt cut off by the shutdown of this process is repeated at once by another one.
  const waitMs = stopping.aborted ? 0 : delayMs && delayMs * (1 + Math.random() * JITTER);
  const retryAt = waitMs === undefined ? null : new Date(Date.now() + waitMs);
  log.warn("Webhook not delivered", { delivery: id, attempt: delivery.attempt, reason, retryAt });
  await deliveries.markFailed(id, storableText(reason).slice(0, MAX_REASON_LENGTH), retryAt);
}
