import { and, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import { withDeadline } from "../common/deadline.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, erasures, jobs } from "../database/schema.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { progressOf } from "./database_checkpoints.ts";
import { clearOutputFiles, clearSource } from "./job_files.ts";

/**
 * Deletes files of jobs. What has to be deleted is written down in the transaction that makes it
 * unneeded and deleted afterwards, without any lock, as often as it takes.
 */
export interface Erasures {
  /**
   * Deletes the files of one job if that was written down and nobody else is doing it.
   *
   * @throws the store's error, or a `DeadlineError`; it is tried again two minutes later.
   */
  erase(jobId: string): Promise<void>;
  /**
   * Deletes the files of some jobs that are due; false if there were none.
   *
   * @throws the first error, once all have been tried.
   */
  eraseDue(): Promise<boolean>;
}

const BATCH_SIZE = 20;
const LEASE = sql`now() + interval '2 minutes'`;
const TIMEOUT_MS = 60_000;
/** Rounded as the column is: what is due now would else be due only half a millisecond later. */
const NOW = sql`now()::timestamptz(3)`;
/** A worker that was cut off from the database may write for a while after its job was deleted. */
const SECOND_ERASURE = sql`now() + interval '15 minutes'`;
const ROWS_AT_ONCE = 1_000;

/** Creates {@linkcode Erasures} of what is written down in Postgres. */
export function createErasures(db: Queries, store: ObjectStore): Erasures {
  /** Leases rows, so that nobody deletes files for a row that another one is done with. */
  async function lease(condition: SQL | undefined) {
    return await db
      .update(erasures)
      .set({ eraseAt: LEASE })
      .where(and(condition, lte(erasures.eraseAt, NOW)))
      .returning();
  }

  async function eraseLeased(row: typeof erasures.$inferSelect): Promise<void> {
    const { jobId, sourceKey, erasedAt } = row;
    const deleting = Promise.all([
      sourceKey === null ? undefined : clearSource({ jobId, sourceKey }, store),
      clearOutputFiles(jobId, store),
    ]);
    await withDeadline(deleting, TIMEOUT_MS);
    const isLeased = and(eq(erasures.jobId, jobId), eq(erasures.eraseAt, row.eraseAt));
    if (sourceKey === null || erasedAt !== null) await db.delete(erasures).where(isLeased);
    else
      await db
        .update(erasures)
        .set({ erasedAt: sql`now()`, eraseAt: SECOND_ERASURE })
        .where(isLeased);
  }

  return {
    async erase(jobId) {
      for (const row of await lease(eq(erasures.jobId, jobId))) await eraseLeased(row);
    },

    async eraseDue() {
      const due = db
        .select({ jobId: erasures.jobId })
        .from(erasures)
        .where(lte(erasures.eraseAt, NOW))
        .orderBy(erasures.eraseAt)
        .limit(BATCH_SIZE)
        .for("update", { skipLocked: true });
      const rows = await lease(sql`${erasures.jobId} in (${due})`);
      const results = await Promise.allSettled(rows.map(eraseLeased));
      for (const result of results) if (result.status === "rejected") throw result.reason;
      return rows.length > 0;
    },
  };
}

/**
 * Deletes the jobs that a condition selects, in any state, with their contents, and writes down that
 * their files have to be deleted. Call it in a transaction. Returns the jobs' ids.
 */
export async function removeJobs(tx: Queries, isUnneeded: SQL | undefined): Promise<string[]> {
  const removed: string[] = [];
  for (;;) {
    const locked = await tx
      .select({ jobId: jobs.id, sourceKey: jobs.sourceKey })
      .from(jobs)
      .where(isUnneeded)
      .limit(ROWS_AT_ONCE)
      .for("update");
    if (locked.length === 0) return removed;
    const ids = locked.map(({ jobId }) => jobId);
    await tx
      .insert(erasures)
      .values(locked)
      .onConflictDoUpdate({
        target: erasures.jobId,
        set: { sourceKey: sql`excluded.source_key`, eraseAt: sql`now()`, erasedAt: null },
      });
    await tx.delete(contents).where(inArray(contents.jobId, ids));
    await tx.delete(jobs).where(inArray(jobs.id, ids));
    removed.push(...ids);
  }
}

/**
 * Writes down that what a failed job's runs left has to be deleted, if the condition still selects the
 * job; false if not. It can be retried from its source once that is done.
 */
export async function giveUpOutput(db: Queries, jobId: string, isUnneeded: SQL): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [locked] = await tx
      .select({ jobId: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.id, jobId), eq(jobs.status, "failed"), isUnneeded))
      .for("update");
    if (locked === undefined) return false;
    await tx.delete(checkpoints).where(progressOf(jobId));
    await tx.insert(erasures).values({ jobId }).onConflictDoNothing();
    return true;
  });
}
