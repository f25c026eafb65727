import { sleep } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { storableText } from "../common/storable_text.ts";
import { databaseErrorFields } from "../database/is_database_down.ts";
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
  /** First pause of a receiver that failed three times in a row. Defaults to 5 s. */
  pauseMs?: number;
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
/** Deliveries made concurrently. They do nothing but wait for their receivers. */
const CONCURRENCY = 64;
const CONCURRENCY_PER_ACCOUNT = 2;
const MAX_REASON_LENGTH = 500;

/** Status by which a receiver declines the delivery for good. */
const GONE = 410;

/**
 * Delivers the webhooks in the outbox until it is stopped. Accounts take turns, and none has more than
 * two deliveries at a time, so a slow receiver delays nobody else's.
 */
export function startDeliverer(options: DelivererOptions): { stop(): Promise<void> } {
  const { deliveries, log, intervalMs = SECOND_MS, timeoutMs = 5 * SECOND_MS } = options;
  const stopping = new AbortController();
  const attempts = new Set<Promise<void>>();
  const busy = new Map<string, number>();
  let freed = Promise.withResolvers<void>();
  let isDown = false;

  function start(delivery: DueDelivery): void {
    const { accountId } = delivery;
    busy.set(accountId, (busy.get(accountId) ?? 0) + 1);
    const running = attempt(delivery, options, stopping.signal)
      // The delivery is due again once its lease is over.
      .catch((error: unknown) => log.warn("Cannot settle a webhook's delivery", { error }))
      .finally(() => {
        attempts.delete(running);
        const left = (busy.get(accountId) ?? 1) - 1;
        if (left === 0) busy.delete(accountId);
        else busy.set(accountId, left);
        freed.resolve();
      });
    attempts.add(running);
  }

  async function startDue(): Promise<void> {
    const limit = CONCURRENCY - attempts.size;
    if (limit === 0) return;
    try {
      const due = await deliveries.claim({
        limit,
        perAccount: CONCURRENCY_PER_ACCOUNT,
        busy,
        // Well beyond an attempt's timeout: a process that has not settled by then has crashed.
        leaseMs: 2 * timeoutMs + MINUTE_MS,
      });
      isDown = false;
      for (const delivery of due) start(delivery);
    } catch (error) {
      // Once an outage, and not every second of it.
      if (!isDown) log.warn("Cannot deliver webhooks", databaseErrorFields(error));
      isDown = true;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      freed = Promise.withResolvers<void>();
      await startDue();
      const pause = sleep(intervalMs, stopping.signal).catch(() => undefined);
      await (isDown ? pause : Promise.race([pause, freed.promise]));
    }
    await Promise.all(attempts);
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
    pauseMs = 5 * SECOND_MS,
  } = options;
  const { id, url, secret } = delivery;
  const body = JSON.stringify(delivery.payload);
  const headers = signedHeaders(secret, { id, body, at: new Date() });
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const outcome = await sendDelivery({ url, headers, body }, { signal, allowPrivate }).catch(
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (typeof outcome === "number" && outcome >= 200 && outcome < 300) {
    return await deliveries.markDelivered(delivery);
  }
  if (typeof outcome !== "number" && stopping.aborted) return await deliveries.release(delivery);
  const text = typeof outcome === "number" ? `The receiver answered ${outcome}` : outcome;
  const reason = storableText(text).slice(0, MAX_REASON_LENGTH);
  const delayMs = outcome === GONE ? undefined : delaysMs[delivery.attempt - 1];
  const waitMs = delayMs && delayMs * (1 + Math.random() * JITTER);
  const retryAt = waitMs === undefined ? null : new Date(Date.now() + waitMs);
  log.warn("Webhook not delivered", { delivery: id, attempt: delivery.attempt, reason, retryAt });
  await deliveries.markFailed(delivery, { reason, retryAt, pauseMs });
}
