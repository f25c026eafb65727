import { accounts } from "../database/schema.ts";
import type { Brand } from "../posts/brand.ts";
import type { Plan } from "./plans.ts";

/** An account, which owns API keys and jobs. */
export interface Account {
  id: string;
  email: string;
  plan: Plan;
  /** Limits agreed with this account, which override its plan's; null if there are none. */
  requestsPerHour: number | null;
  concurrentJobs: number | null;
  /** Null until it is set. */
  brand: Brand | null;
  createdAt: Date;
}

/** The columns of an account except for the password hash, which stays in the database. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  plan: accounts.plan,
  requestsPerHour: accounts.requestsPerHour,
  concurrentJobs: accounts.concurrentJobs,
  brand: accounts.brand,
  createdAt: accounts.createdAt,
};

/** Longest valid email address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

/** Validates and trims an email address; undefined if it is not one. */
export function parseEmail(value: string): string | undefined {
  const email = value.trim();
  if (email.length > MAX_EMAIL_LENGTH || !email.isWellFormed()) return undefined;
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(email) ? email : undefined;
}
