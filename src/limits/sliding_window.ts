import { and, eq, gt, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { rateCounters } from "../database/schema.ts";

/** A rate limit over a sliding window. */
export interface Policy {
  /** The policy's name, as sent to clients. */
  name: string;
  limit: number;
  windowSeconds: number;
}

/** How much of a policy is used. */
export interface Allowance extends Policy {
  used: number;
  /** Seconds until some of it is available again; null if nothing is used. */
  resetsInSeconds: number | null;
}

// All processes share the database's clock. `now()` would be the start of the transaction, which may
// have waited for a lock since.
const clock = sql`clock_timestamp()`;

/** Reads how much of a policy a key has used in the current window. */
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
 * Counts once, if the policy allows it. Callers have to hold a lock for the key, or two of them could
 * both take the last one.
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
