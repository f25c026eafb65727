import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import type { Account } from "./account.ts";
import { createAccountStore } from "./account_store.ts";
import { verifyPassword } from "./passwords.ts";
import { createSessionStore } from "./session_store.ts";

/** Somebody who is signed in, with the token of the new session. */
export interface SignedIn {
  account: Account;
  token: string;
}

/**
 * Signs somebody in with a new session. Undefined if the password is wrong or there is no such
 * account; both take the same time.
 */
export async function signIn(
  db: Queries,
  { email, password }: { email: string; password: string },
): Promise<SignedIn | undefined> {
  const login = await createAccountStore(db).findLogin(email);
  const isRight = await verifyPassword(password, login?.passwordHash ?? null);
  if (login === undefined || login.passwordHash === null || !isRight) return undefined;
  const { account, passwordHash } = login;
  return await db.transaction(async (tx) => {
    // A password that is changed at this very moment opens nothing any more.
    const [unchanged] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account.id), eq(accounts.passwordHash, passwordHash)))
      .for("share");
    if (unchanged === undefined) return undefined;
    return { account, token: await createSessionStore(tx).open(account.id) };
  });
}

/**
 * Changes the password of somebody who knows it, and ends every session of the account. Gives the
 * token of a new session; undefined if the password is wrong.
 */
export async function changePassword(
  db: Queries,
  account: Account,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<string | undefined> {
  const login = await createAccountStore(db).findLogin(account.email);
  if (!(await verifyPassword(currentPassword, login?.passwordHash ?? null))) return undefined;
  await createAccountStore(db).setPassword(account.id, newPassword);
  return await createSessionStore(db).open(account.id);
}
