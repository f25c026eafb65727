import { and, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import { newSecret, type Webhook } from "./webhook.ts";

/** Each account's webhook in the database. */
export interface WebhookStore {
  get(accountId: string): Promise<Webhook | undefined>;
  /** Creates the webhook, or changes the URL and keeps the secret. `created` is true if it is new. */
  put(accountId: string, url: string): Promise<Webhook & { created: boolean }>;
  /** Deletes the webhook and its pending deliveries; false if there is none. */
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
        .onConflictDoUpdate({ target: webhooks.accountId, set: { url } })
        .returning();
      if (stored === undefined)
        throw new Error(`Cannot keep the webhook of account "${accountId}"`);
      return { ...stored, created: stored.secret === secret };
    },

    async remove(accountId) {
      return await db.transaction(async (tx) => {
        const removed = await tx
          .delete(webhooks)
          .where(eq(webhooks.accountId, accountId))
          .returning({ url: webhooks.url });
        await tx
          .delete(webhookDeliveries)
          .where(
            and(
              eq(webhookDeliveries.accountId, accountId),
              isNotNull(webhookDeliveries.nextAttemptAt),
            ),
          );
        return removed.length > 0;
      });
    },
  };
}
