import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { createDeviceStore } from "./device_store.ts";
import { revokeAllKeys } from "./key_store.ts";
import { createSessionStore } from "./session_store.ts";

/** How a password is replaced. */
export interface Replacement {
  /** The hash that the account must still have; whatever it has if left out. */
  from?: string | null;
  /** The new hash. */
  to: string;
  revokeKeys?: boolean;
}

/**
 * Replaces a password and ends what it opened: sessions, known browsers and, if asked to, keys.
 * False if the password is not what it was, or the account was deleted: nothing is changed then.
 * Call it in a transaction, for all of it to be so at once.
 */
export async function replacePassword(
  tx: Queries,
  accountId: string,
  { from, to, revokeKeys = false }: Replacement,
): Promise<boolean> {
  const isUnchanged =
    from === undefined ? undefined : sql`${accounts.passwordHash} is not distinct from ${from}`;
  const [replaced] = await tx
    .update(accounts)
    .set({ passwordHash: to })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt), isUnchanged))
    .returning({ id: accounts.id });
  if (replaced === undefined) return false;
  await createSessionStore(tx).closeAll(accountId);
  await createDeviceStore(tx).forgetAll(accountId);
  if (revokeKeys) await revokeAllKeys(tx, accountId);
  return true;
}
