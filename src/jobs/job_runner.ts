import { mkdir, readdir, rm, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { Type as t } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { sleep } from "../common/deadline.ts";
import { diskTroubleOf } from "../common/disk_trouble.ts";
import { jobReference } from "../common/job_reference.ts";
import type { Log } from "../common/log.ts";
import type { Outages } from "../common/outages.ts";
import { findUnavailable, type UnavailableError } from "../common/unavailable_error.ts";
import { databaseDown, isDatabaseDown, orDatabaseDown } from "../database/is_database_down.ts";
import { firstDraft, readStoredDraft, type StoredDraft } from "../drafts/stored_draft.ts";
import type { Format } from "../formats/format.ts";
import { withDefaultOptions } from "../formats/options_for.ts";
import type { CheckpointStore } from "../pipeline/checkpoints.ts";
import type { LentServices } from "../pipeline/context.ts";
import { FatalError, InvalidInputError, StageError } from "../pipeline/errors.ts";
import type { JsonObject } from "../pipeline/json.ts";
import { runPipeline } from "../pipeline/runner.ts";
import type { Services } from "../pipeline/services.ts";
import { PastDesign } from "../posts/design.ts";
import type { PostInput } from "../posts/post_input.ts";
import { JobTakenError, RetryJobError } from "../queue/job_queue.ts";
import { closableStore } from "../storage/closable_store.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import { type Abilities, inabilityFor } from "./abilities.ts";
import { DRAFT_KEY } from "./database_checkpoints.ts";
import { adoptPictures } from "./draft_pictures.ts";
import { isUnfinished, type Job, type ProcessingJob, type Run } from "./job.ts";
import { CANCELLED, failureOf } from "./job_failure.ts";
import { clearOutputFiles, clearWorkFiles, contentIdOf } from "./job_files.ts";
import { JobNotRunningError, type JobStore } from "./job_store.ts";
import { createProgressWriter } from "./progress_writer.ts";
import { isSuperseded, watchRun } from "./run_watch.ts";

/** A job whose workers keep being lost is taken to be the reason. */
const MAX_LOST_RUNS = 20;
/** How long a job is left to other workers before it fails, as nobody can make it. */
const MAX_DECLINED_MS = 10 * 60 * 1000;
const DECLINE_MS = 1_000;
const MAX_DECLINE_MS = 5_000;
/** A job that waits for a part of the service is back in the queue when that part is. */
const OUTAGE_DELAY_MS = 1_000;
const RECORD_INTERVAL_MS = 500;

/** Options of {@linkcode createJobRunner}. */
export interface JobRunnerOptions extends Abilities {
  jobs: JobStore;
  store: ObjectStore;
  /** The services of one run, whose publisher completes the job. */
  servicesOf(run: Run): Services;
  /** Settings that stages may declare. */
  env: Readonly<Record<string, string | undefined>>;
  /** Folder for the temporary files of running jobs. */
  workDir: string;
  /** Told of every part that is down. */
  outages: Outages;
  /** Called once a job has started. A failure of it does not concern the job. */
  onStarted?(job: Job): void;
  log: Log;
}

/**
 * Creates the function that runs a job's pipeline, resuming where an earlier run stopped.
 *
 * It returns once the job is completed, failed or cancelled in the database. It throws
 * `RetryJobError`, which puts the job back in the queue, if the run was aborted, a part of the service
 * is down, or other workers have to make the post; and `JobTakenError` if another run has taken over.
 */
export function createJobRunner(options: JobRunnerOptions) {
  return async function runJob(jobId: string, signal: AbortSignal): Promise<void> {
    const log = options.log.child({ job: jobReference(jobId) });
    const context = { ...options, log };
    const job = await startJob(jobId, context);
    if (job !== undefined) await runStarted(job, signal, context);
  };
}

/** Undefined if there is nothing to be done. */
async function startJob(
  jobId: string,
  options: JobRunnerOptions,
): Promise<ProcessingJob | undefined> {
  const { jobs, onStarted } = options;
  try {
    const found = await jobs.get(jobId);
    if (found !== undefined && isUnfinished(found)) await declineIfUnable(found, options);
    const job = await jobs.start(jobId);
    if (job !== undefined) onStarted?.(job);
    else await clearIfCancelled(jobId, options);
    return job;
  } catch (error) {
    if (error instanceof RetryJobError) throw error;
    throw retryLater(error, options.outages);
  }
}

/**
 * Leaves a job to the workers of another release. Once that has lasted for long, the job is started
 * all the same, and fails.
 */
async function declineIfUnable(job: Job, { jobs, log, ...abilities }: JobRunnerOptions) {
  const reason = inabilityFor(job, abilities);
  if (reason === undefined) return;
  const declinedMs = await jobs.decline(job.id);
  if (declinedMs > MAX_DECLINED_MS) return;
  if (declinedMs === 0) log.info("Job left to other workers", { reason });
  throw new RetryJobError(`Cannot make the post as ${reason}`, {
    delayMs: Math.min(DECLINE_MS + declinedMs / 10, MAX_DECLINE_MS),
    isExpected: true,
  });
}

async function runStarted(
  job: ProcessingJob,
  signal: AbortSignal,
  options: JobRunnerOptions,
): Promise<void> {
  const { jobs, store, log, outages } = options;
  const noteError = errorNote(outages, log);
  using watch = watchRun(job, { jobs, onError: noteError });
  const either = AbortSignal.any([signal, watch.signal]);
  try {
    if (job.lostRuns >= MAX_LOST_RUNS) throw new WorkerLostError(job.lostRuns);
    await runStages(job, { signal: either, noteError }, options);
    log.info("Job completed");
    await clearWork(job.id, store, log);
  } catch (error) {
    if (signal.reason instanceof JobTakenError || watch.signal.reason instanceof JobTakenError) {
      throw new JobTakenError();
    }
    if (watch.signal.aborted || isNotRunning(error)) return await stopCancelled(job, options);
    if (signal.aborted) {
      await jobs.endRun(job).catch(noteError);
      throw new RetryJobError("Cannot finish the job as the worker stops", { cause: error });
    }
    if (!isJobError(error)) {
      const retry = retryLater(error, outages);
      await recorded(() => jobs.endRun(job), signal);
      throw retry;
    }
    log.error("Job failed", { error });
    await recorded(() => jobs.fail(job, failureOf(error)), signal);
  }
}

/** A run that was cancelled, or that a later one or a deletion has made void. */
async function stopCancelled(run: ProcessingJob, options: JobRunnerOptions): Promise<void> {
  const { jobs, outages, log } = options;
  try {
    const job = await jobs.get(run.id);
    if (isSuperseded(run, job)) throw new JobTakenError();
    log.info("Job cancelled");
    await clearIfCancelled(run.id, options);
  } catch (error) {
    if (error instanceof JobTakenError || error instanceof RetryJobError) throw error;
    throw retryLater(error, outages);
  }
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
  if (job !== undefined) await jobs.clearCheckpoints(job);
  if ((await jobs.get(jobId))?.status !== "pending") return;
  throw new RetryJobError("Cannot go on as the job was cancelled and retried", {
    delayMs: 0,
    isExpected: true,
  });
}

/** What a run may be stopped by, and where it tells of what it could not write. */
interface RunControls {
  signal: AbortSignal;
  noteError(error: unknown): void;
}

async function runStages(
  job: ProcessingJob,
  { signal, noteError }: RunControls,
  options: JobRunnerOptions,
): Promise<void> {
  const { jobs, formats, servicesOf, env, log } = options;
  const { version: _, options: __, ...request } = job.request;
  const inability = inabilityFor(job, options);
  const format = formats[request.format];
  if (inability !== undefined || format === undefined) {
    throw new FatalError(
      `Cannot make the post as ${inability}: choose another one, or send it again later`,
    );
  }
  const checkpoints = jobs.checkpoints(job);
  const draft = await draftOf(job, { format, checkpoints });
  const input: PostInput & { formatOptions: Record<string, unknown> } = {
    jobId: job.id,
    contentId: contentIdOf(job.id),
    sourceType: job.type,
    sourceKey: job.sourceKey,
    ...(job.pictures !== null && { ownPictures: job.pictures }),
    request,
    medium: format.about.medium,
    brand: job.brand,
    ...(draft === undefined && { recent: await recentDesigns(job, jobs, checkpoints) }),
    formatOptions: withDefaultOptions(format, job.request),
  };
  const folder = join(options.workDir, job.id);
  const workDir = join(folder, String(job.runs));
  await mkdir(workDir, { recursive: true, mode: 0o700 });
  const progress = createProgressWriter(
    (percent, stage) => orDatabaseDown(jobs.report(job, percent, stage)),
    noteError,
  );
  try {
    await runPipeline(format, input, {
      services: servicesOf(job),
      lend: lendServices,
      checkpoints,
      kept: jobs.kept(job),
      workDir,
      signal,
      env,
      log,
      ...(draft === undefined
        ? { onEntry: (fields) => keepDraft(fields, job, options) }
        : { enterWith: draft.fields }),
      onProgress: ({ stage, fraction }) => progress.report(fraction * 100, stage),
    });
  } finally {
    await progress.flush();
    await removeFolders(folder, job.runs).catch(noteError);
  }
}

/** What the format's chain can be entered with: the draft of a revision, or what an earlier run laid out. */
async function draftOf(
  job: ProcessingJob,
  { format, checkpoints }: { format: Format; checkpoints: CheckpointStore },
): Promise<StoredDraft | undefined> {
  const draft = readStoredDraft(await checkpoints.get(DRAFT_KEY));
  const fits = format.entry !== null && Value.Check(format.entry.fields, draft?.fields);
  if (fits || job.revisionOf === null) return fits ? draft : undefined;
  throw new FatalError(
    `Cannot draw the draft as the format "${job.request.format}" is another one by now: make the post anew`,
  );
}

/** Keeps what a chain has laid out as the draft of its post, with the pictures where they can stay. */
async function keepDraft(
  fields: JsonObject,
  job: ProcessingJob,
  { jobs, store }: JobRunnerOptions,
): Promise<JsonObject> {
  const draft = firstDraft(fields);
  if (draft === undefined) return fields;
  const adopted = await adoptPictures(draft, { jobId: job.id, store });
  await jobs.kept(job).set(DRAFT_KEY, DRAFT_KEY, adopted as JsonObject);
  return adopted.fields as JsonObject;
}

/** What the account had last when the job was first run: a later run has to look the same. */
async function recentDesigns(
  job: ProcessingJob,
  jobs: JobStore,
  checkpoints: CheckpointStore,
): Promise<PastDesign[]> {
  const key = "recent designs";
  const known = await checkpoints.get(key);
  if (Value.Check(PastDesigns, known)) return known;
  const recent = await orDatabaseDown(jobs.recentDesigns(job));
  await checkpoints.set(key, key, recent);
  return recent;
}

const PastDesigns = t.Array(PastDesign);

/** Removes the folders of a run and of those before it, which are void. */
async function removeFolders(folder: string, lastRun: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (Number(name) <= lastRun) await rm(join(folder, name), { recursive: true, force: true });
  }
  // A later run, which has made this one void, may have a folder there.
  await rmdir(folder).catch(() => undefined);
}

