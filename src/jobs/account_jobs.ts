import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, erasures, jobs } from "../database/schema.ts";
import type { Content } from "../posts/content.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import { progressOf } from "./database_checkpoints.ts";
import { removeJobs } from "./erasures.ts";
import type { Job, JobStatus } from "./job.ts";
import { applyTransition, jobOf, REMOVABLE, transitions } from "./job_states.ts";
import { isLatestRevision, revisionCount } from "./revisions.ts";

/** A job with its content. */
export interface JobWithContent {
  job: Job;
  /** Null unless the job is completed. */
  content: Content | null;
  /** How many revisions its post has, itself among them. */
  revisions: number;
}

/** Filter and page for a list of jobs. */
export interface JobQuery {
  status?: JobStatus | undefined;
  format?: string | undefined;
  /** Only jobs whose caption, first words or file name have this, in any case. */
  search?: string | undefined;
  /** Only revisions of this post. */
  postId?: string | undefined;
  /** Only the latest revision of each post. Defaults to false. */
  latest?: boolean | undefined;
  limit: number;
  /** Only jobs that come after this one in the list. */
  after?: { createdAt: Date; id: string } | undefined;
}

/** Result of a change. Jobs of other accounts are "unknown", like jobs that do not exist. */
type ChangeResult = "done" | "refused" | "unknown";

/** Result of a retry: refused unless the job has failed, and while its files are being deleted. */
export type RetryResult = ChangeResult | "being_cleared" | "source_deleted";

/** Lets an account list and change its own jobs. */
export interface AccountJobs {
  /** Newest first. */
  list(accountId: string, query: JobQuery): Promise<JobWithContent[]>;
  get(accountId: string, id: string): Promise<JobWithContent | undefined>;
  /** Fails the job at once; refused if it has already ended. */
  cancel(accountId: string, id: string): Promise<ChangeResult>;
  /** Resumes a failed job where its run stopped. */
  retry(accountId: string, id: string): Promise<RetryResult>;
  /**
   * Deletes a job with its content, or all revisions of its post; refused while one of them is processing.
   * Returns the ids of those that were deleted: their files are `Erasures`' to delete.
   */
  remove(
    accountId: string,
    id: string,
    options?: { withRevisions?: boolean },
  ): Promise<string[] | "refused" | "unknown">;
}

/** Creates {@linkcode AccountJobs} on Postgres. */
export function createAccountJobs(db: Queries): AccountJobs {
  async function find(condition: SQL | undefined, limit: number): Promise<JobWithContent[]> {
    const found = await db
      .select({ job: jobs, content: contents, revisions: revisionCount })
      .from(jobs)
      .leftJoin(contents, eq(contents.jobId, jobs.id))
      .where(condition)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(limit);
    return found.map(({ job, ...rest }) => ({ job: jobOf(job), ...rest }));
  }

  return {
    async list(accountId, { status, format, search, postId, latest, limit, after }) {
      const conditions = [
        eq(jobs.accountId, accountId),
        status && eq(jobs.status, status),
        format && sql`${jobs.request} ->> 'format' = ${format}`,
        search && hasWords(search),
        postId && eq(jobs.postId, postId),
        latest && isLatestRevision,
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
        await tx.delete(checkpoints).where(progressOf(id));
        await recordJobEvent(tx, cancelled, { contentId: null, error: cancelled.failure });
        return "done";
      });
    },

    async retry(accountId, id) {
      return await db.transaction(async (tx) => {
        const isOwn = ownJob(accountId, id);
        // Locked first, as what would refuse it is written down under the same lock.
        const [row] = await tx
          .select({ status: jobs.status, sourceErasedAt: jobs.sourceErasedAt })
          .from(jobs)
          .where(isOwn)
          .for("update");
        if (row === undefined) return "unknown";
        if (row.status !== "failed") return "refused";
        if (row.sourceErasedAt !== null) return "source_deleted";
        const [erasure] = await tx
          .select({ jobId: erasures.jobId })
          .from(erasures)
          .where(eq(erasures.jobId, id));
        if (erasure !== undefined) return "being_cleared";
        await applyTransition(tx, isOwn, transitions.retry);
        return "done";
      });
    },

    async remove(accountId, id, { withRevisions = false } = {}) {
      return await db.transaction(async (tx) => {
        const isOwn = ownJob(accountId, id);
        const isUnneeded = withRevisions ? ofSamePost(accountId, id) : isOwn;
        const locked = await tx
          .select({ status: jobs.status })
          .from(jobs)
          .where(isUnneeded)
          .orderBy(jobs.id)
          .for("update");
        if (locked.length === 0) return "unknown";
        if (!locked.every(({ status }) => REMOVABLE.includes(status))) return "refused";
        return await removeJobs(tx, and(isUnneeded, inArray(jobs.status, REMOVABLE)));
      });
    },
  };
}

function hasWords(search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql`(${contents.caption} ilike ${pattern} or ${jobs.title} ilike ${pattern} or ${jobs.filename} ilike ${pattern})`;
}

function ownJob(accountId: string, id: string): SQL {
  return sql`(${jobs.accountId} = ${accountId} and ${jobs.id} = ${id})`;
}

function ofSamePost(accountId: string, id: string): SQL {
  const post = sql`select given.post_id from ${jobs} as given where given.id = ${id} and given.account_id = ${accountId}`;
  return sql`(${jobs.accountId} = ${accountId} and ${jobs.postId} = (${post}))`;
}

/** Why a job could not be changed. */
async function refusal(db: Queries, isOwn: SQL): Promise<"refused" | "unknown"> {
  const [found] = await db.select({ id: jobs.id }).from(jobs).where(isOwn);
  return found === undefined ? "unknown" : "refused";
}
