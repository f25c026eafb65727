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

/** Jobs and contents in the database. The row is the truth; the queue only says when. */
export interface JobStore {
  /** The same jobs by way of a transaction; the store itself where that is its own way. */
  withTransaction(tx: Queries): JobStore;
  create(job: NewJob): Promise<Job>;
  get(id: string): Promise<Job | undefined>;
  /** Those of the jobs that there are, in any order. */
  getMany(ids: readonly string[]): Promise<Job[]>;
  /** Undefined if the job is gone, completed or failed already. */
  start(id: string): Promise<ProcessingJob | undefined>;
  /** Keeps the greatest progress ever reported; does nothing unless the job is processing. */
  report(id: string, progress: number, stage: string): Promise<void>;
  /**
   * Stores the content and completes the job, in one transaction; a second call for the job returns
   * the first content.
   *
   * @throws {JobNotRunningError} if the job has failed or does not exist.
   */
  complete(id: string, content: Omit<Content, "createdAt">): Promise<Content>;
  /** What its finished stages left stays, for a retry. Does nothing if the job has ended already. */
  fail(id: string, failure: JobFailure): Promise<void>;
  /** Jobs still pending or processing that were last touched before `before`: what a sweeper enqueues again. */
  unfinished(before: Date): Promise<Job[]>;
  contentOfJob(jobId: string): Promise<Content | undefined>;
  content(id: string): Promise<Content | undefined>;
  /** What finished stages left, for one job. */
  checkpoints(jobId: string): CheckpointStore;
  /** Removes what finished stages left, so that the next run starts from the source. */
  clearCheckpoints(jobId: string): Promise<void>;
}

/** Thrown when a job is completed that does not exist or has failed already. */
export class JobNotRunningError extends Error {
  override readonly name = "JobNotRunningError";
}

/** Keeps jobs and contents in Postgres. Every write may be repeated without harm. */
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

  // Thousands of clients ask how far their jobs are; one query answers all who ask at a time.
  const getTogether = batched(async (ids: string[]) => byId(await getMany([...new Set(ids)])));
  const insertTogether = batched(async (rows: NewJob[]) => byId(await insert(rows)));

  async function get(id: string): Promise<Job | undefined> {
    return (await getTogether(id)).get(id);
  }

  async function create(job: NewJob): Promise<Job> {
    const filename = job.filename === null ? null : storableText(job.filename);
    const row = { ...job, filename };
    // What cannot be stored is not to keep others from being stored.
    const created = await insertTogether(row).catch(async () => byId(await insert([row])));
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

  async function complete(id: string, content: Omit<Content, "createdAt">): Promise<Content> {
    return await db.transaction(async (tx) => {
      // Two workers may finish the same job: the second waits here and then finds the first's content.
      const completed = await applyTransition(tx, eq(jobs.id, id), transitions.complete);
      if (completed === undefined) {
        const [first] = await tx.select().from(contents).where(eq(contents.jobId, id));
        if (first !== undefined) return first;
        throw new JobNotRunningError(
          `Cannot complete job "${id}" as it has failed or does not exist`,
        );
      }
      const [stored] = await tx
        .insert(contents)
        .values({
          ...content,
          jobId: id,
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
    // Only who asks the same store is answered together with the others.
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
