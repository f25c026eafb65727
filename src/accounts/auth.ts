import type { SignUpMode } from "../config/mod.ts";
import type { Queries } from "../database/mod.ts";
import { type Attempt, countAttempts, forgetAttempts } from "../limits/attempts.ts";
import type { Policy } from "../limits/sliding_window.ts";
import type { Account } from "./account.ts";
import { createAccountStore } from "./account_store.ts";
import { hashSecret } from "./secret.ts";
import { createSessionStore } from "./session_store.ts";
import { changePassword, type SignedIn, signIn } from "./sign_in.ts";
import { type SignUp, signUp } from "./sign_up.ts";

/** An email and a password, as entered. */
interface Credentials {
  email: string;
  password: string;
}

/** Signs people up and in, with rate limits. Addresses are null for requests that came over no network. */
export interface Auth {
  readonly mode: SignUpMode;
  /** True until the first account is created, which anybody can do. */
  isFirst(): Promise<boolean>;
  /**
   * @throws {SignUpRefusedError} if the mode does not allow it.
   * @throws {AccountExistsError} if the email is taken.
   * @throws {RateLimitedError} after too many attempts from the address.
   */
  signUp(values: SignUp, address: string | null): Promise<SignedIn>;
  /**
   * Undefined if the email or the password is wrong.
   *
   * @throws {RateLimitedError} after too many attempts from the address or for the email.
   */
  signIn(credentials: Credentials, address: string | null): Promise<SignedIn | undefined>;
  /**
   * Ends all sessions and returns the token of a new one; undefined if the password is wrong.
   *
   * @throws {RateLimitedError} after too many attempts.
   */
  changePassword(
    account: Account,
    passwords: { currentPassword: string; newPassword: string },
  ): Promise<string | undefined>;
}

/** Rate limits of authentication. */
export interface AuthPolicies {
  signUpsPerAddress: Policy;
  /** Successes count too, or signing in to one's own account would reset the limit while guessing. */
  signInsPerAddress: Policy;
  /** Consecutive wrong passwords. */
  guessesPerEmail: Policy;
}

const POLICIES: AuthPolicies = {
  signUpsPerAddress: { name: "sign-up", limit: 30, windowSeconds: 3600 },
  signInsPerAddress: { name: "sign-in", limit: 50, windowSeconds: 900 },
  guessesPerEmail: { name: "sign-in", limit: 10, windowSeconds: 900 },
};

/** Creates {@linkcode Auth} on the database. */
export function createAuth(db: Queries, mode: SignUpMode, policies: AuthPolicies = POLICIES): Auth {
  return {
    mode,
    isFirst: () => createAccountStore(db).isEmpty(),
    async signUp(values, address) {
      await countAttempts(db, from("sign-up", address, policies.signUpsPerAddress));
      const account = await signUp(db, mode, values);
      return { account, token: await createSessionStore(db).open(account.id) };
    },
    async signIn(credentials, address) {
      const guesses = await guessesOf(credentials.email, policies);
      await countAttempts(db, [...from("sign-in", address, policies.signInsPerAddress), guesses]);
      const signedIn = await signIn(db, credentials);
      if (signedIn !== undefined) await forgetAttempts(db, guesses.key);
      return signedIn;
    },
    async changePassword(account, passwords) {
      // Counted separately: strangers who guess must not lock out somebody who is signed in.
      const key = `password of ${account.id}`;
      await countAttempts(db, [{ key, policy: policies.guessesPerEmail }]);
      const token = await changePassword(db, account, passwords);
      if (token !== undefined) await forgetAttempts(db, key);
      return token;
    },
  };
}

function from(what: string, address: string | null, policy: Policy): Attempt[] {
  return address === null ? [] : [{ key: `${what} from ${address}`, policy }];
}

/** Counts by a hash of the email, which can be any text of any length. */
async function guessesOf(email: string, { guessesPerEmail }: AuthPolicies): Promise<Attempt> {
  const hash = await hashSecret(email.trim().toLowerCase());
  return { key: `sign-in to ${hash}`, policy: guessesPerEmail };
}
