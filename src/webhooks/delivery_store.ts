import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";

/** A due delivery with its webhook. */
export interface DueDelivery {
  id: string;
  accountId: string;
  url: string;
  secret: string;
  payload: Json;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** What {@linkcode DeliveryStore.claim} may take. */
interface ClaimOptions {
  limit: number;
  /** Most deliveries of one account at a time; one whose receiver fails gets a single one. */
  perAccount: number;
  /** How many deliveries of each account are being made already. */
  busy: ReadonlyMap<string, number>;
  /** Claimed deliveries that are not settled by then are due again. */
  leaseMs: number;
}

/** How an attempt failed. */
interface FailedAttempt {
  reason: string;
  /** Null to give up. */
  retryAt: Date | null;
  /** The first pause of a receiver that keeps failing; doubles with each further failure. */
  pauseMs: number;
}

/** Webhook deliveries in the database. */
export interface DeliveryStore {
  /** Leases due deliveries: the oldest of each account, then the second ones. */
  claim(options: ClaimOptions): Promise<DueDelivery[]>;
  markDelivered(delivery: DueDelivery): Promise<void>;
  markFailed(delivery: DueDelivery, failed: FailedAttempt): Promise<void>;
  /** Gives a delivery back whose attempt was cut short, as if it had not been claimed. */
  release(delivery: DueDelivery): Promise<void>;
  /** Deletes settled deliveries created before a date. */
  removeSettled(before: Date): Promise<void>;
  /** Gives up deliveries created before a date. */
  giveUp(before: Date): Promise<void>;
}

/** Consecutive failures from which on a receiver is left alone for a while. */
const PAUSED_FROM = 3;
/** Longest pause: a receiver that is back gets what it missed within this time. */
const MAX_PAUSE_MS = 15 * 60 * 1000;

/** Creates a delivery store on Postgres. */
export function createDeliveryStore(db: Queries): DeliveryStore {
  // What was claimed for a webhook says nothing about one that has taken its place.
  const isWebhookOf = ({ accountId, url, secret }: DueDelivery) =>
    and(eq(webhooks.accountId, accountId), eq(webhooks.url, url), eq(webhooks.secret, secret));

  return {
    async claim({ limit, perAccount, busy, leaseMs }) {
      const isDue = sql`${webhookDeliveries.nextAttemptAt} <= now()`;
      const turns = db.$with("turns").as(
        db
          .select({
            id: webhookDeliveries.id,
            dueAt: webhookDeliveries.nextAttemptAt,
            turn: sql<number>`row_number() over (
              partition by ${webhookDeliveries.accountId}
              order by ${webhookDeliveries.nextAttemptAt}, ${webhookDeliveries.id})`.as("turn"),
            room: sql<number>`(case when ${webhooks.failures} > 0 then 1 else ${perAccount}::int end)
              - coalesce((${JSON.stringify(Object.fromEntries(busy))}::jsonb ->> ${webhooks.accountId})::int, 0)`.as(
              "room",
            ),
          })
          .from(webhookDeliveries)
          .innerJoin(webhooks, eq(webhooks.accountId, webhookDeliveries.accountId))
          .where(and(isDue, sql`coalesce(${webhooks.pausedUntil} <= now(), true)`)),
      );
      const next = db
        .with(turns)
        .select({ id: turns.id })
        .from(turns)
        .where(sql`${turns.turn} <= ${turns.room}`)
        .orderBy(turns.turn, turns.dueAt)
        .limit(limit);
      // Skips the rows that another process is claiming at this moment, and those that it has claimed.
      const locked = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(and(sql`${webhookDeliveries.id} in (${next})`, isDue))
        .for("update", { skipLocked: true });
      return await db
        .update(webhookDeliveries)
        .set({
          attempts: sql`${webhookDeliveries.attempts} + 1`,
          nextAttemptAt: sql`now() + ${leaseMs} * interval '1 millisecond'`,
        })
        .from(webhooks)
        .where(
          and(
            eq(webhooks.accountId, webhookDeliveries.accountId),
            sql`${webhookDeliveries.id} in (${locked})`,
          ),
        )
        .returning({
          id: webhookDeliveries.id,
          accountId: webhookDeliveries.accountId,
          url: webhooks.url,
          secret: webhooks.secret,
          payload: webhookDeliveries.payload,
          attempt: webhookDeliveries.attempts,
        });
    },

    // Each of these is two statements and no transaction, which could wait for the deletion of the
    // webhook while that waits for it.
    async markDelivered(delivery) {
      await db
        .update(webhookDeliveries)
        .set({ deliveredAt: sql`now()`, nextAttemptAt: null, lastError: null })
        .where(eq(webhookDeliveries.id, delivery.id));
      await db
        .update(webhooks)
        .set({ failures: 0, pausedUntil: null })
        .where(and(isWebhookOf(delivery), sql`${webhooks.failures} > 0`));
    },

    async markFailed(delivery, { reason, retryAt, pauseMs }) {
      await db
        .update(webhookDeliveries)
        .set({ lastError: reason, nextAttemptAt: retryAt })
        .where(eq(webhookDeliveries.id, delivery.id));
      const doublings = sql`least(${webhooks.failures} + 1 - ${PAUSED_FROM}::int, 20)`;
      await db
        .update(webhooks)
        .set({
          failures: sql`${webhooks.failures} + 1`,
          pausedUntil: sql`case when ${webhooks.failures} + 1 >= ${PAUSED_FROM}::int then
            now() + least(${pauseMs}::float * 2 ^ ${doublings}, ${MAX_PAUSE_MS}::float) * interval '1 millisecond' end`,
        })
        .where(isWebhookOf(delivery));
    },

    async release({ id }) {
      await db
        .update(webhookDeliveries)
        .set({ attempts: sql`${webhookDeliveries.attempts} - 1`, nextAttemptAt: sql`now()` })
        .where(eq(webhookDeliveries.id, id));
    },

    async removeSettled(before) {
      await db
        .delete(webhookDeliveries)
        .where(
          and(isNull(webhookDeliveries.nextAttemptAt), lt(webhookDeliveries.createdAt, before)),
        );
    },

    async giveUp(before) {
      await db
        .update(webhookDeliveries)
        .set({ nextAttemptAt: null })
        .where(
          and(isNotNull(webhookDeliveries.nextAttemptAt), lt(webhookDeliveries.createdAt, before)),
        );
    },
  };
}
