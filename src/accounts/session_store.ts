import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { accounts, sessions } from "../database/schema.ts";
import { type Account, accountColumns } from "./account.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** How long somebody stays signed in, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** A session as its owner sees it. */
export interface OpenSession {
  /** Leads to nothing but the session's end. */
  id: string;
  userAgent: string | null;
  createdAt: Date;
  /** Whether it is the one that asks. */
  isThis: boolean;
}

/** Longest name of a browser that is kept. */
const MAX_AGENT_LENGTH = 300;
/** Enough of a hash to tell an account's sessions apart, and too little to be one. */
const ID_LENGTH = 16;
/** Sessions that are listed; more are only what somebody forgot. */
const LISTED = 100;

/** Dashboard sessions in the database, which contains only hashes of their tokens. */
export interface SessionStore {
  /** Opens a session and returns its token, which cannot be read again. */
  open(accountId: string): Promise<string>;
  /** Returns the account of an open session. */
  verify(token: string): Promise<Account | undefined>;
  /** Notes what the browser of a session calls itself, for its owner to know it by. */
  note(token: string, userAgent: string): Promise<void>;
  /** The open sessions of an account, newest first; `token` is the one that asks. */
  list(accountId: string, token: string): Promise<OpenSession[]>;
  /** Ends one of an account's sessions by its id; false if there is none. */
  end(accountId: string, id: string): Promise<boolean>;
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
    async note(token, userAgent) {
      const name = storableText(userAgent.slice(0, MAX_AGENT_LENGTH));
      await db
        .update(sessions)
        .set({ userAgent: name })
        .where(eq(sessions.tokenHash, await hashSecret(token)));
    },
    async list(accountId, token) {
      const own = await hashSecret(token);
      const { tokenHash, userAgent, createdAt } = sessions;
      const rows = await db
        .select({ tokenHash, userAgent, createdAt })
        .from(sessions)
        .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(createdAt))
        .limit(LISTED);
      return rows.map(({ tokenHash: hash, ...session }) => ({
        ...session,
        id: idOf(hash),
        isThis: hash === own,
      }));
    },
    async end(accountId, id) {
      const ended = await db
        .delete(sessions)
        .where(
          and(
            eq(sessions.accountId, accountId),
            sql`substr(${sessions.tokenHash}, 1, ${ID_LENGTH}) = ${id}`,
          ),
        )
        .returning({ createdAt: sessions.createdAt });
      return ended.length > 0;
    },
    async close(token) {
      await db.delete(sessions).where(eq(sessions.tokenHash, await hashSecret(token)));
    },
    async closeAll(accountId) {
      await db.delete(sessions).where(eq(sessions.accountId, accountId));
    },
  };
}

function idOf(tokenHash: string): string {
  return tokenHash.slice(0, ID_LENGTH);
}
