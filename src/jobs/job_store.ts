import { and, desc, eq, gt, inArray, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import { batched } from "../common/batched.ts";
import type { Json } from "../common/json.ts";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, contents, jobs } from "../database/schema.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { Content } from "../posts/content.ts";
import type { PastDesign } from "../posts/design.ts";
import type { Lane, QueueEntry } from "../queue/job_queue.ts";
import { recordJobEvent } from "../webhooks/outbox.ts";
import { createCheckpointStore, DRAFT_KEY, progressOf } from "./database_checkpoints.ts";
import type { Job, NewJob, ProcessingJob, Run } from "./job.ts";
import type { JobFailure } from "./job_failure.ts";
import { applyTransition, isCurrent, isUnfinished, jobOf, transitions } from "./job_states.ts";
import { latestRevision, requireLatest } from "./revisions.ts";

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
  /**
   * Starts the next run of a job, which makes earlier ones void; counts the one before as lost if it
   * never ended. Undefined if the job does not exist, or is already completed or failed.
   */
  start(id: string): Promise<ProcessingJob | undefined>;
  /** Stores the highest progress reported so far; a no-op unless the run is the job's current one. */
  report(run: Run, progress: number, stage: string): Promise<void>;
  /**
   * Stores the content and completes the job, in one transaction; a second call for the job returns
   * the first content.
   *
   * @throws {JobNotRunningError} if the job has failed or does not exist, or has had a later run.
   */
  complete(run: Run, content: SizedContent): Promise<Content>;
  /**
   * Fails the job and keeps its checkpoints, for a retry. A no-op if the job has already ended, or
   * has had a later run.
   */
  fail(run: Run, failure: JobFailure): Promise<void>;
  /** Ends a run without ending its job, which then does not count as lost. */
  endRun(run: Run): Promise<void>;
  /** Counts that the job blocked or outgrew the process that ran it alone; returns how often. */
  wedged(id: string): Promise<number>;
  /** Leaves a pending job to other workers. Returns for how long that has been so, in milliseconds. */
  decline(id: string): Promise<number>;
  /** The job that is to wait in the queue for an account: the one that has been pending longest. */
  next(turn: Turn): Promise<QueueEntry | undefined>;
  /** A page of the jobs that `next` gives for each account and lane. */
  nextOfAll(after?: Turn): Promise<QueueEntry[]>;
  /**
   * A page of the other jobs that have to be in the queue, last updated before `before`: those that
   * were started, and those that were declined.
   */
  inHand(before: Date, afterId?: string): Promise<QueueEntry[]>;
  /** The looks of the account's last posts, but for the job's own, the latest job's first. */
  recentDesigns(job: Pick<Job, "id" | "accountId">): Promise<PastDesign[]>;
  contentOfJob(jobId: string): Promise<Content | undefined>;
  content(id: string): Promise<Content | undefined>;
  /** The job's checkpoints, as one of its runs can use them. */
  checkpoints(run: Run): CheckpointStore;
  /** What the job's stages keep for its revisions, and have kept for the job that it is a revision of. */
  kept(run: Pick<Job, "id" | "runs" | "revisionOf">): CheckpointStore;
  /** The draft of a job; undefined if it has none. */
  draft(jobId: string): Promise<Json | undefined>;
  /**
   * Creates a revision, unless there is a job of its id. Undefined if the job that it revises is gone.
   *
   * @throws {NewerRevisionError} if its post has a later revision than the one it is to come after.
   */
  createRevision(
    job: NewJob & { revisionOf: string },
    options: RevisionOptions,
  ): Promise<Job | undefined>;
  /** The job of a post's latest revision; undefined if none is left. */
  latestRevision(postId: string): Promise<string | undefined>;
  /**
   * Deletes a job's checkpoints, which makes the next run start from the source. A no-op if the run is
   * not the current one.
   */
  clearCheckpoints(run: Run): Promise<void>;
}

/** Options of {@linkcode JobStore.createRevision}. */
interface RevisionOptions {
  draft: Json;
  /** The latest revision of the post that is known; left out if later ones do not matter. */
  after?: string | undefined;
}

/** Whose turn it is: an account's, in one of the lanes. */
export type Turn = Pick<QueueEntry, "accountId" | "lane">;

