import { and, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { webhookDeliveries, webhooks } from "../database/schema.ts";
import { newSecret, type Webhook } from "./webhook.ts";

/** Each account's webhook in the database. */
export interface WebhookStore {
  get(accountId: string): Promise<Webhook | undefined>;
  /** Makes the webhook, or moves it to another address; its secret stays. `made` tells which. */
  put(accountId: string, url: string): Promise<Webhook & { made: boolean }>;
  /** Removes the webhook and what is still to be delivered; false if there is none. */
  remove(accountId: string): Promise<boolean>;
}

/** Keeps webhooks in Postgres. */
export function createWebhookStore(db: Queries): WebhookStore {
  return {
    async get(accountId) {
      const [found] = await db.select().from(webhooks).where(eq(webhooks.accountId, accountId));
      return found;
    },

    async put(accountId, url) {
      const secret = newSecret();
      const [kept] = await db
        .insert(webhooks)
        .values({ accountId, url, secret })
        .onConflictDoUpdate({ target: webhooks.accountId, set: { url } })
        .returning();
      if (kept === undefined) throw new Error(`Cannot keep the webhook of account "${accountId}"`);
      return { ...kept, made: kept.secret === secret };
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
