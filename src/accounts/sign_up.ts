import { sql } from "drizzle-orm";
import type { SignUpMode } from "../config/mod.ts";
import type { Queries } from "../database/mod.ts";
import { createAccountStore } from "./account_store.ts";
import { redeemInvite } from "./invites.ts";
import { hashPassword } from "./passwords.ts";
import { openSession, type SignedIn } from "./sign_in.ts";

/** Thrown when somebody may not sign up. */
export class SignUpRefusedError extends Error {
  override readonly name = "SignUpRefusedError";
}

/** What somebody signs up with; email and password were checked. */
export interface SignUp {
  email: string;
  password: string;
  invite: string | null;
}

/** Any fixed number, as long as every release locks the same one. */
const SIGN_UP_LOCK = 7_067_153_002;

/** How somebody signs up. */
interface SignUpOptions extends SignUp {
  mode: SignUpMode;
  /** Token that the browser came with; empty if it had none. */
  device: string;
  /** Whether nobody has to show that the email is theirs. */
  confirmed: boolean;
}

/**
 * Makes an account and signs in to it.
 *
 * @throws {SignUpRefusedError} if the mode does not let them.
 * @throws {AccountExistsError} if the email is taken. An invite can then be used again.
 */
export async function signUp(
  db: Queries,
  { mode, email, password, invite, device, confirmed }: SignUpOptions,
): Promise<SignedIn> {
  // Hashing is work that nobody should be able to ask for who may not sign up anyway.
  const isFirst = await createAccountStore(db).isEmpty();
  if (mode === "closed" && !isFirst) throw refusal(mode);
  if (mode === "invite" && !isFirst && invite === null) throw refusal(mode);
  const passwordHash = await hashPassword(password);
  return await db.transaction(async (tx) => {
    const accounts = createAccountStore(tx);
    if (mode !== "open") {
      // Of two who want to be the first, one has to wait and see that there is an account.
      await tx.execute(sql`select pg_advisory_xact_lock(${SIGN_UP_LOCK})`);
      const isWelcome =
        (await accounts.isEmpty()) ||
        (mode === "invite" && invite !== null && (await redeemInvite(tx, invite)));
      if (!isWelcome) throw refusal(mode);
    }
    const { id } = await accounts.create({ email, plan: "free", passwordHash, confirmed });
    const signedIn = await openSession(tx, id, { passwordHash, device });
    if (signedIn === undefined) throw new Error("Cannot sign in to an account that was just made");
    return signedIn;
  });
}

function refusal(mode: SignUpMode): SignUpRefusedError {
  return new SignUpRefusedError(
    mode === "closed"
      ? "Sign-up is closed: ask whoever runs the service for an account"
      : "Invalid invite: ask whoever runs the service for a new one",
  );
}
