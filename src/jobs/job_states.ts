import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { jobs } from "../database/schema.ts";
import { upgradeRequest } from "../posts/stored_request.ts";
import type { Job, JobStatus, Run } from "./job.ts";
import { CANCELLED, type JobFailure } from "./job_failure.ts";

/** A state transition of a job. */
interface Transition {
  /** The states that it is allowed in. */
  from: readonly JobStatus[];
  to: JobStatus;
  /** The columns that it sets besides the status. */
  columns: Omit<PgUpdateSetSource<typeof jobs>, "status">;
}

/** States in which the job has not ended. */
const UNFINISHED: readonly JobStatus[] = ["pending", "processing"];

/** States in which a job can be deleted: not while a worker may still write files for it. */
export const REMOVABLE: readonly JobStatus[] = ["pending", "completed", "failed"];

/** All transitions of a job between its creation as `pending` and its deletion. */
export const transitions = {
  /** A worker starts the job, or restarts it after another one was lost. */
  start: {
    from: UNFINISHED,
    to: "processing",
    columns: {
      runs: sql`${jobs.runs} + 1`,
      lostRuns: sql`${jobs.lostRuns} + ${jobs.runOpen}::int`,
      runOpen: true,
      declinedAt: null,
    },
  },
  /** A stage reports its progress, in percent. If reports arrive out of order, the highest wins. */
  report: (percent: number, stage: string) => ({
    from: ["processing"],
    to: "processing",
    columns: {
      progress: sql`greatest(${jobs.progress}, ${Math.min(100, Math.max(0, percent))})`,
      stage,
    },
  }),
  complete: {
    from: UNFINISHED,
    to: "completed",
    columns: { progress: 100, runOpen: false, declinedAt: null },
  },
  fail: (failure: JobFailure) => ({
    from: UNFINISHED,
    to: "failed",
    columns: failureColumns(failure),
  }),
  /** The owner cancels the job. */
  cancel: {
    from: UNFINISHED,
    to: "failed",
    columns: failureColumns({ ...CANCELLED, stage: null }),
  },
  /** The owner retries the job, which is reset except for the checkpoints of its finished stages. */
  retry: {
    from: ["failed"],
    to: "pending",
    columns: {
      progress: 0,
      stage: null,
      // Whatever the last run may still write is void.
      runs: sql`${jobs.runs} + 1`,
      lostRuns: 0,
      wedges: 0,
      errorCode: null,
      errorMessage: null,
      retryable: null,
    },
  },
} satisfies Record<string, Transition | ((...values: never[]) => Transition)>;

/** Selects the jobs that have not ended. */
export const isUnfinished: SQL = inArray(jobs.status, UNFINISHED);

/** Selects a job as long as it has had no later run. */
export function isCurrent({ id, runs }: Run): SQL {
  return sql`(${jobs.id} = ${id} and ${jobs.runs} = ${runs})`;
}

/**
 * Applies a transition to the one job that `isJob` selects, and returns the updated job. Returns
 * undefined, and writes nothing, if there is no such job or its state does not allow the transition.
 */
export async function applyTransition(
  db: Queries,
  isJob: SQL,
  { from, to, columns }: Transition,
): Promise<Job | undefined> {
  const [row] = await db
    .update(jobs)
    .set({ ...columns, status: to, updatedAt: sql`now()` })
    .where(and(isJob, inArray(jobs.status, from)))
    .returning();
  return row && jobOf(row);
}

/** Converts a row to a job. */
export function jobOf(row: typeof jobs.$inferSelect): Job {
  const { status, stage, errorCode, errorMessage, retryable, declinedAt: _, ...columns } = row;
  const stored = { ...columns, request: upgradeRequest(row.request) };
  switch (status) {
    case "pending":
      return { ...stored, status };
    case "processing":
      return { ...stored, status, stage };
    case "completed":
      return { ...stored, status, stage };
    case "failed":
      return {
        ...stored,
        status,
        // These are null only if somebody has set the status by hand.
        failure: {
          code: errorCode ?? "internal",
          message: errorMessage ?? "",
          stage,
          retryable: retryable ?? false,
        },
      };
  }
}

function failureColumns({ code, message, stage, retryable }: JobFailure) {
  return {
    errorCode: code,
    errorMessage: storableText(message),
    retryable,
    runOpen: false,
    declinedAt: null,
    // If the failure names no stage, keep the last one reported.
    ...(stage === null ? {} : { stage }),
  };
}
