import type { Account } from "../../accounts/account.ts";
import { isId } from "../../database/id.ts";
import type { AccountJobs, JobWithContent } from "../../jobs/account_jobs.ts";
import { notFoundError, type RequestError, shortened } from "../http/request_error.ts";

/**
 * The account's job of that identifier.
 *
 * @throws {RequestError} 404 for unknown jobs and those of others alike.
 */
export async function requireAccountJob(
  jobs: AccountJobs,
  account: Account,
  jobId: string,
): Promise<JobWithContent> {
  const found = await jobs.get(account.id, requireJobId(jobId));
  if (found === undefined) throw jobNotFound(jobId);
  return found;
}

/** @throws {RequestError} 404 if no job can have that identifier. */
export function requireJobId(jobId: string): string {
  if (!isId(jobId)) throw jobNotFound(jobId);
  return jobId;
}

/** The error for a job that the account does not have. */
export function jobNotFound(jobId: string): RequestError {
  return notFoundError(`Job with ID ${shortened(jobId)} not found`);
}
