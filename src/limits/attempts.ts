import { eq, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { rateCounters } from "../database/schema.ts";
import { TooManyAttemptsError } from "./limit_errors.ts";
import { type Policy, takeOne } from "./sliding_window.ts";

/** An attempt at something that is rate-limited. */
export interface Attempt {
  /** What is counted and for whom, such as "sign-in from 192.0.2.1". */
  key: string;
  policy: Policy;
}

/**
 * Counts attempts. Call it before the outcome is known, to count concurrent ones too.
 *
 * @throws {TooManyAttemptsError} for the first one that exceeds its policy. None is counted then.
 */
export async function countAttempts(db: Queries, attempts: readonly Attempt[]): Promise<void> {
  // Locks are always taken in the same order, which prevents deadlocks.
  const ordered = attempts.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  await db.transaction(async (tx) => {
    for (const { key, policy } of ordered) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
      const { isTaken, ...allowance } = await takeOne(tx, key, policy);
      if (!isTaken) {
        throw new TooManyAttemptsError("Too many attempts: wait before you try again", allowance);
      }
    }
  });
}

/** Resets the count of a key, as after a successful attempt. */
export async function forgetAttempts(db: Queries, key: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, key));
}
