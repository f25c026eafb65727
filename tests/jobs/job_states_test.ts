import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { createAccountStore } from "../../src/accounts/account_store.ts";
import {
  checkpoints,
  contents,
  jobs as jobRows,
  webhookDeliveries,
} from "../../src/database/schema.ts";
import { createAccountJobs } from "../../src/jobs/account_jobs.ts";
import type { JobStatus, Run } from "../../src/jobs/job.ts";
import { createJobStore, JobNotRunningError } from "../../src/jobs/job_store.ts";
import { createWebhookStore } from "../../src/webhooks/webhook_store.ts";
import { testDatabase } from "../support/postgres.ts";
import { newContent, newFailure, newJob, startJob } from "./_new_job.ts";

const { db } = await testDatabase();
const account = await createAccountStore(db).create({ email: "owner@example.com", plan: "free" });
await createWebhookStore(db).put(account.id, "https://hooks.example/");
const jobs = createJobStore(db);
const accountJobs = createAccountJobs(db);

type Step =
  | { name: "start" | "complete" | "end" | "cancel" | "retry" | "remove" | "checkpoint" }
  | { name: "report"; percent: number; stage: string }
  | { name: "fail"; stage: string | null };

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Step>({ name: "start" }) },
    fc.record<Step & { name: "report" }>({
      name: fc.constant("report"),
      percent: fc.integer({ min: -10, max: 120 }),
      stage: fc.constantFrom("first", "second"),
    }),
    fc.record<Step & { name: "fail" }>({
      name: fc.constant("fail"),
      stage: fc.constantFrom(null, "third"),
    }),
    fc.constantFrom<Step[]>(
      { name: "complete" },
      { name: "end" },
      { name: "cancel" },
      { name: "retry" },
      { name: "remove" },
      { name: "checkpoint" },
    ),
  ),
  { minLength: 1, maxLength: 12 },
);

/** Everything that the database has to say of a job. */
interface State {
  status: JobStatus;
  progress: number;
  stage: string | null;
  runs: number;
  runOpen: boolean;
  lostRuns: number;
  errorCode: string | null;
  errorMessage: string | null;
  retryable: boolean | null;
  hasContent: boolean;
  hasCheckpoint: boolean;
  /** What webhooks are told, in alphabetical order. */
  events: string[];
}

const NEW: State = {
  status: "pending",
  progress: 0,
  stage: null,
  runs: 0,
  runOpen: false,
  lostRuns: 0,
  errorCode: null,
  errorMessage: null,
  retryable: null,
  hasContent: false,
  hasCheckpoint: false,
  events: [],
};

const CANCELLED = { errorCode: "cancelled", errorMessage: "Cancelled", retryable: true };
const FAILED = { errorCode: "unusable_source", errorMessage: "No", retryable: false };

/** The state after a step; the same one if the step is refused, and undefined once the job is removed. */
function expected(state: State, step: Step): State | undefined {
  const { status, progress, events } = state;
  const isUnfinished = status === "pending" || status === "processing";
  switch (step.name) {
    case "start":
      if (!isUnfinished) return state;
      return {
        ...state,
        status: "processing",
        runs: state.runs + 1,
        runOpen: true,
        lostRuns: state.lostRuns + (state.runOpen ? 1 : 0),
      };
    case "report": {
      if (status !== "processing") return state;
      const percent = Math.max(0, Math.min(100, step.percent));
      return { ...state, progress: Math.max(progress, percent), stage: step.stage };
    }
    case "complete":
      if (!isUnfinished) return state;
      return {
        ...state,
        status: "completed",
        progress: 100,
        runOpen: false,
        hasContent: true,
        hasCheckpoint: false,
        events: ["job.completed", ...events],
      };
    case "fail":
      if (!isUnfinished) return state;
      return {
        ...state,
        ...FAILED,
        status: "failed",
        runOpen: false,
        stage: step.stage ?? state.stage,
        events: [...events, "job.failed"],
      };
    case "cancel":
      if (!isUnfinished) return state;
      return {
        ...state,
        ...CANCELLED,
        status: "failed",
        runOpen: false,
        hasCheckpoint: false,
        events: [...events, "job.failed"],
      };
    case "retry":
      if (status !== "failed") return state;
      return { ...NEW, runs: state.runs + 1, hasCheckpoint: state.hasCheckpoint, events };
    case "end":
      return { ...state, runOpen: false };
    case "remove":
      return status === "processing" ? state : undefined;
    case "checkpoint":
      return { ...state, hasCheckpoint: state.hasCheckpoint || isUnfinished };
  }
}

