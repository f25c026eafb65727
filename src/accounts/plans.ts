/** What an account may use, from the smallest allowance to the largest. */
export const PLANS = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

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
export function limitsOf({ plan, ...agreed }: Limits & { plan: Plan }): Limits {
  const { requestsPerHour, concurrentJobs } = PLAN_LIMITS[plan];
  return {
    requestsPerHour: agreed.requestsPerHour ?? requestsPerHour,
    concurrentJobs: agreed.concurrentJobs ?? concurrentJobs,
  };
}
