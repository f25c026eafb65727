import { and, inArray, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { storableText } from "../common/storable_text.ts";
import type { Queries } from "../database/mod.ts";
import { jobs } from "../database/schema.ts";
import { upgradeRequest } from "../posts/stored_request.ts";
import type { Job, JobStatus } from "./job.ts";
import { CANCELLED, type JobFailure } from "./job_failure.ts";

/** What may happen to a job. */
interface Transition {
  /** The states in which it may happen. */
  from: readonly JobStatus[];
  to: JobStatus;
  /** What it changes besides the status. */
  columns: Omit<PgUpdateSetSource<typeof jobs>, "status">;
}

/** States in which a worker has yet to bring the job to an end. */
const UNFINISHED: readonly JobStatus[] = ["pending", "processing"];

/** States in which a job may be removed: not while a worker goes on making files for it. */
export const REMOVABLE: readonly JobStatus[] = ["pending", "completed", "failed"];

/** Everything that may happen to a job, from its creation as `pending` to its removal. */
export const transitions = {
  /** A worker begins with it, or begins again after another was lost. */
  start: {
    from: UNFINISHED,
    to: "processing",
    columns: { runs: sql`${jobs.runs} + 1` },
  },
  /** A stage tells how far it is, in percent. Of reports that overtake each other the greatest counts. */
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
    columns: { progress: 100 },
  },
  fail: (failure: JobFailure) => ({
    from: UNFINISHED,
    to: "failed",
    columns: failureColumns(failure),
  }),
  /** Its owner does not want it any more. */
  cancel: {
    from: UNFINISHED,
    to: "failed",
    columns: failureColumns({ ...CANCELLED, stage: null }),
  },
  /** Its owner asks for it again: it is as new, but for what its finished stages left. */
  retry: {
    from: ["failed"],
    to: "pending",
    columns: {
      progress: 0,
      stage: null,
      runs: 0,
      errorCode: null,
      errorMessage: null,
      retryable: null,
    },
  },
} satisfies Record<string, Transition | ((...values: never[]) => Transition)>;

/** Selects the jobs that a worker has yet to bring to an end. */
export const isUnfinished: SQL = inArray(jobs.status, UNFINISHED);

/**
 * Makes a transition of the one job that `isJob` selects, and gives the job as it is then. Undefined
 * if there is no such job or the transition is not possible in its state; nothing is written then.
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

/** What a row says of the job that it stands for. */
export function jobOf(row: typeof jobs.$inferSelect): Job {
  const { status, stage, runs, errorCode, errorMessage, retryable, ...columns } = row;
  const stored = { ...columns, request: upgradeRequest(row.request) };
  switch (status) {
    case "pending":
      return { ...stored, status };
    case "processing":
      return { ...stored, status, stage, runs };
    case "completed":
      return { ...stored, status, stage };
    case "failed":
      return {
        ...stored,
        status,
        // A row whose status somebody set by hand says nothing more.
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
    // The last stage that was reported stays where the failure names none.
    ...(stage === null ? {} : { stage }),
  };
}
