import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, jobs } from "../database/schema.ts";
import type { Content } from "../posts/content.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import type { Job, JobStatus } from "./job.ts";
import { failedEvent } from "./job_events.ts";
import { CANCELLED } from "./job_failure.ts";

/** A job with what came of it. */
export interface OwnedJob {
  job: Job;
  /** Null unless the job is completed. */
  content: Content | null;
}

/** Which of an account's jobs are wanted. */
export interface JobQuery {
  status?: JobStatus | undefined;
  format?: string | undefined;
  limit: number;
  /** Only jobs that come after this one in the list. */
  after?: { createdAt: Date; id: string } | undefined;
}

/** What became of a change: jobs of others and unknown ones are the same. */
export type Changed = "done" | "refused" | "unknown";

/** An account's view of its jobs. */
export interface OwnedJobs {
  /** Newest first. */
  list(accountId: string, query: JobQuery): Promise<OwnedJob[]>;
  get(accountId: string, id: string): Promise<OwnedJob | undefined>;
  /** pending or processing -> failed; refused once the job has ended. */
  cancel(accountId: string, id: string): Promise<Changed>;
  /** failed -> pending, from where the run stopped; refused unless the job has failed. */
  retry(accountId: string, id: string): Promise<Changed>;
  /**
   * Removes a job with its content; refused while it is processed. `clear` removes its files first,
   * so that a removal that was cut off can be repeated.
   */
  remove(accountId: string, id: string, clear: (job: Job) => Promise<void>): Promise<Changed>;
}

/** Lets accounts look after their jobs in Postgres. */
export function createOwnedJobs(db: Queries): OwnedJobs {
  async function find(condition: SQL | undefined, limit: number): Promise<OwnedJob[]> {
    return await db
      .select({ job: jobs, content: contents })
      .from(jobs)
      .leftJoin(contents, eq(contents.jobId, jobs.id))
      .where(condition)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit);
  }

  return {
    async list(accountId, { status, format, limit, after }) {
      const conditions = [
        eq(jobs.accountId, accountId),
        status && eq(jobs.status, status),
        format && sql`${jobs.request} ->> 'format' = ${format}`,
        after &&
          sql`(${jobs.createdAt}, ${jobs.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
      ];
      return await find(
        and(...conditions.filter((condition) => typeof condition === "object")),
        limit,
      );
    },

    async get(accountId, id) {
      return (await find(and(eq(jobs.accountId, accountId), eq(jobs.id, id)), 1))[0];
    },

    async cancel(accountId, id) {
      return await db.transaction(async (tx) => {
        const isOwn = and(eq(jobs.accountId, accountId), eq(jobs.id, id));
        const [job] = await tx
          .select({ status: jobs.status })
          .from(jobs)
          .where(isOwn)
          .for("update");
        if (job === undefined) return "unknown";
        if (job.status === "completed" || job.status === "failed") return "refused";
        const { code, message, retryable } = CANCELLED;
        const [cancelled] = await tx
          .update(jobs)
          .set({
            status: "failed",
            errorCode: code,
            errorMessage: message,
            retryable,
            updatedAt: sql`now()`,
          })
          .where(isOwn)
          .returning();
        // Its files are removed, and with them what a checkpoint could point to.
        await tx.delete(checkpoints).where(eq(checkpoints.jobId, id));
        if (cancelled !== undefined) await recordJobEvent(tx, failedEvent(cancelled));
        return "done";
      });
    },

    async retry(accountId, id) {
      const isOwn = and(eq(jobs.accountId, accountId), eq(jobs.id, id));
      const [retried] = await db
        .update(jobs)
        .set({
          status: "pending",
          progress: 0,
          runs: 0,
          stage: null,
          errorMessage: null,
          errorCode: null,
          retryable: null,
          updatedAt: sql`now()`,
        })
        .where(and(isOwn, eq(jobs.status, "failed")))
        .returning({ id: jobs.id });
      if (retried !== undefined) return "done";
      const [found] = await db.select({ id: jobs.id }).from(jobs).where(isOwn);
      return found === undefined ? "unknown" : "refused";
    },

    async remove(accountId, id, clear) {
      return await db.transaction(async (tx) => {
        const isOwn = and(eq(jobs.accountId, accountId), eq(jobs.id, id));
        const [job] = await tx.select().from(jobs).where(isOwn).for("update");
        if (job === undefined) return "unknown";
        if (job.status === "processing") return "refused";
        await clear(job);
        await tx.delete(contents).where(eq(contents.jobId, id));
        await tx.delete(jobs).where(isOwn);
        return "done";
      });
    },
  };
}
