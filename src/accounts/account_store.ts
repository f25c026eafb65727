import { eq, sql } from "drizzle-orm";
import { UserError } from "../common/user_error.ts";
import { newId } from "../database/id.ts";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { type Account, accountColumns, parseEmail } from "./account.ts";
import { hashPassword } from "./passwords.ts";
import { PLANS, type Plan } from "./plans.ts";
import { createSessionStore } from "./session_store.ts";

/** Thrown when an account is created or changed with an invalid value. */
export class InvalidAccountError extends UserError {
  override readonly name = "InvalidAccountError";
}

/** Thrown when the email of a new account is taken. */
export class AccountExistsError extends UserError {
  override readonly name = "AccountExistsError";
}

/** Limits agreed with an account; null for those of its plan. */
export interface Agreement {
  requestsPerHour?: number | null;
  concurrentJobs?: number | null;
  storageBytes?: number | null;
}

/** An account to create. Without a password nobody can sign in to it. */
interface NewAccount extends Agreement {
  email: string;
  plan: string;
  passwordHash?: string;
}

/** An account with its password hash. */
interface Login {
  account: Account;
  passwordHash: string | null;
}

/** Accounts in the database. */
export interface AccountStore {
  /**
   * @throws {InvalidAccountError} if the email, the plan or a limit cannot be used.
   * @throws {AccountExistsError} if the email is taken, in whatever case it is written.
   */
  create(account: NewAccount): Promise<Account>;
  /** True until the first account is created. */
  isEmpty(): Promise<boolean>;
  /** Case-insensitive. */
  findByEmail(email: string): Promise<Account | undefined>;
  /** Finds an account with its password hash, for signing in. */
  findLogin(email: string): Promise<Login | undefined>;
  /**
   * Changes the plan, the limits, or both.
   *
   * @throws {InvalidAccountError} if a value cannot be used, or there is no such account.
   */
  change(accountId: string, changes: Agreement & { plan?: string }): Promise<Account>;
  /** Sets or replaces the password, and ends every session of the account. */
  setPassword(accountId: string, password: string): Promise<void>;
}

/** Largest values of the database columns. */
const MAX_LIMIT = 2 ** 31 - 1;
const MAX_STORAGE_BYTES = Number.MAX_SAFE_INTEGER;

/** Creates an account store on Postgres. */
export function createAccountStore(db: Queries): AccountStore {
  async function findLogin(email: string): Promise<Login | undefined> {
    const [login] = await db
      .select({ account: accountColumns, passwordHash: accounts.passwordHash })
      .from(accounts)
      .where(eq(sql`lower(${accounts.email})`, sql`lower(${email.trim().replaceAll("\0", "")})`));
    return login;
  }

  async function create({ email, plan, passwordHash, ...agreement }: NewAccount): Promise<Account> {
    const values = {
      id: newId("acc"),
      email: readEmail(email),
      plan: readPlan(plan),
      passwordHash: passwordHash ?? null,
      ...readAgreement(agreement),
    };
    const [account] = await db
      .insert(accounts)
      .values(values)
      .onConflictDoNothing()
      .returning(accountColumns);
    if (account === undefined) {
      throw new AccountExistsError(
        `Cannot create account "${values.email}" as it exists already: use another email`,
      );
    }
    return account;
  }

  async function change(
    accountId: string,
    { plan, ...agreement }: Agreement & { plan?: string },
  ): Promise<Account> {
    const values = {
      ...(plan === undefined ? {} : { plan: readPlan(plan) }),
      ...readAgreement(agreement),
    };
    if (Object.keys(values).length === 0) {
      throw new InvalidAccountError("Cannot change the account as nothing to change is given");
    }
    const [account] = await db
      .update(accounts)
      .set(values)
      .where(eq(accounts.id, accountId))
      .returning(accountColumns);
    if (account === undefined) {
      throw new InvalidAccountError(`Cannot change account "${accountId}" as there is none`);
    }
    return account;
  }

  return {
    create,
    change,
    findLogin,
    isEmpty: async () =>
      (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0,
    findByEmail: async (email) => (await findLogin(email))?.account,
    setPassword: async (accountId, password) => {
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await tx.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId));
        await createSessionStore(tx).closeAll(accountId);
      });
    },
  };
}

function readEmail(value: string): string {
  const email = parseEmail(value);
  if (email === undefined) {
    throw new InvalidAccountError(
      `Cannot create account "${value}" as that is no email: write it like "name@example.com"`,
    );
  }
  return email;
}

function readPlan(value: string): Plan {
  const plan = PLANS.find((name) => name === value);
  if (plan === undefined) {
    throw new InvalidAccountError(
      `Cannot create an account with plan "${value}": it must be ${PLANS.join(", ")}`,
    );
  }
  return plan;
}

function readAgreement(agreement: Agreement): Agreement {
  for (const [name, value] of Object.entries(agreement)) {
    const max = name === "storageBytes" ? MAX_STORAGE_BYTES : MAX_LIMIT;
    if (value !== null && !(Number.isInteger(value) && value >= 1 && value <= max)) {
      throw new InvalidAccountError(
        `Cannot limit an account to "${value}": it must be an integer from 1 to ${max}`,
      );
    }
  }
  return agreement;
}
