import { Elysia } from "elysia";
import type { Keys } from "../accounts/keys.ts";
import { type Catalogue, jobFields } from "../jobs/job_fields.ts";
import { readJobRequest } from "../jobs/job_request.ts";
import { readPdf, readText } from "../jobs/source.ts";
import { type SubmitServices, submitJob } from "../jobs/submit_job.ts";
import type { JobCreated } from "./answers.ts";
import { authenticate } from "./authentication.ts";
import { creationDocs } from "./creation_docs.ts";
import { readJsonInput, readPdfForm } from "./creation_input.ts";

/** What the creation endpoints work with. */
export interface CreationServices extends SubmitServices {
  keys: Keys;
  catalogue: Catalogue;
}

/** The two endpoints that create jobs. They answer 202 Accepted: the post is yet to be made. */
export function creationController(services: CreationServices) {
  const { keys, catalogue } = services;
  const fields = jobFields(catalogue);
  const docs = creationDocs(fields);
  return (
    new Elysia({ prefix: "/api/v1" })
      // Bodies are read by the handlers, after the key was checked and within limits.
      .post(
        "/process-text-async",
        async ({ request, status }) => {
          const account = await authenticate(request, keys);
          const values = await readJsonInput(request);
          const job = await submitJob(services, {
            accountId: account.id,
            request: readJobRequest(values, fields),
            source: readText(values.text),
          });
          return status(202, created("Text processing job created", job.id));
        },
        { parse: "none", detail: docs.text },
      )
      .post(
        "/process-pdf-async",
        async ({ request, status }) => {
          const account = await authenticate(request, keys);
          const { file, values } = await readPdfForm(request, fields);
          const job = await submitJob(services, {
            accountId: account.id,
            request: readJobRequest(values, fields),
            source: readPdf(file.bytes, file.filename),
          });
          return status(202, created("PDF processing job created", job.id));
        },
        { parse: "none", detail: docs.pdf },
      )
  );
}

function created(message: string, jobId: string): JobCreated {
  return { success: true, message, data: { jobId, status: "pending" } };
}
