import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts, sessions } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long somebody stays signed in, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** Dashboard sessions in the database, which contains only hashes of their tokens. */
export interface SessionStore {
  /** Opens a session and returns its token, which cannot be read again. */
  open(accountId: string): Promise<string>;
  /** Returns the account of an open session. */
  verify(token: string): Promise<Account | undefined>;
  /** Ends a session at once. Ignores unknown tokens. */
  close(token: string): Promise<void>;
  /** Ends every session of an account. */
  closeAll(accountId: string): Promise<void>;
}

/** Creates a session store on Postgres. */
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
          and(
            eq(sessions.tokenHash, await hashSecret(token)),
            gt(sessions.expiresAt, sql`now()`),
            isNull(accounts.deletedAt),
          ),
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
