import { desc, eq, getTableColumns } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import { recordTest } from "./outbox.ts";
import { newSecret, type Webhook } from "./webhook.ts";

/** A receiver that has not failed yet. */
const UNTRIED = { failures: 0, pausedUntil: null };

/** A delivery as its account sees it. */
export interface LoggedDelivery {
  id: string;
  event: string;
  /** Empty for a test. */
  jobId: string;
  attempts: number;
  createdAt: Date;
  deliveredAt: Date | null;
  /** Null when there is nothing left to do. */
  nextAttemptAt: Date | null;
  /** Why the last attempt failed; null if none has. */
  lastError: string | null;
}

/** Deliveries that are listed. */
const LISTED = 50;

/** Each account's webhook in the database. */
export interface WebhookStore {
  get(accountId: string): Promise<Webhook | undefined>;
  /** Creates the webhook, or changes the URL and keeps the secret. `created` is true if it is new. */
  put(accountId: string, url: string): Promise<Webhook & { created: boolean }>;
  /** Gives the webhook a new secret, with which deliveries are signed from now on; undefined if there is none. */
  renewSecret(accountId: string): Promise<Webhook | undefined>;
  /** Has a test delivered; false if there is no webhook, or too many tests wait. */
  test(accountId: string): Promise<boolean>;
  /** The last deliveries, newest first. */
  deliveries(accountId: string): Promise<LoggedDelivery[]>;
  /** Deletes the webhook and its deliveries; false if there is none. */
  remove(accountId: string): Promise<boolean>;
}

/** Creates a webhook store on Postgres. */
export function createWebhookStore(db: Queries): WebhookStore {
  return {
    async get(accountId) {
      const [found] = await db.select().from(webhooks).where(eq(webhooks.accountId, accountId));
      return found;
    },

    async put(accountId, url) {
      const secret = newSecret();
      const [stored] = await db
        .insert(webhooks)
        .values({ accountId, url, secret })
        .onConflictDoUpdate({ target: webhooks.accountId, set: { url, ...UNTRIED } })
        .returning();
      if (stored === undefined)
        throw new Error(`Cannot keep the webhook of account "${accountId}"`);
      return { ...stored, created: stored.secret === secret };
    },

    async renewSecret(accountId) {
      const [stored] = await db
        .update(webhooks)
        .set({ secret: newSecret(), ...UNTRIED })
        .where(eq(webhooks.accountId, accountId))
        .returning();
      return stored;
    },

    test: (accountId) => recordTest(db, accountId),

    async deliveries(accountId) {
      const { payload: _, accountId: __, ...columns } = getTableColumns(webhookDeliveries);
      return await db
        .select(columns)
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.accountId, accountId))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(LISTED);
    },

    async remove(accountId) {
      const removed = await db
        .delete(webhooks)
        .where(eq(webhooks.accountId, accountId))
        .returning({ url: webhooks.url });
      return removed.length > 0;
    },
  };
}
