import type { Account } from "../accounts/account.ts";
import type { JobRequest } from "../posts/request.ts";
import type { Lane } from "../queue/job_queue.ts";
import type { ObjectStore } from "../storage/object_store.ts";
import type { Admission, Admitted } from "./admission.ts";
import type { Job } from "./job.ts";
import { sourceKeyOf } from "./job_files.ts";
import type { JobSource } from "./source.ts";
import { offerNext, type TurnServices } from "./turns.ts";

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
  request: JobRequest;
  lane: Lane;
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
  const { jobs, admission, store } = services;
  const { id, account, source, request, lane } = submission;
  // Refuses most requests before their source is stored.
  await admission.check(account);
  const sourceKey = sourceKeyOf(id, source.type);
  const isPdf = source.type === "pdf";
  const bytes = isPdf ? source.bytes : new TextEncoder().encode(source.text);
  await store.put(sourceKey, bytes, isPdf ? "application/pdf" : "text/plain; charset=utf-8");
  const filename = isPdf ? source.filename : null;
  const { id: accountId, brand } = account;
  const file = { type: source.type, filename, sourceKey, sourceBytes: bytes.length };
  const job = { id, accountId, ...file, request, brand, lane };
  const admitted = await admission
    .admit(account, (db) => jobs.withTransaction(db).create(job))
    .catch(async (error: unknown) => {
      await store.delete(sourceKey);
      throw error;
    });
  await offerNext(services, { accountId, lane });
  return admitted;
}
