import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import { orDatabaseDown } from "../database/is_database_down.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, jobs } from "../database/schema.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { Run } from "./job.ts";
import { isCurrent, isUnfinished } from "./job_states.ts";

/** Options of {@linkcode createCheckpointStore}. */
export interface CheckpointOptions {
  /** Whether what is stored stays when the job is completed. Defaults to false. */
  kept?: boolean;
  /** The job that is looked at for what this one does not have; null for none, which is the default. */
  base?: string | null;
}

/**
 * Creates a store for one job's checkpoints in Postgres. It ignores writes once the job has ended, or
 * a later run has started. While the database is down, it throws an `UnavailableError`.
 */
export function createCheckpointStore(
  db: Queries,
  run: Run,
  { kept = false, base = null }: CheckpointOptions = {},
): CheckpointStore {
  const owners = [run.id, ...(base === null ? [] : [base])];

  async function get(key: string): Promise<Json | undefined> {
    const [row] = await orDatabaseDown(
      db
        .select({ value: checkpoints.value })
        .from(checkpoints)
        .where(and(inArray(checkpoints.jobId, owners), eq(checkpoints.key, key)))
        .orderBy(sql`${checkpoints.jobId} = ${run.id} desc`)
        .limit(1),
    );
    return row?.value;
  }

  async function set(key: string, stage: string, value: Json): Promise<void> {
    // As a string, because a plain null would become SQL's NULL.
    await orDatabaseDown(
      db.execute(sql`
        insert into ${checkpoints} (job_id, key, stage, value, kept)
        select ${jobs.id}, ${key}, ${stage}, ${JSON.stringify(value)}::json, ${kept}
        from ${jobs}
        where ${isCurrent(run)} and ${isUnfinished}
        on conflict (job_id, key) do update set stage = excluded.stage, value = excluded.value, kept = excluded.kept`),
    );
  }

  return { get, set };
}

/** The key of a job's draft, which is what its chain was entered with. */
export const DRAFT_KEY = "draft";

/** Selects what is left of a job when its progress is given up: a revision's draft is what it is made from. */
export function progressOf(jobId: string): SQL {
  const isRevision = sql`exists (select from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.revisionOf} is not null)`;
  return sql`(${checkpoints.jobId} = ${jobId} and not (${checkpoints.key} = ${DRAFT_KEY} and ${isRevision}))`;
}
