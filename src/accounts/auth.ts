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

/** An email and a password, as somebody wrote them. */
interface Credentials {
  email: string;
  password: string;
}

/** How people get into the dashboard. Addresses are null for requests that came over no network. */
export interface Auth {
  readonly mode: SignUpMode;
  /** True before the first account is made, which anybody can make. */
  isFirst(): Promise<boolean>;
  /**
   * @throws {SignUpRefusedError} if they may not sign up.
   * @throws {AccountExistsError} if the email is taken.
   * @throws {RateLimitedError} if it was tried too often from the address.
   */
  signUp(values: SignUp, address: string | null): Promise<SignedIn>;
  /**
   * Undefined if the email or the password is wrong.
   *
   * @throws {RateLimitedError} if it was tried too often from the address or for the email.
   */
  signIn(credentials: Credentials, address: string | null): Promise<SignedIn | undefined>;
  /**
   * Gives the token of a new session, all others being over; undefined if the password is wrong.
   *
   * @throws {RateLimitedError} if it was tried too often.
   */
  changePassword(
    account: Account,
    passwords: { currentPassword: string; newPassword: string },
  ): Promise<string | undefined>;
}

/** How often each thing may be tried. */
export interface AuthPolicies {
  signUpsPerAddress: Policy;
  /** Successes count too, as somebody with an account must not guess at others in between. */
  signInsPerAddress: Policy;
  /** Wrong passwords, one after the other. */
  guessesPerEmail: Policy;
}

const POLICIES: AuthPolicies = {
  signUpsPerAddress: { name: "sign-up", limit: 30, windowSeconds: 3600 },
  signInsPerAddress: { name: "sign-in", limit: 50, windowSeconds: 900 },
  guessesPerEmail: { name: "sign-in", limit: 10, windowSeconds: 900 },
};

/** Lets people in by what is in the database, as often as they may try. */
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
      // Counted apart: strangers who guess must not keep somebody who is signed in from it.
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

/** Whatever somebody writes as an email, however long, is as good as another to be counted by. */
async function guessesOf(email: string, { guessesPerEmail }: AuthPolicies): Promise<Attempt> {
  const hash = await hashSecret(email.trim().toLowerCase());
  return { key: `sign-in to ${hash}`, policy: guessesPerEmail };
}
