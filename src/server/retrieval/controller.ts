import { Type as t } from "@sinclair/typebox";
import { Elysia } from "elysia";
import { isId } from "../../database/id.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import { readEndpoint } from "../endpoint.ts";
import { notFoundError, RequestError, shortened } from "../http/request_error.ts";
import { invalid, limited, notFound } from "../http/responses.ts";
import { toContentData, toJobStatusData } from "./data.ts";
import { ContentResponse, JobResultResponse, JobStatusResponse } from "./schemas.ts";

/** Dependencies of the retrieval endpoints. */
export interface RetrievalServices {
  jobs: JobStore;
  /** Public URL of an object. */
  urlOf: (objectKey: string) => string;
}

const JobParams = t.Object({ jobId: t.String({ description: "As returned by the creation" }) });
const TooManyReads = limited("Too many reads from the client's address");

/** The endpoints for a job's status and result. They are open to anybody who knows an id. */
export function retrievalController({ jobs, urlOf }: RetrievalServices) {
  return new Elysia({ prefix: "/api", tags: ["Retrieval"] })
    .onBeforeHandle(({ set }) => {
      set.headers["access-control-allow-origin"] = "*";
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "/job-status/:jobId?",
      async ({ params }) => {
        const id = requireId(params.jobId, "Job ID");
        const job = isId(id) ? await jobs.get(id) : undefined;
        if (job === undefined) throw notFoundError(`Job with ID ${shortened(id)} not found`);
        return { success: true, data: toJobStatusData(job) };
      },
      readEndpoint({
        operationId: "getJobStatus",
        summary: "Get a job's status",
        description:
          "Poll every 5 to 10 seconds until it is `completed` or `failed`. An image takes seconds, a reel a minute or more.",
        params: JobParams,
        response: {
          200: JobStatusResponse,
          400: invalid("Job ID is required"),
          404: notFound("There is no such job"),
          429: TooManyReads,
        },
      }),
    )
    .get(
      "/job-result/:jobId?",
      async ({ params }) => {
        const id = requireId(params.jobId, "Job ID");
        const content = isId(id) ? await jobs.contentOfJob(id) : undefined;
        if (content === undefined) {
          throw notFoundError(`Result for job ${shortened(id)} not found or job is not completed`);
        }
        const data = toContentData(content, urlOf);
        return { success: true, message: "Job result retrieved successfully", data };
      },
      readEndpoint({
        operationId: "getJobResult",
        summary: "Get a job's result",
        description: "Available once the job's status is `completed`.",
        params: JobParams,
        response: {
          200: JobResultResponse,
          400: invalid("Job ID is required"),
          404: notFound("There is no such job, or it is not completed"),
          429: TooManyReads,
        },
      }),
    )
    .get(
      "/content/:id?",
      async ({ params }) => {
        const id = requireId(params.id, "Content ID");
        const content = isId(id) ? await jobs.content(id) : undefined;
        if (content === undefined)
          throw notFoundError(`Content with ID ${shortened(id)} not found`);
        return { success: true, data: toContentData(content, urlOf) };
      },
      readEndpoint({
        operationId: "getContent",
        summary: "Get a finished post",
        description: "The ids of posts are permanent.",
        response: {
          200: ContentResponse,
          400: invalid("Content ID is required"),
          404: notFound("There is no such content"),
          429: TooManyReads,
        },
      }),
    );
}

function requireId(value: string | undefined, name: string): string {
  const id = value?.trim() ?? "";
  if (id === "") throw new RequestError(400, `${name} is required`);
  return id;
}
