import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts, mailTokens } from "../database/schema.ts";
import type { Login } from "./account_store.ts";
import { hashSecret, newSecret } from "./secret.ts";

/** What a link in a mail is for. */
export type MailPurpose = (typeof mailTokens.purpose.enumValues)[number];

/** What came of a link of somebody signed in; "foreign" is one of another account than theirs. */
export type Confirmation = "confirmed" | "foreign" | "broken";

/** How long a link works, in hours. */
export const LINK_HOURS: Readonly<Record<MailPurpose, number>> = {
  reset: 1,
  confirm: 24,
  email: 24,
};

/** The account that a link leads to, as it was when the link was sent. */
export interface LinkedAccount {
  id: string;
  email: string;
  passwordHash: string | null;
  /** What the email becomes by a link of the purpose "email", else null. */
  newEmail: string | null;
}

/** Writes down a link for an account, and returns its token, which cannot be read again. */
export async function createMailToken(
  db: Queries,
  purpose: MailPurpose,
  { account, passwordHash, newEmail = null }: Login & { newEmail?: string | null },
): Promise<string> {
  const token = newSecret();
  await db.insert(mailTokens).values({
    tokenHash: await hashSecret(token),
    accountId: account.id,
    purpose,
    email: account.email,
    passwordHash,
    newEmail,
    expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS[purpose]})`,
  });
  return token;
}

/**
 * The account that a token leads to. Undefined if it is unknown, used or expired, or if the account
 * has another email since, or another password and the token would replace it or the email. The password of an
 * account that is not confirmed counts for nothing: who set it could keep the mailbox's owner out.
 */
export async function findMailToken(
  db: Queries,
  purpose: MailPurpose,
  token: string,
): Promise<LinkedAccount | undefined> {
  const isUnchanged = or(
    eq(mailTokens.purpose, "confirm"),
    eq(accounts.confirmed, false),
    sql`${accounts.passwordHash} is not distinct from ${mailTokens.passwordHash}`,
  );
  const [found] = await db
    .select({
      id: accounts.id,
      email: accounts.email,
      passwordHash: accounts.passwordHash,
      newEmail: mailTokens.newEmail,
    })
    .from(mailTokens)
    .innerJoin(
      accounts,
      and(eq(accounts.id, mailTokens.accountId), eq(accounts.email, mailTokens.email)),
    )
    .where(and(await isToken(purpose, token), isNull(accounts.deletedAt), isUnchanged));
  return found;
}

/** As {@linkcode findMailToken} for somebody who is signed in: why a token does not work for them, if so. */
export async function findOwnToken(
  db: Queries,
  accountId: string,
  { purpose, token }: { purpose: MailPurpose; token: string },
): Promise<LinkedAccount | "foreign" | "broken"> {
  const found = await findMailToken(db, purpose, token);
  if (found === undefined) return "broken";
  return found.id === accountId ? found : "foreign";
}

/**
 * Uses up a token of an account: true for one caller alone, however many there are at once. Call it
 * in a transaction, in which it locks the account first, as all do that change it.
 */
export async function spendMailToken(
  tx: Queries,
  { id }: LinkedAccount,
  { purpose, token }: { purpose: MailPurpose; token: string },
): Promise<boolean> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, id))
    .for("no key update");
  const spent = await tx
    .delete(mailTokens)
    .where(await isToken(purpose, token))
    .returning({ purpose: mailTokens.purpose });
  return spent.length > 0;
}

async function isToken(purpose: MailPurpose, token: string): Promise<SQL | undefined> {
  return and(
    eq(mailTokens.tokenHash, await hashSecret(token)),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expiresAt, sql`now()`),
  );
}