/** Number of jobs in a page. */
const PAGE_SIZE = 500;
/** Number of earlier posts that the next one is not to look like: with it, what is seen at a glance. */
export const RECENT_POSTS = 11;

/** Thrown when completing a job that does not exist or has already failed. */
export class JobNotRunningError extends Error {
  override readonly name = "JobNotRunningError";
}

const ENTRY = { jobId: jobs.id, accountId: jobs.accountId, lane: jobs.lane };
// Each as in the index that it is read by.
const isNext = sql`${jobs.status} = 'pending' and ${jobs.declinedAt} is null`;
const isInHand = sql`(${jobs.status} = 'processing' or (${jobs.status} = 'pending' and ${jobs.declinedAt} is not null))`;

function isBehind(accountId: SQL | string, lane: SQL | Lane): SQL {
  return sql`(${jobs.accountId}, ${jobs.lane}) > (${accountId}, ${lane}::lane)`;
}

interface NextRow extends Record<string, unknown> {
  id: string;
  account_id: string;
  lane: Lane;
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
    const posts = rows.map(withPost);
    const inserted = await db.insert(jobs).values(posts).onConflictDoNothing().returning();
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

  async function report(run: Run, progress: number, stage: string): Promise<void> {
    await applyTransition(db, isCurrent(run), transitions.report(progress, stage));
  }

