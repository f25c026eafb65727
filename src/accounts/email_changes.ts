import type { Queries } from "../database/mod.ts";
import { countAttempts } from "../limits/attempts.ts";
import type { Account } from "./account.ts";
import { createAccountStore, emailTaken } from "./account_store.ts";
import type { Origin } from "./auth.ts";
import type { MailAuthOptions } from "./mail_auth.ts";
import { mailAttempts } from "./mail_limits.ts";
import { type Confirmation, createMailToken, findOwnToken, spendMailToken } from "./mail_tokens.ts";
import { writeMail, writeNotice } from "./mails.ts";

/** A change of an account's email that its owner asks for, whose password was checked. */
interface EmailChange {
  account: Account;
  /** The hash that the account has. */
  passwordHash: string;
  newEmail: string;
}

/** Changes the emails of accounts. */
export interface EmailChanges {
  /**
   * Sends a link to the new email, and tells the old one; where no mail is sent, the email changes at
   * once.
   *
   * @throws {AccountExistsError} if the email is taken.
   * @throws {RateLimitedError} after too many mails to the email or for the address.
   */
  ask(change: EmailChange, origin: Origin): Promise<"sent" | "changed">;
  /**
   * Changes the email of somebody who is signed in, by the link that was sent to the new one. A mailbox
   * alone changes nothing: its owner may not be who asked, and would lend the email to a stranger.
   *
   * @throws {AccountExistsError} if somebody else has taken the email since.
   */
  confirm(accountId: string, token: string): Promise<Confirmation>;
}

/** Creates {@linkcode EmailChanges} on the database; `mails` is null where none are sent. */
export function createEmailChanges(db: Queries, mails: MailAuthOptions | null): EmailChanges {
  return {
    async ask({ account, passwordHash, newEmail }, { address }) {
      const holder = await createAccountStore(db).findByEmail(newEmail);
      if (holder !== undefined && holder.id !== account.id) throw emailTaken(newEmail);
      if (mails === null) {
        await setEmail(db, account.id, newEmail);
        return "changed";
      }
      const { mailer, publicUrl } = mails;
      await countAttempts(db, await mailAttempts(db, newEmail, address));
      const { email } = account;
      mailer.post(async () => {
        const token = await createMailToken(db, "email", { account, passwordHash, newEmail });
        return writeMail("email", { to: newEmail, email, token, publicUrl });
      });
      // Whoever holds an address that was never confirmed need not be the account's owner.
      if (account.confirmed) {
        mailer.post(async () => writeNotice("asked", { email, newEmail, publicUrl }));
      }
      return "sent";
    },
    async confirm(accountId, token) {
      const found = await findOwnToken(db, accountId, { purpose: "email", token });
      if (typeof found === "string") return found;
      const { email, newEmail } = found;
      if (newEmail === null) return "broken";
      const isChanged = await db.transaction(async (tx) => {
        if (!(await spendMailToken(tx, found, { purpose: "email", token }))) return false;
        await setEmail(tx, accountId, newEmail);
        return true;
      });
      if (!isChanged) return "broken";
      if (mails !== null) {
        const { mailer, publicUrl } = mails;
        mailer.post(async () => writeNotice("changed", { email, newEmail, publicUrl }));
      }
      return "confirmed";
    },
  };
}

/** Sets an email, which was confirmed by a link unless nobody has to confirm anything. */
async function setEmail(db: Queries, accountId: string, email: string): Promise<void> {
  await createAccountStore(db).change(accountId, { email, confirmed: true });
}
