import type { Queries } from "../database/mod.ts";
import type { Attempt } from "../limits/attempts.ts";
import type { Policy } from "../limits/sliding_window.ts";
import { createAccountStore } from "./account_store.ts";
import { hashSecret } from "./secret.ts";

/** Mails that somebody at one address asks for. */
const MAILS_PER_ADDRESS: Policy = { name: "mail", limit: 20, windowSeconds: 3600 };
/** Mails to one email, whoever asks for them: its owner has the last ones, and their links work. */
const MAILS_PER_EMAIL: Policy = { name: "mail", limit: 5, windowSeconds: 3600 };

/** What to count for a mail to an email that somebody asks for at an address; null for no address. */
export async function mailAttempts(
  db: Queries,
  email: string,
  address: string | null,
): Promise<Attempt[]> {
  const { spelling } = await createAccountStore(db).findLogin(email);
  return [
    { key: `mail to ${await hashSecret(spelling)}`, policy: MAILS_PER_EMAIL },
    ...(address === null ? [] : [{ key: `mail for ${address}`, policy: MAILS_PER_ADDRESS }]),
  ];
}