  async function complete(run: Run, content: SizedContent): Promise<Content> {
    const { id } = run;
    return await db.transaction(async (tx) => {
      // Two workers may finish the same job: the second one waits here, then finds the first one's content.
      const completed = await applyTransition(tx, isCurrent(run), transitions.complete);
      if (completed === undefined) {
        const [existing] = await tx.select().from(contents).where(eq(contents.jobId, id));
        if (existing !== undefined) return existing;
        throw new JobNotRunningError(
          `Cannot complete job "${id}" as it has failed, is run again, or does not exist`,
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
      await tx
        .delete(checkpoints)
        .where(and(eq(checkpoints.jobId, id), eq(checkpoints.kept, false)));
      await recordJobEvent(tx, completed, { contentId: stored.id, error: null });
      return stored;
    });
  }

  async function fail(run: Run, failure: JobFailure): Promise<void> {
    await db.transaction(async (tx) => {
      const failed = await applyTransition(tx, isCurrent(run), transitions.fail(failure));
      if (failed?.status !== "failed") return;
      await recordJobEvent(tx, failed, { contentId: null, error: failed.failure });
    });
  }

  async function decline(id: string): Promise<number> {
    const [row] = await db
      .update(jobs)
      .set({ declinedAt: sql`coalesce(${jobs.declinedAt}, now())` })
      .where(and(eq(jobs.id, id), isUnfinished))
      .returning({
        ms: sql<number>`extract(epoch from now() - ${jobs.declinedAt})::float8 * 1000`,
      });
    // The column is rounded to milliseconds.
    return Math.max(0, Math.floor(row?.ms ?? 0));
  }

  // Thousands of jobs may be created at once.
  const nextBatched = batched(async (turns: Turn[]) => {
    const keys = sql.join(
      turns.map(({ accountId, lane }) => sql`(${accountId}, ${lane}::lane)`),
      sql`, `,
    );
    const { rows } = await db.execute<NextRow>(sql`
      select job.id, turn.account_id, turn.lane
      from (select distinct * from (values ${keys}) as given (account_id, lane)) as turn
      cross join lateral (
        select ${jobs.id} from ${jobs}
        where ${jobs.accountId} = turn.account_id and ${jobs.lane} = turn.lane and ${isNext}
        order by ${jobs.updatedAt}, ${jobs.id}
        limit 1
      ) as job`);
    return rows;
  });

  async function next({ accountId, lane }: Turn): Promise<QueueEntry | undefined> {
    const rows = await nextBatched({ accountId, lane });
    const row = rows.find((one) => one.account_id === accountId && one.lane === lane);
    return row && { jobId: row.id, accountId, lane };
  }

  async function nextOfAll(after?: Turn): Promise<QueueEntry[]> {
    const first = after === undefined ? sql`true` : isBehind(after.accountId, after.lane);
    const jobBehind = (condition: SQL) => sql`
      select ${jobs.id} as id, ${jobs.accountId} as account_id, ${jobs.lane} as lane
      from ${jobs}
      where ${isNext} and ${condition}
      order by ${jobs.accountId}, ${jobs.lane}, ${jobs.updatedAt}, ${jobs.id}
      limit 1`;
    // From one account's first job to the next one's, without reading those in between.
    const { rows } = await db.execute<NextRow>(sql`
      with recursive turn as (
        (${jobBehind(first)})
        union all
        select job.* from turn
        cross join lateral (${jobBehind(isBehind(sql`turn.account_id`, sql`turn.lane`))}) as job
      )
      select * from turn limit ${PAGE_SIZE}`);
    return rows.map(({ id, account_id, lane }) => ({ jobId: id, accountId: account_id, lane }));
  }

  async function inHand(before: Date, afterId = ""): Promise<QueueEntry[]> {
    return await db
      .select(ENTRY)
      .from(jobs)
      .where(and(isInHand, lt(jobs.updatedAt, before), gt(jobs.id, afterId)))
      .orderBy(jobs.id)
      .limit(PAGE_SIZE);
  }

  async function recentDesigns({ id, accountId }: Pick<Job, "id" | "accountId">) {
    // Nobody sees the revisions of a post beside each other.
    const isOther = and(eq(jobs.accountId, accountId), ne(jobs.id, id), isNull(jobs.revisionOf));
    const rows = await db
      .select({ metadata: contents.metadata })
      .from(jobs)
      .innerJoin(contents, eq(contents.jobId, jobs.id))
      .where(isOther)
      .orderBy(desc(jobs.createdAt), desc(jobs.id))
      .limit(RECENT_POSTS);
    return rows.flatMap(({ metadata: { visualTemplate: template, visualStyleVariant } }) =>
      // Formats may write metadata of their own.
      template === undefined || visualStyleVariant === undefined
        ? []
        : [{ template, variant: visualStyleVariant }],
    );
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
    endRun: async (run) => {
      await db.update(jobs).set({ runOpen: false }).where(isCurrent(run));
    },
    wedged: async (id) => {
      const wedges = sql`${jobs.wedges} + 1`;
      const [row] = await db.update(jobs).set({ wedges }).where(eq(jobs.id, id)).returning();
      return row?.wedges ?? 0;
    },
    decline,
    next,
    nextOfAll,
    inHand,
    recentDesigns,
    contentOfJob: async (jobId) => {
      const [content] = await db.select().from(contents).where(eq(contents.jobId, jobId));
      return content;
    },
    content: async (id) => {
      const [content] = await db.select().from(contents).where(eq(contents.id, id));
      return content;
    },
    checkpoints: (run) => createCheckpointStore(db, run),
    kept: (run) => createCheckpointStore(db, run, { kept: true, base: run.revisionOf }),
    draft: async (jobId) => {
      const [row] = await db
        .select({ value: checkpoints.value })
        .from(checkpoints)
        .where(and(eq(checkpoints.jobId, jobId), eq(checkpoints.key, DRAFT_KEY)));
      return row?.value;
    },
    createRevision: (job, { draft, after }) =>
      db.transaction(async (tx) => {
        // Locked, for nobody to delete the job while what it has is taken over.
        const [base] = await tx
          .select({ id: jobs.id })
          .from(jobs)
          .where(eq(jobs.id, job.revisionOf))
          .for("share");
        if (base === undefined) return undefined;
        const row = withPost(job);
        if (after !== undefined) await requireLatest(tx, row.postId, after);
        const [created] = await tx.insert(jobs).values(row).onConflictDoNothing().returning();
        if (created === undefined) return await createJobStore(tx).get(job.id);
        await tx.execute(sql`
          insert into ${checkpoints} (job_id, key, stage, value, kept)
          values (${job.id}, ${DRAFT_KEY}, ${DRAFT_KEY}, ${JSON.stringify(draft)}::json, true)`);
        return jobOf(created);
      }),
    latestRevision: (postId) => latestRevision(db, postId),
    clearCheckpoints: async (run) => {
      const isOfRun = sql`exists (select from ${jobs} where ${isCurrent(run)})`;
      await db.delete(checkpoints).where(and(progressOf(run.id), isOfRun));
    },
  };
  return store;
}

function withPost(job: NewJob): NewJob & { postId: string } {
  return { ...job, postId: job.postId ?? job.id };
}

function byId(found: readonly Job[]): Map<string, Job> {
  return new Map(found.map((job) => [job.id, job]));
}
