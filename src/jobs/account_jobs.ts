import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, jobs } from "../database/schema.ts";
import type { Content } from "../posts/content.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import type { Job, JobStatus } from "./job.ts";
import { applyTransition, jobOf, REMOVABLE, transitions } from "./job_states.ts";

/** A job with its content. */
export interface JobWithContent {
  job: Job;
  /** Null unless the job is completed. */
  content: Content | null;
}

/** Filter and page for a list of jobs. */
export interface JobQuery {
  status?: JobStatus | undefined;
  format?: string | undefined;
  limit: number;
  /** Only jobs that come after this one in the list. */
  after?: { createdAt: Date; id: string } | undefined;
}

/** Result of a change. Jobs of other accounts are "unknown", like jobs that do not exist. */
export type ChangeResult = "done" | "refused" | "unknown";

/** Lets an account list and change its own jobs. */
export interface AccountJobs {
  /** Newest first. */
  list(accountId: string, query: JobQuery): Promise<JobWithContent[]>;
  get(accountId: string, id: string): Promise<JobWithContent | undefined>;
  /** Fails the job at once; refused if it has already ended. */
  cancel(accountId: string, id: string): Promise<ChangeResult>;
  /** Resumes a failed job where its run stopped; refused unless it has failed. */
  retry(accountId: string, id: string): Promise<ChangeResult>;
  /**
   * Deletes a job with its content; refused while it is processing. `clear` deletes its files first:
   * an interrupted deletion can then be repeated.
   */
  remove(accountId: string, id: string, clear: (job: Job) => Promise<void>): Promise<ChangeResult>;
}

/** Creates {@linkcode AccountJobs} on Postgres. */
export function createAccountJobs(db: Queries): AccountJobs {
  async function find(condition: SQL | undefined, limit: number): Promise<JobWithContent[]> {
    const found = await db
      .select({ job: jobs, content: contents })
      .from(jobs)
      .leftJoin(contents, eq(contents.jobId, jobs.id))
      .where(condition)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit);
    return found.map(({ job, content }) => ({ job: jobOf(job), content }));
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
      return (await find(ownJob(accountId, id), 1))[0];
    },

    async cancel(accountId, id) {
      return await db.transaction(async (tx) => {
        const isOwn = ownJob(accountId, id);
        const cancelled = await applyTransition(tx, isOwn, transitions.cancel);
        if (cancelled?.status !== "failed") return await refusal(tx, isOwn);
        // Its files are deleted, and checkpoints refer to them.
        await tx.delete(checkpoints).where(eq(checkpoints.jobId, id));
        await recordJobEvent(tx, cancelled, { contentId: null, error: cancelled.failure });
        return "done";
      });
    },

    async retry(accountId, id) {
      const isOwn = ownJob(accountId, id);
      const retried = await applyTransition(db, isOwn, transitions.retry);
      return retried === undefined ? await refusal(db, isOwn) : "done";
    },

    async remove(accountId, id, clear) {
      return await db.transaction(async (tx) => {
        const isOwn = ownJob(accountId, id);
        const [row] = await tx.select().from(jobs).where(isOwn).for("update");
        if (row === undefined) return "unknown";
        if (!REMOVABLE.includes(row.status)) return "refused";
        await clear(jobOf(row));
        await tx.delete(contents).where(eq(contents.jobId, id));
        await tx.delete(jobs).where(isOwn);
        return "done";
      });
    },
  };
}

function ownJob(accountId: string, id: string): SQL {
  return sql`(${jobs.accountId} = ${accountId} and ${jobs.id} = ${id})`;
}

/** Why a job could not be changed. */
async function refusal(db: Queries, isOwn: SQL): Promise<"refused" | "unknown"> {
  const [found] = await db.select({ id: jobs.id }).from(jobs).where(isOwn);
  return found === undefined ? "unknown" : "refused";
}
