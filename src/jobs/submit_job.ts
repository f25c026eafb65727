import type { Account } from "../accounts/account.ts";
import { DeadlineError, withDeadline } from "../common/deadline.ts";
import type { Log } from "../common/log.ts";
import { UnavailableError } from "../common/unavailable_error.ts";
import { isDatabaseDown } from "../database/is_database_down.ts";
import type { JobRequest } from "../posts/request.ts";
import type { JobQueue } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Admission, Admitted } from "./admission.ts";
import type { Job, NewJob } from "./job.ts";
import { sourceKeyOf } from "./job_files.ts";
import type { JobStore } from "./job_store.ts";
import type { JobSource } from "./source.ts";

/** A store that is down may hang, and clients do not wait for ever. */
const STORE_TIMEOUT_MS = 10_000;
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
 * Thrown when the database was lost while it created the job, which may exist now or in a moment. The
 * same id can be submitted again.
 */
export class JobUncertainError extends UnavailableError {
  override readonly name = "JobUncertainError";

  constructor(id: string, options: ErrorOptions) {
    super("database", `Cannot tell whether job "${id}" was created`, options);
  }
}

/**
 * Stores the source and the job, and enqueues it. Returns the pending job and the account's
 * remaining requests.
 *
 * @throws {RateLimitedError | ConcurrencyLimitedError} if the account has reached a limit. Nothing is
 *   stored then.
 * @throws {UnavailableError} if the store does not take the source in time.
 * @throws {JobUncertainError}
 */
export async function submitJob(
  services: SubmitServices,
  submission: Submission,
): Promise<Admitted<Job>> {
  const { jobs, admission } = services;
  const { id, account, source, request } = submission;
  // Refuses most requests before their source is stored.
  await admission.check(account);
  const sourceKey = sourceKeyOf(id, source.type);
  await putSource(services.store, sourceKey, source);
  const filename = source.type === "pdf" ? source.filename : null;
  const { id: accountId, brand } = account;
  const job = { id, accountId, type: source.type, filename, sourceKey, request, brand };
  const admitted = await admission
    .admit(account, (db) => jobs.withTransaction(db).create(job))
    .catch((error: unknown) => settle(services, job, error));
  // The client need not wait for it: the sweeper enqueues what is lost here.
  void enqueueJob(services, id);
  return admitted;
}

async function putSource(store: ObjectStore, key: string, source: JobSource): Promise<void> {
  const putting =
    source.type === "pdf"
      ? store.put(key, source.bytes, "application/pdf")
      : store.put(key, new TextEncoder().encode(source.text), "text/plain; charset=utf-8");
  try {
    await withDeadline(putting, STORE_TIMEOUT_MS);
  } catch (cause) {
    if (!(cause instanceof DeadlineError)) throw cause;
    throw new UnavailableError("store", "Cannot store the source in time", { cause });
  }
}

/** Finds out what became of a job whose creation failed. Deletes its source only if there is none. */
async function settle(
  { jobs, store, log }: SubmitServices,
  { id, sourceKey }: NewJob,
  error: unknown,
): Promise<Admitted<Job>> {
  const isUncertain = isDatabaseDown(error);
  const found = await jobs.get(id).catch((lost: unknown) => {
    throw new JobUncertainError(id, { cause: isUncertain ? error : lost });
  });
  if (found !== undefined) return { value: found, allowance: null };
  // A commit whose connection was lost may still be on its way.
  if (isUncertain) throw new JobUncertainError(id, { cause: error });
  await store
    .delete(sourceKey)
    .catch((kept: unknown) => log.warn("Cannot delete a source", { jobId: id, error: kept }));
  throw error;
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
