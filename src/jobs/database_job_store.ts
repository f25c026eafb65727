import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import { inBatches } from "../common/batches.ts";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, jobs } from "../database/schema.ts";
import type { Content } from "../posts/content.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import { createCheckpointStore } from "./database_checkpoints.ts";
import type { Job } from "./job.ts";
import { completedEvent, failedEvent } from "./job_events.ts";
import type { JobFailure } from "./job_failure.ts";
import type { JobStore, NewJob } from "./job_store.ts";

/** Thrown when a job is completed that does not exist or has failed already. */
export class JobNotRunningError extends Error {
  override readonly name = "JobNotRunningError";
}

const isUnfinished = inArray(jobs.status, ["pending", "processing"]);
const now = sql`now()`;

/** Keeps jobs and contents in Postgres. Every write may be repeated without harm. */
export function createJobStore(db: Queries): JobStore {
  async function getMany(ids: readonly string[]): Promise<Job[]> {
    return await db
      .select()
      .from(jobs)
      .where(inArray(jobs.id, [...ids]));
  }

  async function insert(rows: NewJob[]): Promise<Job[]> {
    return await db.insert(jobs).values(rows).onConflictDoNothing().returning();
  }

  // Thousands of clients ask how far their jobs are; one query answers all who ask at a time.
  const getTogether = inBatches(async (ids: string[]) => byId(await getMany([...new Set(ids)])));
  const insertTogether = inBatches(async (rows: NewJob[]) => byId(await insert(rows)));

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

  async function start(id: string): Promise<Job | undefined> {
    const [job] = await db
      .update(jobs)
      .set({ status: "processing", runs: sql`${jobs.runs} + 1`, updatedAt: now })
      .where(and(eq(jobs.id, id), isUnfinished))
      .returning();
    return job;
  }

  async function report(id: string, progress: number, stage: string): Promise<void> {
    const percent = Math.min(100, Math.max(0, progress));
    await db
      .update(jobs)
      .set({ progress: sql`greatest(${jobs.progress}, ${percent})`, stage, updatedAt: now })
      .where(and(eq(jobs.id, id), eq(jobs.status, "processing")));
  }

  async function complete(id: string, content: Omit<Content, "createdAt">): Promise<Content> {
    return await db.transaction(async (tx) => {
      // Two workers may finish the same job: the second waits here and then finds the first's content.
      const [job] = await tx.select().from(jobs).where(eq(jobs.id, id)).for("update");
      const [first] = await tx.select().from(contents).where(eq(contents.jobId, id));
      if (first !== undefined) return first;
      if (job === undefined || job.status === "failed") {
        const reason = job === undefined ? "does not exist" : "has failed already";
        throw new JobNotRunningError(`Cannot complete job "${id}" as it ${reason}`);
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
      await tx
        .update(jobs)
        .set({ status: "completed", progress: 100, updatedAt: now })
        .where(eq(jobs.id, id));
      await tx.delete(checkpoints).where(eq(checkpoints.jobId, id));
      await recordJobEvent(tx, completedEvent(job, stored.id));
      return stored;
    });
  }

  async function fail(id: string, failure: JobFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const [failed] = await tx
        .update(jobs)
        .set({ ...failedColumns(failure), updatedAt: now })
        .where(and(eq(jobs.id, id), isUnfinished))
        .returning();
      if (failed !== undefined) await recordJobEvent(tx, failedEvent(failed));
    });
  }

  const store: JobStore = {
    // Only who asks the same store is answered together with the others.
    within: (other) => (other === db ? store : createJobStore(other)),
    create,
    get,
    getMany: async (ids) =>
      await db
        .select()
        .from(jobs)
        .where(inArray(jobs.id, [...ids])),
    start,
    report,
    complete,
    fail,
    unfinished: async (before) =>
      await db
        .select()
        .from(jobs)
        .where(and(isUnfinished, lt(jobs.updatedAt, before)))
        .orderBy(asc(jobs.createdAt)),
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

/** What a row says of a failure. */
function failedColumns({ code, message, stage, retryable }: JobFailure) {
  return {
    status: "failed",
    errorCode: code,
    errorMessage: storableText(message),
    retryable,
    // The last stage that was reported stays where the failure names none.
    ...(stage === null ? {} : { stage }),
  } as const;
}
