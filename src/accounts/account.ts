import type { Brand } from "../posts/brand.ts";

/** What an account may use, from the smallest allowance to the largest. */
export const PLANS = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

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

/** A key of the API, without the key itself: that is shown once, when it is made. */
export interface ApiKey {
  id: string;
  accountId: string;
  name: string;
  /** First and last characters of the key, by which its owner knows it again. */
  prefix: string;
  lastFour: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}
