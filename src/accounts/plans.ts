/** The plans, from the lowest limits to the highest. */
export const PLANS = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** Limits of an account; null: unlimited. */
export interface Limits {
  /** Requests for posts in any hour. */
  requestsPerHour: number | null;
  /** Jobs pending or processing at the same time. */
  concurrentJobs: number | null;
}

const PLAN_LIMITS: Readonly<Record<Plan, Limits>> = {
  free: { requestsPerHour: 10, concurrentJobs: 1 },
  pro: { requestsPerHour: 100, concurrentJobs: 5 },
  enterprise: { requestsPerHour: null, concurrentJobs: null },
};

/** The limits of an account: those agreed with it, else those of its plan. */
export function limitsOf({ plan, ...agreed }: Limits & { plan: Plan }): Limits {
  const { requestsPerHour, concurrentJobs } = PLAN_LIMITS[plan];
  return {
    requestsPerHour: agreed.requestsPerHour ?? requestsPerHour,
    concurrentJobs: agreed.concurrentJobs ?? concurrentJobs,
  };
}
