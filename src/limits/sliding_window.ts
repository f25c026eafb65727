import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { rateCounters } from "../database/schema.ts";

/** How often something may be done within any window of that length. */
export interface Policy {
  /** Names the policy to clients. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** What is left of a policy. */
export interface Allowance extends Policy {
  used: number;
  /** Seconds until there is more; null if nothing was used. */
  resetsInSeconds: number | null;
}

// The database's clock is the one that all processes share, and `now()` would stand still in a
// transaction that waited for a lock.
const clock = sql`clock_timestamp()`;

/** How often a key was counted within the window that ends now. */
export async function readAllowance(db: Queries, key: string, policy: Policy): Promise<Allowance> {
  const window = sql`make_interval(secs => ${policy.windowSeconds})`;
  const [row] = await db
    .select({
      used: sql<number>`coalesce(sum(${rateCounters.used}), 0)::int`,
      resetsInSeconds: sql<
        number | null
      >`ceil(extract(epoch from min(${rateCounters.second}) + ${window} - ${clock}))::int`,
    })
    .from(rateCounters)
    .where(and(eq(rateCounters.key, key), gt(rateCounters.second, sql`${clock} - ${window}`)));
  const { used, resetsInSeconds } = row ?? { used: 0, resetsInSeconds: null };
  return {
    ...policy,
    used,
    resetsInSeconds: resetsInSeconds === null ? null : Math.max(1, resetsInSeconds),
  };
}

/**
 * Counts once, if the policy allows it. Callers hold a lock on what the key stands for, or two of
 * them could both take what is left.
 */
export async function takeOne(
  db: Queries,
  key: string,
  policy: Policy,
): Promise<Allowance & { isTaken: boolean }> {
  const allowance = await readAllowance(db, key, policy);
  if (allowance.used >= policy.limit) return { ...allowance, isTaken: false };
  await db
    .insert(rateCounters)
    .values({ key, second: sql`date_trunc('second', ${clock})`, used: 1 })
    .onConflictDoUpdate({
      target: [rateCounters.key, rateCounters.second],
      set: { used: sql`${rateCounters.used} + 1` },
    });
  const resetsInSeconds = allowance.resetsInSeconds ?? policy.windowSeconds;
  return { ...allowance, used: allowance.used + 1, resetsInSeconds, isTaken: true };
}
