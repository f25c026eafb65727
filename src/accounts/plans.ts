/** The plans, from the lowest limits to the highest. */
export const PLANS = ["free", "pro", "enterprise"] as const;
export type Plan = (typeof PLANS)[number];

/** Limits of an account; null: unlimited. */
export interface Limits {
  /** Requests for posts in any hour. */
  requestsPerHour: number | null;
  /** Edits of posts in any hour, which are not counted as requests. */
  editsPerHour: number | null;
  /** Jobs pending or processing at the same time. */
  concurrentJobs: number | null;
  /** Size of the sources and posts that it keeps. */
  storageBytes: number | null;
}

const GIGABYTE = 1_000_000_000;

const PLAN_LIMITS: Readonly<Record<Plan, Limits>> = {
  free: { requestsPerHour: 10, editsPerHour: 60, concurrentJobs: 1, storageBytes: GIGABYTE },
  pro: {
    requestsPerHour: 100,
    editsPerHour: 600,
    concurrentJobs: 5,
    storageBytes: 50 * GIGABYTE,
  },
  enterprise: {
    requestsPerHour: null,
    editsPerHour: null,
    concurrentJobs: null,
    storageBytes: null,
  },
};

/** The limits that can be agreed with an account; null: those of its plan. */
type AgreedLimits = Omit<Limits, "editsPerHour">;

/** The limits of an account: those agreed with it, else those of its plan. */
export function limitsOf({ plan, ...agreed }: AgreedLimits & { plan: Plan }): Limits {
  const { requestsPerHour, editsPerHour, concurrentJobs, storageBytes } = PLAN_LIMITS[plan];
  return {
    editsPerHour,
    requestsPerHour: agreed.requestsPerHour ?? requestsPerHour,
    concurrentJobs: agreed.concurrentJobs ?? concurrentJobs,
    storageBytes: agreed.storageBytes ?? storageBytes,
  };
}
