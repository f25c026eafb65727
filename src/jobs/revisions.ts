import { and, eq, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queries } from "../database/mod.ts";
import { jobs } from "../database/schema.ts";

const other = alias(jobs, "other_revision");
const isOfSamePost = eq(other.postId, jobs.postId);

/**
 * Selects of each post its latest revision: the job that stands for it. One that failed does so only if
 * all of them did.
 */
export const isLatestRevision: SQL = sql`not exists (select from ${jobs} as other_revision
  where ${isOfSamePost} and ${rank(other)} > ${rank(jobs)})`;

/** How many revisions the post of a job has, itself among them. */
export const revisionCount = sql<number>`(select count(*)::int from ${jobs} as other_revision where ${isOfSamePost})`;

/** Thrown when creating a revision of a post that has another latest one than it is to come after. */
export class NewerRevisionError extends Error {
  override readonly name = "NewerRevisionError";
  /** The job of the latest revision. */
  readonly jobId: string;

  constructor(jobId: string) {
    super(`The latest revision of the post is job "${jobId}"`);
    this.jobId = jobId;
  }
}

/** The job of a post's latest revision; undefined if none is left. */
export async function latestRevision(db: Queries, postId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.postId, postId), isLatestRevision));
  return row?.id;
}

/**
 * Checks that a job is the latest revision of its post, and lets nobody else check it before the
 * transaction has ended.
 *
 * @throws {NewerRevisionError}
 */
export async function requireLatest(tx: Queries, postId: string, jobId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${postId}, 0))`);
  const latest = await latestRevision(tx, postId);
  if (latest !== undefined && latest !== jobId) throw new NewerRevisionError(latest);
}

function rank({ status, createdAt, id }: typeof jobs | typeof other): SQL {
  return sql`(${status} <> 'failed', ${createdAt}, ${id})`;
}
