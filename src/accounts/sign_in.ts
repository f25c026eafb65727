import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { createDeviceStore } from "./device_store.ts";
import { createSessionStore } from "./session_store.ts";

/** Somebody who is signed in. */
export interface SignedIn {
  account: Account;
  /** Token of the new session. */
  token: string;
  /** Token of the browser, which the account knows from now on. */
  device: string;
}

/** What a session is opened by. */
export interface Entry {
  /** The hash that the account must still have: a password that was changed opens nothing. */
  passwordHash: string;
  /** Token that the browser came with; empty if it had none. */
  device: string;
}

/**
 * Opens a session, and remembers the browser. Undefined if the password is not what it was, or the
 * account was deleted. Call it in a transaction.
 */
export async function openSession(
  tx: Queries,
  accountId: string,
  { passwordHash, device }: Entry,
): Promise<SignedIn | undefined> {
  const [account] = await tx
    .select(accountColumns)
    .from(accounts)
    .where(
      and(
        eq(accounts.id, accountId),
        isNull(accounts.deletedAt),
        sql`${accounts.passwordHash} = ${passwordHash}`,
      ),
    )
    .for("no key update");
  if (account === undefined) return undefined;
  return {
    account,
    token: await createSessionStore(tx).open(accountId),
    device: await createDeviceStore(tx).remember(accountId, device),
  };
}
