import type { SignUpMode } from "../config/mod.ts";
import type { Queries } from "../database/mod.ts";
import { type Attempt, countAttempts, forgetAttempts } from "../limits/attempts.ts";
import { RateLimitedError } from "../limits/limit_errors.ts";
import type { Policy } from "../limits/sliding_window.ts";
import type { Account } from "./account.ts";
import { createAccountStore } from "./account_store.ts";
import { createDeviceStore } from "./device_store.ts";
import { createEmailChanges, type EmailChanges } from "./email_changes.ts";
import { createMailAuth, type MailAuth, type MailAuthOptions } from "./mail_auth.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import { replacePassword } from "./replace_password.ts";
import { hashSecret } from "./secret.ts";
import { openSession, type SignedIn } from "./sign_in.ts";
import { type SignUp, signUp } from "./sign_up.ts";

/** An email and a password, as entered. */
interface Credentials {
  email: string;
  password: string;
}

/** A password that somebody who is signed in entered once more. */
interface EnteredPassword {
  password: string;
  /** Token of the session that asks. */
  session: string;
}

/** Another email for somebody who is signed in, as entered. */
interface NewEmail extends EnteredPassword {
  newEmail: string;
}

/** A change of a password, as entered. */
interface PasswordChange {
  currentPassword: string;
  newPassword: string;
  /** Whether all API keys are revoked. Defaults to false. */
  revokeKeys?: boolean;
  /** Token of the session that asks. */
  session: string;
}

/** Where a request came from. */
export interface Origin {
  /** Null for requests that came over no network. */
  address: string | null;
  /** Token of the browser, by which an account may know it; empty if it has none. */
  device: string;
}

/** Signs people up and in, with rate limits. */
export interface Auth {
  readonly mode: SignUpMode;
  /** Null where no mail is sent: nobody has to confirm anything then. */
  readonly mail: MailAuth | null;
  /** True until the first account is created, which anybody can do. */
  isFirst(): Promise<boolean>;
  /**
   * @throws {SignUpRefusedError} if the mode does not allow it.
   * @throws {AccountExistsError} if the email is taken.
   * @throws {RateLimitedError} after too many attempts from the address.
   */
  signUp(values: SignUp, origin: Origin): Promise<SignedIn>;
  /** The account that an email leads to, for the log; null if there is none. */
  accountIdOf(email: string): Promise<string | null>;
  /**
   * Undefined if the email or the password is wrong; both take the same time.
   *
   * @throws {RateLimitedError} after too many attempts from the browser, if the account knows it,
   *   else from the address, or for the account by all strangers together.
   */
  signIn(credentials: Credentials, origin: Origin): Promise<SignedIn | undefined>;
  /**
   * Changes the password, ends all sessions and opens a new one; undefined if the password is wrong.
   *
   * @throws {RateLimitedError} after too many attempts.
   */
  changePassword(account: Account, change: PasswordChange): Promise<SignedIn | undefined>;
  /**
   * Asks for another email, see {@linkcode EmailChanges}; undefined if the password is wrong.
   *
   * @throws {AccountExistsError} if the email is taken.
   * @throws {RateLimitedError} after too many attempts, or mails.
   */
  askNewEmail(
    account: Account,
    entered: NewEmail,
    origin: Origin,
  ): Promise<"sent" | "changed" | undefined>;
  /** Changes the email by the link that was sent to it. */
  confirmNewEmail: EmailChanges["confirm"];
  /**
   * The hash of the account's password if it is the given one, else undefined.
   *
   * @throws {RateLimitedError} after too many attempts.
   */
  checkPassword(account: Account, entered: EnteredPassword): Promise<string | undefined>;
}

/** Rate limits of authentication. */
interface AuthPolicies {
  signUpsPerAddress: Policy;
  /** Successes count too, or signing in to one's own account would reset the limit while guessing. */
  signInsPerAddress: Policy;
  /** Consecutive wrong passwords from browsers that the account does not know, wherever they are. */
  guessesPerEmail: Policy;
  /** From a browser that the account knows. Successes count too. */
  signInsPerDevice: Policy;
  /** Passwords that somebody who is signed in is asked for. Successes count too. */
  passwordsPerSession: Policy;
}

