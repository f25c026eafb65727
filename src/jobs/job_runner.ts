import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../common/log.ts";
import type { Formats } from "../formats/load.ts";
import { withDefaultOptions } from "../formats/options_for.ts";
import { FatalError, InvalidInputError, StageError } from "../pipeline/errors.ts";
import { runPipeline } from "../pipeline/runner.ts";
import type { Services } from "../pipeline/services.ts";
import type { PostInput } from "../posts/post_input.ts";
import { RetryJobError } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { watchForCancel } from "./cancel_watch.ts";
import type { Job } from "./job.ts";
import { CANCELLED, failureOf } from "./job_failure.ts";
import { clearOutputFiles, clearWorkFiles, contentIdOf } from "./job_files.ts";
import type { JobStore } from "./job_store.ts";
import { createProgressWriter } from "./progress_writer.ts";

/** Workers can be stopped at any time, but a job that never finishes must not be restarted for ever. */
const MAX_RUNS = 20;

/** Options of {@linkcode createJobRunner}. */
export interface JobRunnerOptions {
  jobs: JobStore;
  store: ObjectStore;
  formats: Formats;
  services: Services;
  /** Settings that stages may declare. */
  env: Readonly<Record<string, string | undefined>>;
  /** Folder for the temporary files of running jobs. */
  workDir: string;
  log: Log;
}

/**
 * Creates the function that runs a job's pipeline, resuming where an earlier run stopped.
 *
 * It returns once the job is completed, failed or cancelled in the database. If the run was aborted
 * or the infrastructure failed, it throws `RetryJobError`, which puts the job back in the queue.
 */
export function createJobRunner(options: JobRunnerOptions) {
  return async function runJob(jobId: string, signal: AbortSignal): Promise<void> {
    const { jobs, log } = options;
    const job = await jobs.start(jobId);
    if (job === undefined) return await clearIfCancelled(jobId, options);
    const jobLog = log.child({ job: jobId });
    using cancel = watchForCancel(jobId, { jobs, log: jobLog });
    const either = AbortSignal.any([signal, cancel.signal]);
    try {
      if (job.runs > MAX_RUNS) throw new WorkerLostError(job.runs);
      await runStages(job, either, { ...options, log: jobLog });
      jobLog.info("Job completed");
      await clearWork(jobId, options.store, jobLog);
    } catch (error) {
      if (cancel.signal.aborted) {
        jobLog.info("Job cancelled");
        return await clearIfCancelled(jobId, { ...options, log: jobLog });
      }
      if (signal.aborted) {
        throw new RetryJobError("Cannot finish the job as the worker stops", { cause: error });
      }
      if (!isJobError(error)) throw new RetryJobError("Cannot run the job now", { cause: error });
      jobLog.error("Job failed", { error });
      await jobs.fail(jobId, failureOf(error));
    }
  };
}

/**
 * Deletes the output of a cancelled or deleted job.
 *
 * @throws {RetryJobError} if its owner has retried it in the meantime.
 */
async function clearIfCancelled(jobId: string, options: JobRunnerOptions): Promise<void> {
  const { jobs, store } = options;
  const job = await jobs.get(jobId);
  const isCancelled = job?.status === "failed" && job.failure.code === CANCELLED.code;
  // In any other state the files belong to another run.
  if (job !== undefined && job.status !== "pending" && !isCancelled) return;
  await clearOutputFiles(jobId, store);
  await jobs.clearCheckpoints(jobId);
  if ((await jobs.get(jobId))?.status !== "pending") return;
  throw new RetryJobError("Cannot go on as the job was cancelled and retried", { delayMs: 0 });
}

async function runStages(job: Job, signal: AbortSignal, options: JobRunnerOptions): Promise<void> {
  const { jobs, formats, services, env, log } = options;
  const { version: _, options: __, ...request } = job.request;
  const format = Object.hasOwn(formats, request.format) ? formats[request.format] : undefined;
  if (format === undefined) {
    throw new FatalError(`Cannot make "${request.format}" as this worker has no such format`);
  }
  const input: PostInput & { formatOptions: Record<string, unknown> } = {
    jobId: job.id,
    contentId: contentIdOf(job.id),
    sourceType: job.type,
    sourceKey: job.sourceKey,
    request,
    medium: format.about.medium,
    brand: job.brand,
    formatOptions: withDefaultOptions(format, job.request),
  };
  const workDir = join(options.workDir, job.id);
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  const progress = createProgressWriter(
    (percent, stage) => jobs.report(job.id, percent, stage),
    log,
  );
  try {
    await runPipeline(format, input, {
      services,
      checkpoints: jobs.checkpoints(job.id),
      workDir,
      signal,
      env,
      log,
      onProgress: ({ stage, fraction }) => progress.report(fraction * 100, stage),
    });
  } finally {
    await progress.flush();
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Deletes what only the run needed. A failure is harmless: these objects are not public. */
async function clearWork(jobId: string, store: ObjectStore, log: Log): Promise<void> {
  try {
    await clearWorkFiles(jobId, store);
  } catch (error) {
    log.warn("Cannot remove the job's temporary objects", { error });
  }
}

/** Thrown when too many workers were lost while they ran the job, which may well be the reason. */
class WorkerLostError extends Error {
  override readonly name = "WorkerLostError";

  constructor(runs: number) {
    super(`Cannot finish the job as ${runs - 1} workers have ended while they had it`);
  }
}

/** Whether the job itself failed. Other errors are those of the database or the disk, and transient. */
function isJobError(error: unknown): boolean {
  return (
    error instanceof StageError ||
    error instanceof FatalError ||
    error instanceof InvalidInputError ||
    error instanceof TypeError ||
    error instanceof WorkerLostError
  );
}
