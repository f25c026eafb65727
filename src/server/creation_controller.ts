import { type Context, Elysia } from "elysia";
import { newId } from "../database/id.ts";
import type { Catalogue } from "../formats/catalogue.ts";
import { fieldsOf } from "../formats/fields.ts";
import { readRequest } from "../formats/read_request.ts";
import type { IdempotencyStore } from "../jobs/idempotency_store.ts";
import type { JobStore } from "../jobs/job_store.ts";
import { checkPdfSource, checkTextSource } from "../jobs/source.ts";
import { type Submission, type SubmitServices, submitJob } from "../jobs/submit_job.ts";
import type { Allowance } from "../limits/sliding_window.ts";
import type { JobCreated } from "./answers.ts";
import { type AuthenticationServices, authenticate } from "./authentication.ts";
import { creationDocs } from "./creation_docs.ts";
import { readJsonInput, readPdfForm } from "./creation_input.ts";
import { answerOnce, REPLAYED_HEADER } from "./idempotency.ts";
import { rateLimitFields } from "./rate_limit_fields.ts";

/** What the creation endpoints work with. */
export interface CreationServices extends SubmitServices, AuthenticationServices {
  jobs: JobStore;
  catalogue: Catalogue;
  idempotency: IdempotencyStore;
}

/** The two endpoints that create jobs. They answer 202 Accepted: the post is yet to be made. */
export function creationController(services: CreationServices) {
  const { catalogue } = services;
  const fields = fieldsOf(catalogue);
  const docs = creationDocs(catalogue);
  return (
    new Elysia({ prefix: "/api/v1" })
      // Bodies are read by the handlers, after the key was checked and within limits.
      .post(
        "/process-text-async",
        async ({ request, set }) => {
          const { account } = await authenticate(request, services);
          const values = await readJsonInput(request);
          const submission = {
            id: newId("job"),
            account,
            request: readRequest(values, fields),
            source: checkTextSource(values.text),
          };
          return await create("Text processing job created", submission, { request, set });
        },
        { parse: "none", detail: docs.text },
      )
      .post(
        "/process-pdf-async",
        async ({ request, set }) => {
          const { account } = await authenticate(request, services);
          const { file, values } = await readPdfForm(request, fields);
          const submission = {
            id: newId("job"),
            account,
            request: readRequest(values, fields),
            source: checkPdfSource(file.bytes, file.filename),
          };
          return await create("PDF processing job created", submission, { request, set });
        },
        { parse: "none", detail: docs.pdf },
      )
  );

  async function create(message: string, submission: Submission, { request, set }: Exchange) {
    const { jobs, admission, idempotency } = services;
    let allowance: Allowance | null | undefined;
    const answer = await answerOnce(request, { idempotency, submission }, async (id, mayExist) => {
      const made = mayExist ? await jobs.get(id) : undefined;
      if (made !== undefined) return { status: 202, body: created(message, made.id) };
      const admitted = await submitJob(services, { ...submission, id });
      allowance = admitted.allowance;
      return { status: 202, body: created(message, admitted.value.id) };
    });
    if (allowance === undefined) allowance = await admission.allowance(submission.account);
    Object.assign(set.headers, rateLimitFields(allowance));
    set.status = answer.status;
    if (answer.replayed) set.headers[REPLAYED_HEADER] = "true";
    return answer.body;
  }
}

/** A request, and where its answer's status and headers go. */
type Exchange = Pick<Context, "request" | "set">;

function created(message: string, jobId: string): JobCreated {
  return { success: true, message, data: { jobId, status: "pending" } };
}
