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
  /** Time between two looks for what is due. Defaults to a second. */
  intervalMs?: number;
  /** Time that a receiver may take. Defaults to 5 s. */
  timeoutMs?: number;
  /** Waits after the first, the second … failed attempt. Defaults to 5 s up to 10 hours, 29 in all. */
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
/** Receivers that were all down come back one after the other. */
const JITTER = 0.2;
/** Deliveries at a time. */
const BATCH_SIZE = 16;
/** How long settled deliveries are kept to be looked into. */
const KEPT_MS = 7 * 24 * HOUR_MS;
const MAX_REASON_LENGTH = 500;

/** A receiver that does not want any more deliveries of this kind. */
const GONE = 410;

/** Delivers what jobs have written down for webhooks, until it is stopped. */
export function startDeliverer(options: DelivererOptions): { stop(): Promise<void> } {
  const { deliveries, log, intervalMs = SECOND_MS, timeoutMs = 5 * SECOND_MS } = options;
  const stopping = new AbortController();
  let cleanedAtMs = 0;

  async function deliverDue(): Promise<number> {
    // Twice the time of an attempt: whoever has not settled by then is dead.
    const due = await deliveries.claim(BATCH_SIZE, 2 * timeoutMs + MINUTE_MS);
    await Promise.all(due.map((delivery) => attempt(delivery, options, stopping.signal)));
    if (Date.now() - cleanedAtMs > HOUR_MS) {
      cleanedAtMs = Date.now();
      await deliveries.removeSettled(new Date(Date.now() - KEPT_MS));
    }
    return due.length;
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const count = await deliverDue().catch((error: unknown) => {
        log.warn("Cannot look for webhooks to deliver", { error });
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
  // An attempt that the end of this process cut off is made by another at once.
  const waitMs = stopping.aborted ? 0 : delayMs && delayMs * (1 + Math.random() * JITTER);
  const retryAt = waitMs === undefined ? null : new Date(Date.now() + waitMs);
  log.warn("Webhook not delivered", { delivery: id, attempt: delivery.attempt, reason, retryAt });
  await deliveries.markFailed(id, storableText(reason).slice(0, MAX_REASON_LENGTH), retryAt);
}
