import { and, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";

/** A delivery that is due, with where it goes. */
export interface DueDelivery {
  id: string;
  url: string;
  secret: string;
  payload: Json;
  /** The attempt to be made, from 1. */
  attempt: number;
}

/** What is to be delivered, and what came of it. */
export interface DeliveryStore {
  /** Takes due deliveries; nobody else gets them for `leaseMs`, or ever if they are settled by then. */
  claim(limit: number, leaseMs: number): Promise<DueDelivery[]>;
  markDelivered(id: string): Promise<void>;
  /** `retryAt` is null when it is given up. */
  markFailed(id: string, reason: string, retryAt: Date | null): Promise<void>;
  /** Removes what was settled and is older. */
  removeSettled(before: Date): Promise<void>;
}

/** Keeps deliveries in Postgres. */
export function createDeliveryStore(db: Queries): DeliveryStore {
  return {
    async claim(limit, leaseMs) {
      // Rows that another process is taking at this moment are passed over.
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
