import { eq } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { webhooks } from "../database/schema.ts";
import { newSecret, type Webhook } from "./webhook.ts";

/** A receiver that has not failed yet. */
const UNTRIED = { failures: 0, pausedUntil: null };

/** Each account's webhook in the database. */
export interface WebhookStore {
  get(accountId: string): Promise<Webhook | undefined>;
  /** Creates the webhook, or changes the URL and keeps the secret. `created` is true if it is new. */
  put(accountId: string, url: string): Promise<Webhook & { created: boolean }>;
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

    async remove(accountId) {
      const removed = await db
        .delete(webhooks)
        .where(eq(webhooks.accountId, accountId))
        .returning({ url: webhooks.url });
      return removed.length > 0;
    },
  };
}
