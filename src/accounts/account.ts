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
  storageBytes: number | null;
  /** Null until it is set. */
  brand: Brand | null;
  /** False until its owner has opened the link that was sent on sign-up. */
  confirmed: boolean;
  createdAt: Date;
}

/** The columns of an account except for the password hash, which stays in the database. */
export const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  plan: accounts.plan,
  requestsPerHour: accounts.requestsPerHour,
  concurrentJobs: accounts.concurrentJobs,
  storageBytes: accounts.storageBytes,
  brand: accounts.brand,
  confirmed: accounts.confirmed,
  createdAt: accounts.createdAt,
};

/** Longest valid email address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;
/** No spaces and control characters, and nothing that separates addresses in a mail's header. */
const EMAIL =
  /^[^\s@\p{Cc}<>()[\]\\,;:"]+@[^\s@\p{Cc}<>()[\]\\,;:"]+\.[^\s@\p{Cc}<>()[\]\\,;:"]+$/u;

/**
 * Validates an email address and brings it into the form in which it is stored and looked up, but
 * for its case; undefined if it is not one.
 */
export function parseEmail(value: string): string | undefined {
  // Keyboards differ in how they compose the same character, and in how wide it is.
  const email = value.normalize("NFKC").trim();
  if (email.length > MAX_EMAIL_LENGTH || !email.isWellFormed()) return undefined;
  return EMAIL.test(email) ? email : undefined;
}
