import { eq, sql } from "drizzle-orm";
import { newId } from "../database/id.ts";
import type { Database } from "../database/mod.ts";
import { accounts } from "../database/schema.ts";
import { type Account, PLANS, type Plan } from "./account.ts";

/** Thrown when an account is made with an email or a plan that cannot be used. */
export class InvalidAccountError extends Error {
  override readonly name = "InvalidAccountError";
}

/** Thrown when an account is made with an email that another account has. */
export class AccountExistsError extends Error {
  override readonly name = "AccountExistsError";
}

/** Accounts in the database. */
export interface Accounts {
  /**
   * @throws {InvalidAccountError} if the email or the plan cannot be used.
   * @throws {AccountExistsError} if the email is taken, in whatever case it is written.
   */
  create(account: { email: string; plan: string }): Promise<Account>;
  /** Upper and lower case make no difference. */
  findByEmail(email: string): Promise<Account | undefined>;
}

/** Longest address that mail can be sent to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Keeps accounts in Postgres. */
export function createAccounts(db: Database["db"]): Accounts {
  return {
    async create({ email, plan }) {
      const values = { id: newId("acc"), email: readEmail(email), plan: readPlan(plan) };
      const [account] = await db.insert(accounts).values(values).onConflictDoNothing().returning();
      if (account === undefined) {
        throw new AccountExistsError(
          `Cannot create account "${values.email}" as it exists already: use another email`,
        );
      }
      return account;
    },
    async findByEmail(email) {
      const [account] = await db
        .select()
        .from(accounts)
        .where(eq(sql`lower(${accounts.email})`, sql`lower(${email.trim().replaceAll("\0", "")})`));
      return account;
    },
  };
}

function readEmail(value: string): string {
  const email = value.trim();
  if (
    email.length > MAX_EMAIL_LENGTH ||
    !/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email)
  ) {
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
