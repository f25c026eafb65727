/** The plans, from the lowest limits to the highest. */
export const PLANS = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** Limits of an account; null: unlimited. */
export interface Limits {
  /** Requests for posts in any hour. */
  requestsPerHour: number | null;
  /** Jobs pending or processing at the same time. */
  concurrentJobs: number | null;
  /** Size of the sources and posts that it keeps. */
  storageBytes: number | null;
}

const GIGABYTE = 1_000_000_000;

const PLAN_LIMITS: Readonly<Record<Plan, Limits>> = {
  free: { requestsPerHour: 10, concurrentJobs: 1, storageBytes: GIGABYTE },
  pro: { requestsPerHour: 100, concurrentJobs: 5, storageBytes: 50 * GIGABYTE },
  enterprise: { requestsPerHour: null, concurrentJobs: null, storageBytes: null },
};

/** The limits of an account: those agreed with it, else those of its plan. */
export function limitsOf({ plan, ...agreed }: Limits & { plan: Plan }): Limits {
  const { requestsPerHour, concurrentJobs, storageBytes } = PLAN_LIMITS[plan];
  return {
    requestsPerHour: agreed.requestsPerHour ?? requestsPerHour,
    concurrentJobs: agreed.concurrentJobs ?? concurrentJobs,
    storageBytes: agreed.storageBytes ?? storageBytes,
  };
}
