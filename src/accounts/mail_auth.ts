import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { countAttempts } from "../limits/attempts.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Account } from "./account.ts";
import { createAccountStore } from "./account_store.ts";
import type { Origin } from "./auth.ts";
import { mailAttempts } from "./mail_limits.ts";
import {
  type Confirmation,
  createMailToken,
  findMailToken,
  findOwnToken,
  type LinkedAccount,
  type MailPurpose,
  spendMailToken,
} from "./mail_tokens.ts";
import { writeMail } from "./mails.ts";
import { hashPassword } from "./passwords.ts";
import { replacePassword } from "./replace_password.ts";
import { openSession, type SignedIn } from "./sign_in.ts";

/** A new password, as entered by somebody who opened a link. */
interface PasswordReset {
  password: string;
  /** Whether all API keys are revoked. Defaults to false. */
  revokeKeys?: boolean;
}

/** Lets people show by mail that an account is theirs, with rate limits. */
export interface MailAuth {
  /**
   * Sends a link for a new password, if there is such an account; nobody can tell.
   *
   * @throws {RateLimitedError} after too many mails for the address or to the email.
   */
  sendReset(email: string, origin: Origin): Promise<void>;
  /** The account that a link for a new password leads to; undefined if it does not work. */
  findReset(token: string): Promise<LinkedAccount | undefined>;
  /**
   * Sets the password, ends all sessions and opens a new one. The email counts as confirmed; if it
   * was not, all keys are revoked, as somebody else may have signed up with it. Undefined if the link
   * does not work.
   */
  reset(token: string, values: PasswordReset, origin: Origin): Promise<SignedIn | undefined>;
  /**
   * Sends a link to confirm the account.
   *
   * @throws {RateLimitedError} after too many mails to the email.
   */
  sendConfirmation(account: Account): Promise<void>;
  /**
   * Confirms the account of somebody who is signed in to it and was mailed the link. A mailbox alone
   * confirms nothing: its owner may not be who signed up, and would lend the email to a stranger.
   */
  confirm(accountId: string, token: string): Promise<Confirmation>;
}

/** What mails are sent with. */
export interface MailAuthOptions {
  mailer: Mailer;
  /** Base of links, without a trailing slash. Never what a request says of it. */
  publicUrl: string;
}

/** Creates {@linkcode MailAuth} on the database. */
export function createMailAuth(db: Queries, { mailer, publicUrl }: MailAuthOptions): MailAuth {
  const store = createAccountStore(db);

  function post(purpose: MailPurpose, email: string): void {
    mailer.post(async () => {
      const { login } = await store.findLogin(email);
      if (login === undefined) return undefined;
      const token = await createMailToken(db, purpose, login);
      // To the address that is stored, which the one that was entered only resembles.
      const { email: to } = login.account;
      return writeMail(purpose, { to, email: to, token, publicUrl });
    });
  }

  return {
    async sendReset(email, { address }) {
      await countAttempts(db, await mailAttempts(db, email, address));
      post("reset", email);
    },
    findReset: (token) => findMailToken(db, "reset", token),
    async reset(token, { password, revokeKeys = false }, { device }) {
      const found = await findMailToken(db, "reset", token);
      // Hashing is work that nobody should be able to ask for without a link.
      if (found === undefined) return undefined;
      const passwordHash = await hashPassword(password);
      return await db.transaction(async (tx) => {
        if (!(await spendMailToken(tx, found, { purpose: "reset", token }))) return undefined;
        const isNew = await confirm(tx, found.id);
        const replacement = {
          ...(isNew ? {} : { from: found.passwordHash }),
          to: passwordHash,
          revokeKeys: revokeKeys || isNew,
        };
        if (!(await replacePassword(tx, found.id, replacement))) return undefined;
        return await openSession(tx, found.id, { passwordHash, device });
      });
    },
    async sendConfirmation({ email }) {
      await countAttempts(db, await mailAttempts(db, email, null));
      post("confirm", email);
    },
    confirm: (accountId, token) =>
      db.transaction(async (tx) => {
        const found = await findOwnToken(tx, accountId, { purpose: "confirm", token });
        if (typeof found === "string") return found;
        if (!(await spendMailToken(tx, found, { purpose: "confirm", token }))) return "broken";
        await confirm(tx, accountId);
        return "confirmed";
      }),
  };
}

/** Confirms an account. False if it was confirmed before, or has been deleted. */
async function confirm(tx: Queries, accountId: string): Promise<boolean> {
  const isUnconfirmed = and(
    eq(accounts.id, accountId),
    eq(accounts.confirmed, false),
    isNull(accounts.deletedAt),
  );
  const confirmed = await tx
    .update(accounts)
    .set({ confirmed: true })
    .where(isUnconfirmed)
    .returning({ id: accounts.id });
  return confirmed.length > 0;
}
