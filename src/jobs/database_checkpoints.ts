import { and, eq, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import { orDatabaseDown } from "../database/is_database_down.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, jobs } from "../database/schema.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { Run } from "./job.ts";
import { isCurrent, isUnfinished } from "./job_states.ts";

/**
 * Creates a store for one job's checkpoints in Postgres. It ignores writes once the job has ended, or
 * a later run has started. While the database is down, it throws an `UnavailableError`.
 */
export function createCheckpointStore(db: Queries, run: Run): CheckpointStore {
  async function get(key: string): Promise<Json | undefined> {
    const [row] = await orDatabaseDown(
      db
        .select({ value: checkpoints.value })
        .from(checkpoints)
        .where(and(eq(checkpoints.jobId, run.id), eq(checkpoints.key, key))),
    );
    return row?.value;
  }

  async function set(key: string, stage: string, value: Json): Promise<void> {
    // As a string, because a plain null would become SQL's NULL.
    await orDatabaseDown(
      db.execute(sql`
        insert into ${checkpoints} (job_id, key, stage, value)
        select ${jobs.id}, ${key}, ${stage}, ${JSON.stringify(value)}::json
        from ${jobs}
        where ${isCurrent(run)} and ${isUnfinished}
        on conflict (job_id, key) do update set stage = excluded.stage, value = excluded.value`),
    );
  }

  return { get, set };
}
