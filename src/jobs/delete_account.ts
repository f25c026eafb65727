import { and, eq, isNull, sql } from "drizzle-orm";
import { revokeAllKeys } from "../accounts/key_store.ts";
import type { Queries } from "../database/mod.ts";
import {
  accounts,
  devices,
  idempotencyKeys,
  jobs,
  mailTokens,
  sessions,
  uploads,
  webhookDeliveries,
  webhooks,
} from "../database/schema.ts";
import { removeJobs } from "./erasures.ts";

/** Options of {@linkcode deleteAccount}. */
export interface DeletionOptions {
  /** The hash that the account's password must still have; whatever it has if left out. */
  passwordHash?: string;
}

/**
 * Deletes an account with its jobs and posts: from then on nothing opens it, and its email is free.
 * Files are erased later. False if the password is not what it was, or there is no such account.
 */
export async function deleteAccount(
  db: Queries,
  accountId: string,
  { passwordHash }: DeletionOptions = {},
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const isWanted = and(
      eq(accounts.id, accountId),
      isNull(accounts.deletedAt),
      passwordHash === undefined ? undefined : eq(accounts.passwordHash, passwordHash),
    );
    const [deleted] = await tx
      .update(accounts)
      // No email that anybody could enter. The brand stays until its logo is erased.
      .set({ deletedAt: sql`now()`, email: `deleted ${accountId}`, passwordHash: null })
      .where(isWanted)
      .returning({ id: accounts.id });
    if (deleted === undefined) return false;
    await revokeAllKeys(tx, accountId);
    for (const table of [sessions, devices, mailTokens, idempotencyKeys, uploads]) {
      await tx.delete(table).where(eq(table.accountId, accountId));
    }
    // Who ends a job locks it, and then the webhook that is told: in the same order here.
    await removeJobs(tx, eq(jobs.accountId, accountId));
    await tx.delete(webhooks).where(eq(webhooks.accountId, accountId));
    await tx.delete(webhookDeliveries).where(eq(webhookDeliveries.accountId, accountId));
    return true;
  });
}