/** Lends an attempt the services, of which only the store can be written to after the attempt. */
function lendServices(services: Partial<Services>): LentServices {
  if (services.store === undefined) return { services, close: async () => {} };
  const { store, close } = closableStore(services.store);
  return { services: { ...services, store }, close };
}

/** Deletes what only the run needed. A failure is harmless: these objects are not public. */
async function clearWork(jobId: string, store: ObjectStore, log: Log): Promise<void> {
  try {
    await clearWorkFiles(jobId, store);
  } catch (error) {
    log.warn("Cannot remove the job's temporary objects", { error });
  }
}

/** Records how a run ended as soon as the database answers, for it not to count as lost. */
async function recorded(record: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await record();
    } catch (error) {
      if (!isDatabaseDown(error)) throw error;
      await sleep(RECORD_INTERVAL_MS, signal);
    }
  }
}

/** Puts a job back for a reason that is not its own, and notes which part is down. */
function retryLater(error: unknown, outages: Outages): RetryJobError {
  const outage = outageOf(error);
  if (outage === undefined) return new RetryJobError("Cannot run the job now", { cause: error });
  outages.note(outage);
  return new RetryJobError("Cannot run the job as a part of the service is down", {
    cause: error,
    delayMs: OUTAGE_DELAY_MS,
    isExpected: true,
  });
}

function outageOf(error: unknown): UnavailableError | undefined {
  return (
    findUnavailable(error) ??
    diskTroubleOf(error) ??
    (isDatabaseDown(error) ? databaseDown(error) : undefined)
  );
}

/** Notes an outage. Of other errors, the first is logged: progress is written many times a second. */
function errorNote(outages: Outages, log: Log): (error: unknown) => void {
  let logged = false;
  return (error) => {
    const outage = outageOf(error);
    if (outage !== undefined) return outages.note(outage);
    if (!logged) log.warn("Cannot read or write the job's state", { error });
    logged = true;
  };
}

/** Thrown when too many workers were lost while they ran the job, which may well be the reason. */
class WorkerLostError extends Error {
  override readonly name = "WorkerLostError";

  constructor(lost: number) {
    super(`Cannot finish the job as ${lost} workers have ended while they had it`);
  }
}

function isNotRunning(error: unknown): boolean {
  return error instanceof StageError && error.cause instanceof JobNotRunningError;
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
