import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";

/** A due delivery with its webhook. */
export interface DueDelivery {
  id: string;
  url: string;
  secret: string;
  payload: Json;
  /** Number of this attempt, from 1. */
  attempt: number;
}

/** Webhook deliveries in the database. */
export interface DeliveryStore {
  /** Leases due deliveries for `leaseMs`; those not settled by then are due again. */
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  markDelivered(id: string): Promise<void>;
  /** `retryAt` is null to give up. */
  markFailed(id: string, reason: string, retryAt: Date | null): Promise<void>;
  /** Deletes settled deliveries created before a date. */
  removeSettled(before: Date): Promise<void>;
}

/** Creates a delivery store on Postgres. */
export function createDeliveryStore(db: Queries): DeliveryStore {
  return {
    async claim(limit, leaseMs) {
      // Skips the rows that another process is claiming at this moment.
      const due = db
        .select({ id: webhookDeliveries.id })
        .from(webhookDeliveries)
        .where(lte(webhookDeliveries.nextAttemptAt, sql`now()`))
        .orderBy(webhookDeliveries.nextAttemptAt)
        .limit(limit)
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
            sql`${webhookDeliveries.id} in (${due})`,
          ),
        )
        .returning({
          id: webhookDeliveries.id,
          url: webhooks.url,
          secret: webhooks.secret,
          payload: webhookDeliveries.payload,
          attempt: webhookDeliveries.attempts,
        });
    },

    async markDelivered(id) {
      await db
        .update(webhookDeliveries)
        .set({ deliveredAt: sql`now()`, nextAttemptAt: null, lastError: null })
        .where(eq(webhookDeliveries.id, id));
    },

    async markFailed(id, reason, retryAt) {
      await db
        .update(webhookDeliveries)
        .set({ lastError: reason, nextAttemptAt: retryAt })
        .where(eq(webhookDeliveries.id, id));
    },

    async removeSettled(before) {
      await db
        .delete(webhookDeliveries)
        .where(
          and(isNull(webhookDeliveries.nextAttemptAt), lt(webhookDeliveries.createdAt, before)),
        );
    },
  };
}
