import type { Account } from "../accounts/account.ts";
import { withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import type { JobRequest } from "../posts/request.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Admission, Admitted } from "./admission.ts";
import type { Job } from "./job.ts";
import { sourceKeyOf } from "./job_files.ts";
import type { JobStore } from "./job_store.ts";
import type { JobSource } from "./source.ts";

/** A queue that is down may hang instead of throwing an error. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** Services that {@linkcode submitJob} needs. */
export interface SubmitServices {
  jobs: JobStore;
  admission: Admission;
  store: ObjectStore;
  queue: JobQueue;
  log: Log;
}

/** A job to create from a validated source and request. */
export interface Submission {
  /** The new job's id. */
  id: string;
  account: Account;
  source: JobSource;
  request: JobRequest;
}

/**
 * Stores the source and the job, and enqueues it. Returns the pending job and the account's
 * remaining requests.
 *
 * @throws {RateLimitedError | ConcurrencyLimitedError | StorageLimitedError} if the account has reached a limit. Nothing is
 *   stored then.
 */
export async function submitJob(
  services: SubmitServices,
  submission: Submission,
): Promise<Admitted<Job>> {
  const { jobs, admission, store, queue, log } = services;
  const { id, account, source, request } = submission;
  // Refuses most requests before their source is stored.
  await admission.check(account);
  const sourceKey = sourceKeyOf(id, source.type);
  const isPdf = source.type === "pdf";
  const bytes = isPdf ? source.bytes : new TextEncoder().encode(source.text);
  await store.put(sourceKey, bytes, isPdf ? "application/pdf" : "text/plain; charset=utf-8");
  const filename = isPdf ? source.filename : null;
  const { id: accountId, brand } = account;
  const file = { type: source.type, filename, sourceKey, sourceBytes: bytes.length };
  const job = { id, accountId, ...file, request, brand };
  const admitted = await admission
    .admit(account, (db) => jobs.withTransaction(db).create(job))
    .catch(async (error: unknown) => {
      await store.delete(sourceKey);
      throw error;
    });
  await enqueueJob({ queue, log }, id);
  return admitted;
}

/** Adds a job to the queue. A failure is only logged, as the sweeper tries again. */
export async function enqueueJob(
  { queue, log }: Pick<SubmitServices, "queue" | "log">,
  id: string,
): Promise<void> {
  try {
    await withDeadline(queue.enqueue(id), ENQUEUE_TIMEOUT_MS);
  } catch (error) {
    // The job is in the database, where the sweeper will find it and enqueue it.
    log.warn("Cannot enqueue a job", { jobId: id, error: String(error) });
  }
}
