import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { UserError } from "../common/user_error.ts";
import { newId } from "../database/id.ts";
import { isUniqueViolation } from "../database/is_unique_violation.ts";
import type { Queries } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { type Account, accountColumns, parseEmail } from "./account.ts";
import { hashPassword } from "./passwords.ts";
import { PLANS, type Plan } from "./plans.ts";
import { replacePassword } from "./replace_password.ts";

/** Thrown when an account is created or changed with an invalid value. */
export class InvalidAccountError extends UserError {
  override readonly name = "InvalidAccountError";
}

/** Thrown when the email that an account is to have is taken. */
export class AccountExistsError extends UserError {
  override readonly name = "AccountExistsError";
}

/** Limits agreed with an account; null for those of its plan. */
export interface Agreement {
  requestsPerHour?: number | null;
  concurrentJobs?: number | null;
  storageBytes?: number | null;
}

/** What to change of an account. */
interface AccountChanges extends Agreement {
  /** Links that were sent to the one before lead nowhere any more. */
  email?: string;
  plan?: string;
  confirmed?: boolean;
}

/** An account to create. Without a password nobody can sign in to it. */
interface NewAccount extends Agreement {
  email: string;
  plan: string;
  passwordHash?: string;
  /** Defaults to true. */
  confirmed?: boolean;
}

/** An account with its password hash. */
export interface Login {
  account: Account;
  passwordHash: string | null;
}

/** What an email leads to. */
interface Lookup {
  /** The same for all spellings that lead to one account, whether there is one or not. */
  spelling: string;
  login: Login | undefined;
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
  /** All accounts, in the order of their ids. */
  list(): AsyncIterable<Account>;
  /** In whatever case and width it is written. */
  findByEmail(email: string): Promise<Account | undefined>;
  /** Finds an account with its password hash, for signing in. */
  findLogin(email: string): Promise<Lookup>;
  /** Null if the account has no password, or is not there. */
  passwordHash(accountId: string): Promise<string | null>;
  /**
   * Changes what is given.
   *
   * @throws {InvalidAccountError} if a value cannot be used, or there is no such account.
   * @throws {AccountExistsError} if the email is another account's.
   */
  change(accountId: string, changes: AccountChanges): Promise<Account>;
  /** Sets the password whatever it was, see {@linkcode replacePassword}. */
  setPassword(
    accountId: string,
    password: string,
    options?: { revokeKeys?: boolean },
  ): Promise<void>;
}

/** How many accounts are read at a time. */
const PAGE = 500;
/** Largest values of the database columns. */
const MAX_LIMIT = 2 ** 31 - 1;
const MAX_STORAGE_BYTES = Number.MAX_SAFE_INTEGER;

/** Creates an account store on Postgres. */
export function createAccountStore(db: Queries): AccountStore {
  async function findLogin(text: string): Promise<Lookup> {
    // The index folds case as the database does, so that alone can say what is the same.
    const [found] = await db
      .select({
        spelling: sql<string>`asked.email`,
        account: accountColumns,
        passwordHash: accounts.passwordHash,
      })
      .from(sql`(select lower(${parseEmail(text) ?? ""}::text) as email) as asked`)
      .leftJoin(
        accounts,
        and(sql`lower(${accounts.email}) = asked.email`, isNull(accounts.deletedAt)),
      );
    const { spelling = "", account = null, passwordHash = null } = found ?? {};
    return { spelling, login: account === null ? undefined : { account, passwordHash } };
  }

  async function create(account: NewAccount): Promise<Account> {
    const { email, plan, passwordHash, confirmed = true, ...agreement } = account;
    const values = {
      id: newId("acc"),
      email: readEmail(email),
      plan: readPlan(plan),
      passwordHash: passwordHash ?? null,
      confirmed,
      ...readAgreement(agreement),
    };
    const [created] = await db
      .insert(accounts)
      .values(values)
      .onConflictDoNothing()
      .returning(accountColumns);
    if (created === undefined) {
      throw new AccountExistsError(
        `Cannot create account "${values.email}" as it exists already: use another email`,
      );
    }
    return created;
  }

  async function change(
    accountId: string,
    { email, plan, confirmed, ...agreement }: AccountChanges,
  ): Promise<Account> {
    const values = {
      ...(email === undefined ? {} : { email: readEmail(email) }),
      ...(plan === undefined ? {} : { plan: readPlan(plan) }),
      ...(confirmed === undefined ? {} : { confirmed }),
      ...readAgreement(agreement),
    };
    if (Object.keys(values).length === 0) {
      throw new InvalidAccountError("Cannot change the account as nothing to change is given");
    }
    const [account] = await db
      .update(accounts)
      .set(values)
      .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)))
      .returning(accountColumns)
      .catch((error: unknown) => {
        if (!isUniqueViolation(error)) throw error;
        throw emailTaken(email);
      });
    if (account === undefined) {
      throw new InvalidAccountError(`Cannot change account "${accountId}" as there is none`);
    }
    return account;
  }

  async function* list(): AsyncGenerator<Account> {
    let after = "";
    for (;;) {
      const page = await db
        .select(accountColumns)
        .from(accounts)
        .where(and(gt(accounts.id, after), isNull(accounts.deletedAt)))
        .orderBy(accounts.id)
        .limit(PAGE);
      yield* page;
      after = page.at(-1)?.id ?? "";
      if (page.length < PAGE) return;
    }
  }

  return {
    create,
    change,
    findLogin,
    list,
    isEmpty: async () =>
      (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0,
    findByEmail: async (email) => (await findLogin(email)).login?.account,
    passwordHash: async (accountId) => {
      const [found] = await db
        .select({ passwordHash: accounts.passwordHash })
        .from(accounts)
        .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
      return found?.passwordHash ?? null;
    },
    setPassword: async (accountId, password, { revokeKeys = false } = {}) => {
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        await replacePassword(tx, accountId, { to: passwordHash, revokeKeys });
      });
    },
  };
}

/** The error where an account is to have an email that is another one's. */
export function emailTaken(email: string | undefined): AccountExistsError {
  return new AccountExistsError(`Cannot change the email to "${email}" as it is taken`);
}

function readEmail(value: string): string {
  const email = parseEmail(value);
  if (email === undefined) {
    throw new InvalidAccountError(
      `Cannot use "${value}" as an account's email: write it like "name@example.com"`,
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
