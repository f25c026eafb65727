import { JobTakenError, RetryJobError } from "../queue/job_queue.ts";
import type { AppParts } from "./app_parts.ts";
import { openJobRunner } from "./open_job_runner.ts";
import type { AloneMessage } from "./start_alone.ts";

/** Options of {@linkcode runJobAlone}. */
export interface RunJobAloneOptions {
  /** Aborts the run, and puts the job back. */
  signal: AbortSignal;
  /** Called when the job starts, and with how its run ended. */
  tell(message: AloneMessage): void;
}

/** Runs one job in this process, for a worker that has started it by `startAlone()`. */
export async function runJobAlone(
  app: AppParts,
  jobId: string,
  { signal, tell }: RunJobAloneOptions,
): Promise<void> {
  await using runner = await openJobRunner(app);
  tell({ kind: "started" });
  try {
    await runner.runJob(jobId, signal);
    tell({ kind: "ended" });
  } catch (error) {
    // Another worker goes on with it.
    if (error instanceof JobTakenError) return tell({ kind: "ended" });
    const message = error instanceof Error ? error.message : String(error);
    const delayMs = error instanceof RetryJobError ? error.delayMs : null;
    tell({ kind: "put_back", message, delayMs });
  }
}
