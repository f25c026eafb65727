import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Queries } from "../database/mod.ts";
import { jobs } from "../database/schema.ts";

/** What is known of jobs that may be the reason why their worker was lost. */
export interface Suspects {
  /** Whether a worker was lost while it ran the job, among others perhaps. */
  isSuspect(jobId: string): Promise<boolean>;
  /** Counts a run that blocked, outgrew or ended a process of its own; returns how many there were. */
  addWedge(jobId: string): Promise<number>;
}

/** Reads and writes the records of lost runs in the database. */
export function createSuspects(db: Queries): Suspects {
  return {
    async isSuspect(jobId) {
      const wasLost = or(eq(jobs.runOpen, true), gt(jobs.lostRuns, 0));
      const found = await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(and(eq(jobs.id, jobId), wasLost));
      return found.length > 0;
    },
    async addWedge(jobId) {
      const [row] = await db
        .update(jobs)
        .set({ wedges: sql`${jobs.wedges} + 1` })
        .where(eq(jobs.id, jobId))
        .returning({ wedges: jobs.wedges });
      return row?.wedges ?? 0;
    },
  };
}
