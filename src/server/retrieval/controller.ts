import { Elysia } from "elysia";
import { isId } from "../../database/id.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import { RequestError } from "../http/request_error.ts";
import { presentStatus } from "../jobs/job_data.ts";
import { presentContent } from "./content_data.ts";
import { retrievalDocs } from "./docs.ts";

/** What the retrieval endpoints work with. */
export interface RetrievalServices {
  jobs: JobStore;
  /** Where an object can be read by anyone. */
  urlOf: (objectKey: string) => string;
}

/** The endpoints that say how far a job is and what came of it. Anybody who knows an identifier may ask. */
export function retrievalController({ jobs, urlOf }: RetrievalServices) {
  return new Elysia({ prefix: "/api" })
    .onBeforeHandle(({ set }) => {
      set.headers["access-control-allow-origin"] = "*";
      set.headers["cache-control"] = "no-store";
    })
    .get(
      "/job-status/:jobId?",
      async ({ params }) => {
        const id = requireId(params.jobId, "Job ID");
        const job = isId(id) ? await jobs.get(id) : undefined;
        if (job === undefined) throw notFound(`Job with ID ${shown(id)} not found`);
        return { success: true, data: presentStatus(job) };
      },
      { detail: retrievalDocs.status },
    )
    .get(
      "/job-result/:jobId?",
      async ({ params }) => {
        const id = requireId(params.jobId, "Job ID");
        const content = isId(id) ? await jobs.contentOfJob(id) : undefined;
        if (content === undefined) {
          throw notFound(`Result for job ${shown(id)} not found or job is not completed`);
        }
        const data = presentContent(content, urlOf);
        return { success: true, message: "Job result retrieved successfully", data };
      },
      { detail: retrievalDocs.result },
    )
    .get(
      "/content/:id?",
      async ({ params }) => {
        const id = requireId(params.id, "Content ID");
        const content = isId(id) ? await jobs.content(id) : undefined;
        if (content === undefined) throw notFound(`Content with ID ${shown(id)} not found`);
        return { success: true, data: presentContent(content, urlOf) };
      },
      { detail: retrievalDocs.content },
    );
}

function requireId(value: string | undefined, name: string): string {
  const id = value?.trim() ?? "";
  if (id === "") throw new RequestError(400, `${name} is required`);
  return id;
}

function notFound(message: string): RequestError {
  return new RequestError(404, message, { success: false });
}

/** An identifier as it may be repeated in a message, however long a client made it. */
function shown(id: string): string {
  return id.length > 100 ? `${id.slice(0, 100).toWellFormed()}…` : id;
}