const POLICIES: AuthPolicies = {
  signUpsPerAddress: { name: "sign-up", limit: 30, windowSeconds: 3600 },
  signInsPerAddress: { name: "sign-in", limit: 50, windowSeconds: 900 },
  guessesPerEmail: { name: "sign-in", limit: 10, windowSeconds: 900 },
  signInsPerDevice: { name: "sign-in", limit: 20, windowSeconds: 900 },
  passwordsPerSession: { name: "password", limit: 10, windowSeconds: 900 },
};

/** Options of {@linkcode createAuth}. */
export interface AuthOptions {
  mode: SignUpMode;
  policies?: AuthPolicies;
  /** What mails are sent with; null, which is the default, if none are. */
  mail?: MailAuthOptions | null;
}

/** Creates {@linkcode Auth} on the database. */
export function createAuth(db: Queries, options: AuthOptions): Auth {
  const { mode, policies = POLICIES } = options;
  const mail = options.mail ? createMailAuth(db, options.mail) : null;
  const emails = createEmailChanges(db, options.mail ?? null);
  const accounts = createAccountStore(db);
  const devices = createDeviceStore(db);

  async function checkPassword(
    account: Account,
    { password, session }: EnteredPassword,
  ): Promise<string | undefined> {
    // Counted by session, of which a stranger can open none without the password: neither those who
    // guess at the door nor a thief of a session can keep the owner from changing it.
    const key = `password in ${await hashSecret(session)}`;
    await countAttempts(db, [{ key, policy: policies.passwordsPerSession }]);
    const passwordHash = await accounts.passwordHash(account.id);
    const isRight = await verifyPassword(password, passwordHash);
    return isRight && passwordHash !== null ? passwordHash : undefined;
  }

  return {
    mode,
    mail,
    checkPassword,
    isFirst: () => accounts.isEmpty(),
    accountIdOf: async (email) => (await accounts.findByEmail(email))?.id ?? null,
    async signUp(values, { address, device }) {
      await countAttempts(db, from("sign-up", address, policies.signUpsPerAddress));
      const signedIn = await signUp(db, { ...values, mode, device, confirmed: mail === null });
      // Where too many mails were sent already, another one can be asked for later.
      await mail?.sendConfirmation(signedIn.account).catch(ignoreLimit);
      return signedIn;
    },
    async signIn({ email, password }, { address, device }) {
      const { spelling, login } = await accounts.findLogin(email);
      // Asked for unknown accounts too, which are not to be told by the time that it takes.
      const isKnown = await devices.knows(login?.account.id ?? "", device);
      // By a hash, as an email may be long.
      const key = `sign-in to ${await hashSecret(spelling)}`;
      await countAttempts(
        db,
        isKnown
          ? [{ key: `sign-in by ${await hashSecret(device)}`, policy: policies.signInsPerDevice }]
          : [
              ...from("sign-in", address, policies.signInsPerAddress),
              { key, policy: policies.guessesPerEmail },
            ],
      );
      const passwordHash = login?.passwordHash ?? null;
      const isRight = await verifyPassword(password, passwordHash);
      if (!isRight || login === undefined || passwordHash === null) return undefined;
      const entry = { passwordHash, device };
      const signedIn = await db.transaction((tx) => openSession(tx, login.account.id, entry));
      if (signedIn !== undefined && !isKnown) await forgetAttempts(db, key);
      return signedIn;
    },
    async askNewEmail(account, { newEmail, ...entered }, origin) {
      const passwordHash = await checkPassword(account, entered);
      if (passwordHash === undefined) return undefined;
      return await emails.ask({ account, passwordHash, newEmail }, origin);
    },
    confirmNewEmail: emails.confirm,
    async changePassword(account, change) {
      const { currentPassword, newPassword, revokeKeys = false, session } = change;
      const current = await checkPassword(account, { password: currentPassword, session });
      if (current === undefined) return undefined;
      const passwordHash = await hashPassword(newPassword);
      return await db.transaction(async (tx) => {
        const replacement = { from: current, to: passwordHash, revokeKeys };
        if (!(await replacePassword(tx, account.id, replacement))) return undefined;
        return await openSession(tx, account.id, { passwordHash, device: "" });
      });
    },
  };
}

function ignoreLimit(error: unknown): void {
  if (!(error instanceof RateLimitedError)) throw error;
}

function from(what: string, address: string | null, policy: Policy): Attempt[] {
  return address === null ? [] : [{ key: `${what} from ${address}`, policy }];
}
