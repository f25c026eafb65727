import { createHash } from "node:crypto";
import type { Context } from "elysia";
import { newId } from "../../database/id.ts";
import type { IdempotencyStore } from "../../jobs/idempotency_store.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import { NewerRevisionError } from "../../jobs/revisions.ts";
import type { SubmitServices } from "../../jobs/submit_job.ts";
import { BaseGoneError, type Revision, submitRevision } from "../../jobs/submit_revision.ts";
import type { Allowance } from "../../limits/sliding_window.ts";
import { createOnce } from "../creation/idempotency.ts";
import { REPLAYED_HEADER } from "../creation/schemas.ts";
import { rateLimitHeaders } from "../http/rate_limit_headers.ts";
import { RequestError } from "../http/request_error.ts";
import { jobNotFound } from "../jobs/account_job.ts";
import { RevisionResponse } from "./schemas.ts";

/** What revisions are made with. */
export interface RevisionServices extends SubmitServices {
  jobs: SubmitServices["jobs"] & Pick<JobStore, "get">;
  idempotency: IdempotencyStore;
}

/** A revision that is asked for. */
export interface NewRevision {
  message: string;
  /** What of the request has no effect. */
  warnings?: string[];
  /** What tells the request from any other. */
  asked: unknown;
  submission: Omit<Revision, "id">;
}

/** Makes a revision, once however often its request is repeated, and says so in the headers. */
export async function makeRevision(
  services: RevisionServices,
  { message, asked, submission, warnings = [] }: NewRevision,
  { request, set }: Pick<Context, "request" | "set">,
): Promise<RevisionResponse> {
  const { jobs, admission } = services;
  const { account, base } = submission;
  const created = (jobId: string): RevisionResponse => ({
    success: true,
    message,
    data: { jobId, status: "pending", revisionOf: base.id },
    ...(warnings.length > 0 && { warnings }),
  });
  let allowance: Allowance | null | undefined;
  const { body, replayed } = await createOnce(request, services, {
    accountId: account.id,
    jobId: newId("job"),
    requestHash: createHash("sha256").update(JSON.stringify(asked)).digest("hex"),
    response: RevisionResponse,
    async make(id) {
      const admitted = await submitRevision(services, { ...submission, id }).catch(asRefusal);
      allowance = admitted.allowance;
      return created(admitted.value.id);
    },
    find: async (id) => ((await jobs.get(id)) === undefined ? undefined : created(id)),
  });
  if (allowance === undefined) allowance = await admission.allowance(account, "edit");
  Object.assign(set.headers, rateLimitHeaders(allowance));
  set.headers.location = `/api/v1/jobs/${body.data.jobId}/draft`;
  if (replayed) set.headers[REPLAYED_HEADER] = "true";
  return body;
}

function asRefusal(error: unknown): never {
  if (error instanceof NewerRevisionError) {
    throw new RequestError(412, "The post has a later revision: load that one", {
      code: "newer_revision",
    });
  }
  throw error instanceof BaseGoneError ? jobNotFound(error.jobId) : error;
}
