import { and, asc, eq, inArray, lt } from "drizzle-orm";
import { batched } from "../common/batched.ts";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, jobs } from "../database/schema.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { Content } from "../posts/content.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import { createCheckpointStore } from "./database_checkpoints.ts";
import type { Job, NewJob, ProcessingJob } from "./job.ts";
import type { JobFailure } from "./job_failure.ts";
import { applyTransition, isUnfinished, jobOf, transitions } from "./job_states.ts";

/** A content with the size of its files, which counts as the account's storage. */
interface SizedContent extends Omit<Content, "createdAt"> {
  /** Defaults to 0. */
  bytes?: number;
}

/** Jobs and contents in the database, which is the source of truth; the queue only schedules them. */
export interface JobStore {
  /** The same store within a transaction. */
  withTransaction(tx: Queries): JobStore;
  create(job: NewJob): Promise<Job>;
  get(id: string): Promise<Job | undefined>;
  /** The jobs that exist, in any order. */
  getMany(ids: readonly string[]): Promise<Job[]>;
  /** Undefined if the job does not exist, or is already completed or failed. */
  start(id: string): Promise<ProcessingJob | undefined>;
  /** Stores the highest progress reported so far; a no-op unless the job is processing. */
  report(id: string, progress: number, stage: string): Promise<void>;
  /**
   * Stores the content and completes the job, in one transaction; a second call for the job returns
   * the first content.
   *
   * @throws {JobNotRunningError} if the job has failed or does not exist.
   */
  complete(id: string, content: SizedContent): Promise<Content>;
  /** Fails the job and keeps its checkpoints, for a retry. A no-op if the job has already ended. */
  fail(id: string, failure: JobFailure): Promise<void>;
  /** Pending and processing jobs last updated before `before`, for the sweeper to enqueue again. */
  unfinished(before: Date): Promise<Job[]>;
  contentOfJob(jobId: string): Promise<Content | undefined>;
  content(id: string): Promise<Content | undefined>;
  /** The checkpoints of a job. */
  checkpoints(jobId: string): CheckpointStore;
  /** Deletes a job's checkpoints, which makes the next run start from the source. */
  clearCheckpoints(jobId: string): Promise<void>;
}

/** Thrown when completing a job that does not exist or has already failed. */
export class JobNotRunningError extends Error {
  override readonly name = "JobNotRunningError";
}

/** Creates a job store on Postgres. All writes are idempotent. */
export function createJobStore(db: Queries): JobStore {
  async function getMany(ids: readonly string[]): Promise<Job[]> {
    const rows = await db
      .select()
      .from(jobs)
      .where(inArray(jobs.id, [...ids]));
    return rows.map(jobOf);
  }

  async function insert(rows: NewJob[]): Promise<Job[]> {
    const inserted = await db.insert(jobs).values(rows).onConflictDoNothing().returning();
    return inserted.map(jobOf);
  }

  // Thousands of clients poll their jobs: concurrent reads share one query.
  const getBatched = batched(async (ids: string[]) => byId(await getMany([...new Set(ids)])));
  const insertBatched = batched(async (rows: NewJob[]) => byId(await insert(rows)));

  async function get(id: string): Promise<Job | undefined> {
    return (await getBatched(id)).get(id);
  }

  async function create(job: NewJob): Promise<Job> {
    const filename = job.filename === null ? null : storableText(job.filename);
    const row = { ...job, filename };
    // A row that cannot be stored must not fail the others of its batch.
    const created = await insertBatched(row).catch(async () => byId(await insert([row])));
    const found = created.get(job.id) ?? (await get(job.id));
    if (found === undefined) throw new Error(`Cannot create job "${job.id}" as it was removed`);
    return found;
  }

  async function start(id: string): Promise<ProcessingJob | undefined> {
    const job = await applyTransition(db, eq(jobs.id, id), transitions.start);
    return job?.status === "processing" ? job : undefined;
  }

  async function report(id: string, progress: number, stage: string): Promise<void> {
    await applyTransition(db, eq(jobs.id, id), transitions.report(progress, stage));
  }

  async function complete(id: string, content: SizedContent): Promise<Content> {
    return await db.transaction(async (tx) => {
      // Two workers may finish the same job: the second one waits here, then finds the first one's content.
      const completed = await applyTransition(tx, eq(jobs.id, id), transitions.complete);
      if (completed === undefined) {
        const [existing] = await tx.select().from(contents).where(eq(contents.jobId, id));
        if (existing !== undefined) return existing;
        throw new JobNotRunningError(
          `Cannot complete job "${id}" as it has failed or does not exist`,
        );
      }
      const [stored] = await tx
        .insert(contents)
        .values({
          ...content,
          jobId: id,
          accountId: completed.accountId,
          caption: storableText(content.caption),
          hashtags: storableText(content.hashtags),
        })
        .returning();
      if (stored === undefined) throw new Error(`Cannot store the content of job "${id}"`);
      await tx.delete(checkpoints).where(eq(checkpoints.jobId, id));
      await recordJobEvent(tx, completed, { contentId: stored.id, error: null });
      return stored;
    });
  }

  async function fail(id: string, failure: JobFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const failed = await applyTransition(tx, eq(jobs.id, id), transitions.fail(failure));
      if (failed?.status !== "failed") return;
      await recordJobEvent(tx, failed, { contentId: null, error: failed.failure });
    });
  }

  async function unfinished(before: Date): Promise<Job[]> {
    const rows = await db
      .select()
      .from(jobs)
      .where(and(isUnfinished, lt(jobs.updatedAt, before)))
      .orderBy(asc(jobs.createdAt));
    return rows.map(jobOf);
  }

  const store: JobStore = {
    // Batching works only within one store, so return this one where possible.
    withTransaction: (tx) => (tx === db ? store : createJobStore(tx)),
    create,
    get,
    getMany,
    start,
    report,
    complete,
    fail,
    unfinished,
    contentOfJob: async (jobId) => {
      const [content] = await db.select().from(contents).where(eq(contents.jobId, jobId));
      return content;
    },
    content: async (id) => {
      const [content] = await db.select().from(contents).where(eq(contents.id, id));
      return content;
    },
    checkpoints: (jobId) => createCheckpointStore(db, jobId),
    clearCheckpoints: async (jobId) => {
      await db.delete(checkpoints).where(eq(checkpoints.jobId, jobId));
    },
  };
  return store;
}

function byId(found: readonly Job[]): Map<string, Job> {
  return new Map(found.map((job) => [job.id, job]));
}
