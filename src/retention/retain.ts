import { and, eq, exists, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Log } from "../common/log.ts";
import type { Retention } from "../config/mod.ts";
import type { Queries } from "../database/mod.ts";
import { accounts, apiKeys, checkpoints, jobs } from "../database/schema.ts";
import { giveUpOutput, removeJobs } from "../jobs/erasures.ts";
import { clearSource } from "../jobs/job_files.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { createDeliveryStore } from "../webhooks/delivery_store.ts";

const BATCH_SIZE = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A receiver that was away for so long is told no more of what was before. */
const GIVEN_UP_DAYS = 3;

/** What {@linkcode retain} works on. */
export interface RetainOptions {
  db: Queries;
  store: ObjectStore;
  periods: Retention;
  log: Log;
  signal: AbortSignal;
}

/**
 * Deletes what was kept for long enough, and logs how much; files of jobs are written down as erasures.
 * Posts stay until their owner deletes them.
 */
export async function retain(options: RetainOptions): Promise<void> {
  const { db, periods, log } = options;
  const failedJobs = await removeFailedJobs(options);
  const progress = await giveUpProgress(options);
  const sources = await removeSources(options);
  const deliveries = createDeliveryStore(db);
  await deliveries.giveUp(daysAgo(GIVEN_UP_DAYS));
  if (periods.deliveriesDays > 0) await deliveries.removeSettled(daysAgo(periods.deliveriesDays));
  if (failedJobs + progress + sources > 0) {
    log.info("Deleted what was kept for long enough", { failedJobs, progress, sources });
  }
}

/**
 * Deletes what deleted accounts had, at once, and the accounts; files are written down as erasures.
 * Returns how many there were.
 */
export async function removeDeletedAccounts(db: Queries): Promise<number> {
  const deleted = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(sql`${accounts.deletedAt} is not null`)
    .limit(BATCH_SIZE);
  for (const { id } of deleted) {
    await db.transaction(async (tx) => {
      // Keeps requests that were let in before from adding a job now.
      await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for("update");
      await removeJobs(tx, eq(jobs.accountId, id));
      await tx.delete(apiKeys).where(eq(apiKeys.accountId, id));
      await tx.delete(accounts).where(eq(accounts.id, id));
    });
  }
  return deleted.length;
}

async function removeFailedJobs({ db, periods, signal }: RetainOptions): Promise<number> {
  const days = periods.failedJobsDays;
  if (days === 0) return 0;
  const isOld = and(eq(jobs.status, "failed"), lt(jobs.updatedAt, daysAgo(days)));
  return await inBatches(signal, async () => {
    const batch = await db.select({ id: jobs.id }).from(jobs).where(isOld).limit(BATCH_SIZE);
    const ids = batch.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await db.transaction((tx) => removeJobs(tx, and(inArray(jobs.id, ids), isOld)));
    return ids.length;
  });
}

async function giveUpProgress({ db, periods, signal }: RetainOptions): Promise<number> {
  const days = periods.progressDays;
  if (days === 0) return 0;
  const isOld: SQL = lt(jobs.updatedAt, daysAgo(days));
  const hasProgress = exists(
    db
      .select({ one: sql`1` })
      .from(checkpoints)
      // The draft of a revision stays with it.
      .where(and(eq(checkpoints.jobId, jobs.id), eq(checkpoints.kept, false))),
  );
  return await inBatches(signal, async () => {
    const batch = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.status, "failed"), isOld, hasProgress))
      .limit(BATCH_SIZE);
    for (const { id } of batch) await giveUpOutput(db, id, isOld);
    return batch.length;
  });
}

async function removeSources({ db, store, periods, signal }: RetainOptions): Promise<number> {
  const days = periods.sourcesDays;
  if (days === 0) return 0;
  return await inBatches(signal, async () => {
    const old = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.sourceErasedAt),
          inArray(jobs.status, ["completed", "failed"]),
          lt(jobs.updatedAt, daysAgo(days)),
        ),
      )
      .limit(BATCH_SIZE)
      .for("update", { skipLocked: true });
    // First the row, which refuses a retry from then on; should the file stay, it is swept.
    const sources = await db
      .update(jobs)
      .set({ sourceErasedAt: sql`now()`, sourceBytes: 0, pictures: null })
      .where(inArray(jobs.id, old))
      .returning({ jobId: jobs.id, sourceKey: jobs.sourceKey });
    for (const source of sources) await clearSource(source, store);
    return sources.length;
  });
}

/** Repeats an action until it finds nothing more or the signal aborts; returns the sum. */
async function inBatches(signal: AbortSignal, act: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (;;) {
    signal.throwIfAborted();
    const count = await act();
    sum += count;
    if (count === 0) return sum;
  }
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
