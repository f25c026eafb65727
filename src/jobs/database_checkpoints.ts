import { and, eq, sql } from "drizzle-orm";
import type { Json } from "../common/json.ts";
import type { Queries } from "../database/mod.ts";
import { checkpoints, jobs } from "../database/schema.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import { isUnfinished } from "./job_states.ts";

/** Creates a store for one job's checkpoints in Postgres. It ignores writes once the job has ended. */
export function createCheckpointStore(db: Queries, jobId: string): CheckpointStore {
  async function get(key: string): Promise<Json | undefined> {
    const [row] = await db
      .select({ value: checkpoints.value })
      .from(checkpoints)
      .where(and(eq(checkpoints.jobId, jobId), eq(checkpoints.key, key)));
    return row?.value;
  }

  async function set(key: string, stage: string, value: Json): Promise<void> {
    // As a string, because a plain null would become SQL's NULL. A worker that was given up on may
    // still write after the job has ended, when there is nothing left to resume.
    await db.execute(sql`
      insert into ${checkpoints} (job_id, key, stage, value)
      select ${jobs.id}, ${key}, ${stage}, ${JSON.stringify(value)}::json
      from ${jobs}
      where ${jobs.id} = ${jobId} and ${isUnfinished}
      on conflict (job_id, key) do update set stage = excluded.stage, value = excluded.value`);
  }

  return { get, set };
}
