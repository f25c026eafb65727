import type { Account, Plan } from "./account.ts";

/** How much an account may do; null: as much as it likes. */
export interface Limits {
  /** Posts that may be asked for within any hour. */
  requestsPerHour: number | null;
  /** Jobs that may be pending or processing at a time. */
  concurrentJobs: number | null;
}

const PLAN_LIMITS: Readonly<Record<Plan, Limits>> = {
  free: { requestsPerHour: 10, concurrentJobs: 1 },
  pro: { requestsPerHour: 100, concurrentJobs: 5 },
  enterprise: { requestsPerHour: null, concurrentJobs: null },
};

/** The limits of an account: what was agreed with it, else what its plan says. */
export function limitsOf(
  account: Pick<Account, "plan" | "requestsPerHour" | "concurrentJobs">,
): Limits {
  const { requestsPerHour, concurrentJobs } = PLAN_LIMITS[account.plan];
  return {
    requestsPerHour: account.requestsPerHour ?? requestsPerHour,
    concurrentJobs: account.concurrentJobs ?? concurrentJobs,
  };
}
