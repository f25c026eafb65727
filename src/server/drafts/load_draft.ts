import type { Account } from "../../accounts/account.ts";
import { readStoredDraft, type StoredDraft } from "../../drafts/stored_draft.ts";
import { etagOf, toDraft } from "../../drafts/to_draft.ts";
import type { Catalogue, FormatEntry } from "../../formats/catalogue.ts";
import type { AccountJobs } from "../../jobs/account_jobs.ts";
import type { Job } from "../../jobs/job.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import type { Content } from "../../posts/content.ts";
import type { Draft } from "../../posts/draft.ts";
import { RequestError } from "../http/request_error.ts";
import { requireAccountJob } from "../jobs/account_job.ts";

/** What drafts are loaded from. */
export interface DraftStores {
  accountJobs: AccountJobs;
  jobs: JobStore;
  catalogue: Catalogue;
}

/** A finished post that can be edited. */
export interface LoadedDraft {
  job: Job;
  content: Content;
  format: FormatEntry;
  stored: StoredDraft;
  draft: Draft;
  etag: string;
}

/**
 * Loads the draft of one of the account's posts.
 *
 * @throws {RequestError} 404 for jobs that the account does not have, and 409 for those that are not
 *   completed, and whose posts have no draft.
 */
export async function loadDraft(
  { accountJobs, jobs, catalogue }: DraftStores,
  account: Account,
  jobId: string,
): Promise<LoadedDraft> {
  const { job, content } = await requireAccountJob(accountJobs, account, jobId);
  if (content === null) {
    throw new RequestError(
      409,
      `Job ${job.id} is not completed: only finished posts have a draft`,
      {
        code: "not_completed",
      },
    );
  }
  const stored = readStoredDraft(await jobs.draft(job.id));
  const format = catalogue.formats.find(({ name }) => name === job.request.format);
  if (stored === undefined || format === undefined || format.draft === null) {
    throw new RequestError(
      409,
      `Job ${job.id} has no draft: its format has none, or an earlier release made it`,
      { code: "no_draft" },
    );
  }
  const draft = toDraft(stored, { format, request: job.request });
  return { job, content, format, stored, draft, etag: etagOf(draft) };
}

/**
 * Checks that a request is about the draft as it is.
 *
 * @throws {RequestError} 428 if it does not say which draft it is about, 412 if that is another one.
 */
export function requireMatch(request: Request, etag: string): void {
  const header = request.headers.get("if-match");
  if (header === null) {
    throw new RequestError(428, "If-Match is required: send the ETag of the draft", {
      code: "precondition_required",
    });
  }
  const tags = header.split(",").map((tag) => tag.trim());
  if (tags.includes("*") || tags.includes(etag)) return;
  throw new RequestError(412, "The draft is another one than If-Match says: get it again", {
    code: "precondition_failed",
  });
}
