import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts, sessions } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long somebody stays signed in, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Who is signed in, in the database. Tokens are known to browsers alone. */
export interface SessionStore {
  /** Signs somebody in. Nothing else ever gives the token. */
  open(accountId: string): Promise<string>;
  /** The account that a token was made for, until it expires or is closed. */
  verify(token: string): Promise<Account | undefined>;
  /** Ends a session at once. A token that opens nothing is no error. */
  close(token: string): Promise<void>;
  /** Ends every session of an account. */
  closeAll(accountId: string): Promise<void>;
}

/** Keeps sessions in Postgres, as hashes. */
export function createSessionStore(db: Queries): SessionStore {
  return {
    async open(accountId) {
      const token = newSecret();
      await db.insert(sessions).values({
        tokenHash: await hashSecret(token),
        accountId,
        expiresAt: sql`now() + make_interval(secs => ${SESSION_SECONDS})`,
      });
      return token;
    },
    async verify(token) {
      const [account] = await db
        .select(accountColumns)
        .from(sessions)
        .innerJoin(accounts, eq(accounts.id, sessions.accountId))
        .where(
          and(eq(sessions.tokenHash, await hashSecret(token)), gt(sessions.expiresAt, sql`now()`)),
        );
      return account;
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, await hashSecret(token)));
    },
    async closeAll(accountId) {
      await db.delete(sessions).where(eq(sessions.accountId, accountId));
    },
  };
}
