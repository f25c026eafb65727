import type { Account } from "../accounts/account.ts";
import { DeadlineError, withDeadline } from "../common/deadline.ts";
import { jobReference } from "../common/job_reference.ts";
import { UnavailableError } from "../common/unavailable_error.ts";
import { isDatabaseDown } from "../database/is_database_down.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Lane } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Admission, Admitted } from "./admission.ts";
import type { Job, NewJob } from "./job.ts";
import { clearSource, sourceKeyOf } from "./job_files.ts";
import { type SentPictures, storePictures } from "./sent_pictures.ts";
import type { JobSource } from "./source.ts";
import { titleOfText } from "./title.ts";
import { offerNext, type TurnServices } from "./turns.ts";

/** A store that is down may hang, and clients do not wait for ever. */
const STORE_TIMEOUT_MS = 10_000;

/** Services that {@linkcode submitJob} needs. */
export interface SubmitServices extends TurnServices {
  admission: Admission;
  store: ObjectStore;
}

/** A job to create from a validated source and request. */
export interface Submission {
  /** The new job's id. */
  id: string;
  account: Account;
  source: JobSource;
  /** Null if there are none. */
  pictures: SentPictures | null;
  request: JobRequest;
  lane: Lane;
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
 * @throws {RateLimitedError | ConcurrencyLimitedError | StorageLimitedError} if the account has
 *   reached a limit. Nothing is stored then.
 * @throws {InvalidRequestError} if a picture cannot be used. Nothing is stored then.
 * @throws {UnavailableError} if the store does not take the source in time.
 * @throws {JobUncertainError}
 */
export async function submitJob(
  services: SubmitServices,
  submission: Submission,
): Promise<Admitted<Job>> {
  const { jobs, admission, store } = services;
  const { id, account, source, pictures: sent, request, lane } = submission;
  // Refuses most requests before their source is stored.
  await admission.check(account);
  const files = (await sent?.read()) ?? [];
  const sourceKey = sourceKeyOf(id, source.type);
  const isPdf = source.type === "pdf";
  const bytes = isPdf ? source.bytes : new TextEncoder().encode(source.text);
  await putInTime(
    store.put(sourceKey, bytes, isPdf ? "application/pdf" : "text/plain; charset=utf-8"),
  );
  const pictures = await putInTime(storePictures(files, { jobId: id, store }));
  const filename = isPdf ? source.filename : null;
  const { id: accountId, brand } = account;
  const sourceBytes = files.reduce((sum, file) => sum + file.bytes.length, bytes.length);
  const title = isPdf ? null : titleOfText(source.text);
  const file = { type: source.type, filename, title, sourceKey, sourceBytes };
  const shown = pictures.length === 0 ? null : pictures;
  const job = { id, accountId, ...file, pictures: shown, request, brand, lane };
  const admitted = await admission
    .admit(account, (db) => jobs.withTransaction(db).create(job))
    .catch((error: unknown) => settle(services, job, error));
  // The client need not wait for it: the sweeper enqueues what is lost here.
  void offerNext(services, { accountId, lane });
  return admitted;
}

async function putInTime<Result>(putting: Promise<Result>): Promise<Result> {
  try {
    return await withDeadline(putting, STORE_TIMEOUT_MS);
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
  await clearSource({ jobId: id, sourceKey }, store).catch((kept: unknown) =>
    log.warn("Cannot delete a source", { job: jobReference(id), error: kept }),
  );
  throw error;
}