/**
 * Takes a step in the database as the run of that number, and says whether it was taken; undefined
 * where nobody is told.
 */
async function take(run: Run, step: Step): Promise<boolean | undefined> {
  const { id } = run;
  switch (step.name) {
    case "start":
      return (await jobs.start(id)) !== undefined;
    case "report":
      await jobs.report(run, step.percent, step.stage);
      return undefined;
    case "complete":
      try {
        await jobs.complete(run, newContent(id));
        return true;
      } catch (error) {
        if (!(error instanceof JobNotRunningError)) throw error;
        return false;
      }
    case "fail":
      await jobs.fail(run, { ...newFailure("No"), stage: step.stage });
      return undefined;
    case "end":
      await jobs.endRun(run);
      return undefined;
    case "cancel":
      return (await accountJobs.cancel(account.id, id)) === "done";
    case "retry":
      return (await accountJobs.retry(account.id, id)) === "done";
    case "remove":
      return Array.isArray(await accountJobs.remove(account.id, id));
    case "checkpoint":
      await jobs.checkpoints(run).set("key", "stage", 1);
      return undefined;
  }
}

async function stateOf(id: string): Promise<State | undefined> {
  const [row] = await db.select().from(jobRows).where(eq(jobRows.id, id));
  if (row === undefined) return undefined;
  const { status, progress, stage, runs, runOpen, lostRuns } = row;
  const { errorCode, errorMessage, retryable } = row;
  const lasting = { status, progress, stage, runs, runOpen, lostRuns };
  const kept = { ...lasting, errorCode, errorMessage, retryable };
  const [hasContent, hasCheckpoint, deliveries] = await Promise.all([
    db.$count(contents, eq(contents.jobId, id)),
    db.$count(checkpoints, eq(checkpoints.jobId, id)),
    db.select().from(webhookDeliveries).where(eq(webhookDeliveries.jobId, id)),
  ]);
  const events = deliveries.map(({ event }) => event).toSorted();
  return { ...kept, hasContent: hasContent > 0, hasCheckpoint: hasCheckpoint > 0, events };
}

test("whatever happens to a job one after the other, its row is as the rules have it", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { id } = await jobs.create(newJob(account.id));
      let state: State | undefined = NEW;
      for (const step of sequence) {
        const next: State | undefined = state && expected(state, step);
        const isTaken = await take({ id, runs: state?.runs ?? 0 }, step);
        // A job that is completed twice gives its first content.
        const isRepeated = step.name === "complete" && state?.status === "completed";
        if (isTaken !== undefined) expect(isTaken).toBe(next !== state || isRepeated);
        expect(await stateOf(id)).toEqual(next);
        state = next;
      }
    }),
    {
      numRuns: 60,
      examples: [
        [
          [
            { name: "start" },
            { name: "report", percent: 40, stage: "first" },
            { name: "checkpoint" },
            { name: "fail", stage: null },
            { name: "retry" },
            { name: "start" },
            { name: "complete" },
            { name: "complete" },
            { name: "retry" },
            { name: "remove" },
          ],
        ],
      ],
    },
  );
}, 400_000);

test("whatever happens to a job at once, its row says nothing that contradicts itself", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const { id } = await jobs.create(newJob(account.id));
      const run = await startJob(jobs, id);
      await Promise.all(sequence.map((step) => take(run, step)));
      const state = await stateOf(id);
      if (state === undefined) return;
      const { status, progress, runs, stage, errorCode, errorMessage, retryable, events } = state;
      const failure = [errorCode, errorMessage, retryable];
      expect(failure.map((column) => column !== null)).toEqual(Array(3).fill(status === "failed"));
      expect(state.hasContent).toBe(status === "completed");
      expect(events.filter((event) => event === "job.completed")).toHaveLength(
        status === "completed" ? 1 : 0,
      );
      if (status === "pending") expect({ progress, stage }).toEqual({ progress: 0, stage: null });
      else expect(progress).toBeWithin(0, 101);
      if (status === "processing") expect(runs).toBePositive();
      if (status === "completed") expect(progress).toBe(100);
    }),
    { numRuns: 40 },
  );
}, 400_000);
