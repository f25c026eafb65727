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

/** A queue that is down may answer never rather than with an error. */
const ENQUEUE_TIMEOUT_MS = 2_000;

/** What {@linkcode submitJob} works with. */
export interface SubmitServices {
  jobs: JobStore;
  admission: Admission;
  store: ObjectStore;
  queue: JobQueue;
  log: Log;
}

/** A job to be made of a checked source and a checked request. */
export interface Submission {
  /** The new job's id. */
  id: string;
  account: Account;
  source: JobSource;
  request: JobRequest;
}

/**
 * Stores the source, then the job, then tells the workers. Returns the pending job, with what is
 * left of the account's requests.
 *
 * @throws {RateLimitedError | ConcurrencyLimitedError} if the account may not have another job now.
 *   Nothing is left of it then.
 */
export async function submitJob(
  services: SubmitServices,
  submission: Submission,
): Promise<Admitted<Job>> {
  const { jobs, admission, store, queue, log } = services;
  const { id, account, source, request } = submission;
  // Most refusals need not store anything first.
  await admission.check(account);
  const sourceKey = sourceKeyOf(id, source.type);
  if (source.type === "pdf") await store.put(sourceKey, source.bytes, "application/pdf");
  else
    await store.put(sourceKey, new TextEncoder().encode(source.text), "text/plain; charset=utf-8");
  const filename = source.type === "pdf" ? source.filename : null;
  const { id: accountId, brand } = account;
  const job = { id, accountId, type: source.type, filename, sourceKey, request, brand };
  const admitted = await admission
    .admit(account, (db) => jobs.withTransaction(db).create(job))
    .catch(async (error: unknown) => {
      await store.delete(sourceKey);
      throw error;
    });
  await enqueueJob({ queue, log }, id);
  return admitted;
}

/** Tells the workers that a job is to be run. */
export async function enqueueJob(
  { queue, log }: Pick<SubmitServices, "queue" | "log">,
  id: string,
): Promise<void> {
  try {
    await withDeadline(queue.enqueue(id), ENQUEUE_TIMEOUT_MS);
  } catch (error) {
    // The row is the truth: whoever looks for unfinished jobs will enqueue this one.
    log.warn("Cannot enqueue a job", { jobId: id, error: String(error) });
  }
}
