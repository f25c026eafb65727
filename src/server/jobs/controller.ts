import { Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { withDeadline } from "../../common/deadline.ts";
import type { Catalogue } from "../../formats/catalogue.ts";
import { type AccountJobs, createAccountJobs, type RetryResult } from "../../jobs/account_jobs.ts";
import type { Erasures } from "../../jobs/erasures.ts";
import type { SubmitServices } from "../../jobs/submit_job.ts";
import { offerNext } from "../../jobs/turns.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { RequestError } from "../http/request_error.ts";
import { done, failure, invalid, limited, notFound, ok } from "../http/responses.ts";
import { jobNotFound, requireAccountJob, requireJobId } from "./account_job.ts";
import { toJobData } from "./data.ts";
import { deletionQuerySchema, readRevisions } from "./deletion_query.ts";
import { cursorOf, listQuerySchema, readListQuery } from "./list_query.ts";
import { JobData, JobsResponse } from "./schemas.ts";

/** Dependencies of the endpoints for an account's jobs. */
export interface JobsServices extends SubmitServices, AuthServices {
  accountJobs: AccountJobs;
  erasures: Erasures;
  catalogue: Catalogue;
  /** Public URL of an object. */
  urlOf: (objectKey: string) => string;
}

const ERASURE_TIMEOUT_MS = 5_000;

const JobNotFound = notFound("The account has no such job");

/** The endpoints by which an account manages its jobs. */
export function jobsController(services: JobsServices) {
  const { accountJobs, admission, erasures, log, urlOf } = services;
  const formats = services.catalogue.formats.map(({ name }) => name);
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Jobs"] })
    .use(authPlugin(services))
    .get(
      "",
      async ({ account, request }) => {
        const query = readListQuery(new URL(request.url), formats);
        // One more than the limit, to see whether there is another page.
        const found = await accountJobs.list(account.id, { ...query, limit: query.limit + 1 });
        const page = found.slice(0, query.limit);
        const last = found.length > query.limit ? page.at(-1) : undefined;
        return {
          success: true,
          data: page.map((job) => toJobData(job, urlOf)),
          nextCursor: last === undefined ? null : cursorOf(last.job),
        };
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "listJobs",
        summary: "List the account's jobs, newest first",
        description:
          "A page at a time: `nextCursor` leads to the next. Jobs can be chosen by their status and format and by words.",
        query: listQuerySchema(formats),
        response: {
          200: JobsResponse,
          400: invalid("Invalid limit: must be an integer from 1 to 100"),
        },
      }),
    )
    .get(
      "/:jobId",
      async ({ account, params }) => ({ success: true, data: await dataOf(account, params.jobId) }),
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getJob",
        summary: "Get a job with all of its details",
        description: "What was asked for, how far it is, and why it failed if it did.",
        response: { 200: ok("The job", JobData), 404: JobNotFound },
      }),
    )
    .post(
      "/:jobId/cancel",
      async ({ account, params }) => {
        const jobId = requireJobId(params.jobId);
        const changed = await accountJobs.cancel(account.id, jobId);
        requireDone(changed, jobId, "it has ended already");
        return { success: true, data: await dataOf(account, jobId) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "cancelJob",
        summary: "Cancel a job",
        description:
          "The job fails at once with the code `cancelled`, and its worker stops within a second.",
        response: {
          200: ok("The job, now failed", JobData),
          404: JobNotFound,
          409: failure("The job has already ended"),
        },
      }),
    )
    .post(
      "/:jobId/retry",
      async ({ account, params: { jobId } }) => {
        const { job } = await requireAccountJob(accountJobs, account, jobId);
        if (job.status !== "failed") throw refused(jobId, NOT_FAILED);
        await admission.admit(account, async (db) => {
          requireDone(await createAccountJobs(db).retry(account.id, jobId), jobId, NOT_FAILED);
        });
        await offerNext(services, job);
        return { success: true, data: await dataOf(account, jobId) };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "retryJob",
        summary: "Retry a failed job",
        description:
          "The job resumes after its last finished stage; a cancelled one starts over. A retry counts as a request.",
        response: {
          200: ok("The job, pending again", JobData),
          404: JobNotFound,
          409: failure("The job has not failed, or what it was made from is not kept any more"),
          429: limited("The account has reached one of its limits"),
        },
      }),
    )
    .delete(
      "/:jobId",
      async ({ account, params, request }) => {
        const jobId = requireJobId(params.jobId);
        const withRevisions = readRevisions(new URL(request.url));
        const removed = await accountJobs.remove(account.id, jobId, { withRevisions });
        if (removed === "unknown") throw jobNotFound(jobId);
        if (removed === "refused") {
          const running = withRevisions ? "a revision" : "it";
          throw refused(jobId, `${running} is being processed: cancel it first`);
        }
        // The jobs are gone whatever becomes of their files now: a worker goes on with those.
        // There may be hundreds of them, and what is not erased by then is erased later.
        const eraseAll = async () => {
          for (const id of removed) await erasures.erase(id);
        };
        await withDeadline(eraseAll(), ERASURE_TIMEOUT_MS).catch((error: unknown) =>
          log.warn("Cannot delete the files of a job yet", { error }),
        );
        return { success: true };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "deleteJob",
        summary: "Delete a job with its content and its files",
        description:
          "The URLs of its files stop working. Other revisions of its post stay, unless all of them are to be deleted.",
        query: deletionQuerySchema,
        response: {
          200: done("The job was deleted"),
          400: invalid("Invalid revisions: must be all"),
          404: JobNotFound,
          409: failure("The job is being processed: cancel it first"),
        },
      }),
    );

  async function dataOf(account: Account, jobId: string): Promise<JobData> {
    return toJobData(await requireAccountJob(accountJobs, account, jobId), urlOf);
  }
}

const NOT_FAILED = "it has not failed";

function requireDone(changed: RetryResult, jobId: string, reason: string): void {
  if (changed === "unknown") throw jobNotFound(jobId);
  if (changed === "source_deleted") {
    throw refused(jobId, "its source is not kept any more: send it again");
  }
  if (changed === "being_cleared") {
    throw refused(jobId, "its files are being deleted: try again in a minute");
  }
  if (changed === "refused") throw refused(jobId, reason);
}

function refused(jobId: string, reason: string): RequestError {
  return new RequestError(409, `Cannot change job ${jobId} as ${reason}`, { code: "conflict" });
}
