import { accounts } from "../database/schema.ts";
import type { Brand } from "../posts/brand.ts";
import type { Plan } from "./plans.ts";

/** Who owns keys and jobs. */
export interface Account {
  id: string;
  email: string;
  plan: Plan;
  /** What was agreed with this account instead of what its plan says; null where nothing was. */
  requestsPerHour: number | null;
  concurrentJobs: number | null;
  /** What its posts are known by; null until it says so. */
  brand: Brand | null;
  createdAt: Date;
}

/** Everything of an account's row that may leave the database: all but the password's hash. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  plan: accounts.plan,
  requestsPerHour: accounts.requestsPerHour,
  concurrentJobs: accounts.concurrentJobs,
  brand: accounts.brand,
  createdAt: accounts.createdAt,
};

/** Longest address that mail can be sent to (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** An address without the blanks around it; undefined if it cannot be one. */
export function parseEmail(value: string): string | undefined {
  const email = value.trim();
  const isEmail = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email);
  return isEmail && email.length <= MAX_EMAIL_LENGTH && email.isWellFormed() ? email : undefined;
}
