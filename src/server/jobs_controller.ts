import { Elysia } from "elysia";
import type { Account } from "../accounts/account.ts";
import { isId } from "../database/id.ts";
import type { Catalogue } from "../formats/catalogue.ts";
import {
  type AccountJobs,
  type ChangeResult,
  createAccountJobs,
  type JobWithContent,
} from "../jobs/account_jobs.ts";
import { clearAllFiles } from "../jobs/job_files.ts";
import { enqueueJob, type SubmitServices } from "../jobs/submit_job.ts";
import { type AuthenticationServices, authenticate } from "./authentication.ts";
import { presentJob } from "./job_presenter.ts";
import { cursorOf, readJobQuery } from "./job_query.ts";
import { jobsDocs } from "./jobs_docs.ts";
import { RequestError } from "./request_error.ts";

/** What the endpoints for an account's own jobs work with. */
export interface JobsServices extends SubmitServices, AuthenticationServices {
  accountJobs: AccountJobs;
  catalogue: Catalogue;
  /** Where an object can be read by anyone. */
  urlOf: (objectKey: string) => string;
}

/** The endpoints by which an account looks after its jobs. */
export function jobsController(services: JobsServices) {
  const { accountJobs, admission, store, urlOf } = services;
  const formats = services.catalogue.formats.map(({ name }) => name);
  const docs = jobsDocs(formats);
  return new Elysia({ prefix: "/api/v1" })
    .onBeforeHandle(({ set }) => {
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "/jobs",
      async ({ request }) => {
        const { account } = await authenticate(request, services);
        const query = readJobQuery(new URL(request.url), formats);
        // One more than wanted tells whether there is another page.
        const found = await accountJobs.list(account.id, { ...query, limit: query.limit + 1 });
        const page = found.slice(0, query.limit);
        const last = found.length > query.limit ? page.at(-1) : undefined;
        return {
          success: true,
          data: page.map((owned) => presentJob(owned, urlOf)),
          nextCursor: last === undefined ? null : cursorOf(last.job),
        };
      },
      { detail: docs.list },
    )
    .get(
      "/jobs/:jobId",
      async ({ request, params }) => {
        const { account } = await authenticate(request, services);
        return await answer(account, params.jobId);
      },
      { detail: docs.get },
    )
    .post(
      "/jobs/:jobId/cancel",
      async ({ request, params }) => {
        const { account } = await authenticate(request, services);
        const jobId = requireId(params.jobId);
        const changed = await accountJobs.cancel(account.id, jobId);
        requireDone(changed, jobId, "it has ended already");
        return await answer(account, jobId);
      },
      { parse: "none", detail: docs.cancel },
    )
    .post(
      "/jobs/:jobId/retry",
      async ({ request, params: { jobId } }) => {
        const { account } = await authenticate(request, services);
        const { job } = await requireOwned(accountJobs, account, jobId);
        if (job.status !== "failed") throw refused(jobId, NOT_FAILED);
        await admission.admit(account, async (db) => {
          requireDone(await createAccountJobs(db).retry(account.id, jobId), jobId, NOT_FAILED);
        });
        await enqueueJob(services, jobId);
        return await answer(account, jobId);
      },
      { parse: "none", detail: docs.retry },
    )
    .delete(
      "/jobs/:jobId",
      async ({ request, params }) => {
        const { account } = await authenticate(request, services);
        const jobId = requireId(params.jobId);
        const changed = await accountJobs.remove(account.id, jobId, (job) =>
          clearAllFiles(job, store),
        );
        requireDone(changed, jobId, "it is being processed: cancel it first");
        return { success: true };
      },
      { parse: "none", detail: docs.remove },
    );

  async function answer(account: Account, jobId: string) {
    return {
      success: true,
      data: presentJob(await requireOwned(accountJobs, account, jobId), urlOf),
    };
  }
}

const NOT_FAILED = "it has not failed";

/**
 * The account's job of that identifier.
 *
 * @throws {RequestError} 404 for unknown jobs and those of others alike.
 */
export async function requireOwned(
  jobs: AccountJobs,
  account: Account,
  jobId: string,
): Promise<JobWithContent> {
  const owned = await jobs.get(account.id, requireId(jobId));
  if (owned === undefined) throw unknown(jobId);
  return owned;
}

function requireId(jobId: string): string {
  if (!isId(jobId)) throw unknown(jobId);
  return jobId;
}

function requireDone(changed: ChangeResult, jobId: string, reason: string): void {
  if (changed === "unknown") throw unknown(jobId);
  if (changed === "refused") throw refused(jobId, reason);
}

function unknown(jobId: string): RequestError {
  const shown = jobId.length > 100 ? `${jobId.slice(0, 100).toWellFormed()}…` : jobId;
  return new RequestError(404, `Job with ID ${shown} not found`, {
    success: false,
    code: "not_found",
  });
}

function refused(jobId: string, reason: string): RequestError {
  return new RequestError(409, `Cannot change job ${jobId} as ${reason}`, { code: "conflict" });
}
