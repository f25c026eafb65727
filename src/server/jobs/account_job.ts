import type { Account } from "../../accounts/account.ts";
import { isId } from "../../database/id.ts";
import type { AccountJobs, JobWithContent } from "../../jobs/account_jobs.ts";
import { notFoundError, type RequestError, shortened } from "../http/request_error.ts";

/**
 * Loads one of the account's jobs.
 *
 * @throws {RequestError} 404 for jobs that do not exist and those of other accounts alike.
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

/** Checks that a job could have that id. @throws {RequestError} 404 if not. */
export function requireJobId(jobId: string): string {
  if (!isId(jobId)) throw jobNotFound(jobId);
  return jobId;
}

/** The error for a job that the account does not have. */
export function jobNotFound(jobId: string): RequestError {
  return notFoundError(`Job with ID ${shortened(jobId)} not found`);
}
