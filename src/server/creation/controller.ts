import { type Context, Elysia } from "elysia";
import { newId } from "../../database/id.ts";
import type { Catalogue } from "../../formats/catalogue.ts";
import { allFields, fieldsOf } from "../../formats/fields.ts";
import { ignoredFields } from "../../formats/ignored_fields.ts";
import { parseRequest } from "../../formats/read_request.ts";
import type { IdempotencyStore } from "../../jobs/idempotency_store.ts";
import type { JobStore } from "../../jobs/job_store.ts";
import { laneOf } from "../../jobs/lane.ts";
import { checkPdfSource, checkTextSource } from "../../jobs/source.ts";
import { type Submission, type SubmitServices, submitJob } from "../../jobs/submit_job.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import type { Allowance } from "../../limits/sliding_window.ts";
import type { VoiceSamples } from "../../previews/voice_samples.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { writeEndpoint } from "../endpoint.ts";
import { json } from "../http/openapi.ts";
import {
  RATE_LIMIT_HEADERS,
  RETRY_AFTER_HEADER,
  rateLimitHeaders,
} from "../http/rate_limit_headers.ts";
import { errorBody } from "../http/request_error.ts";
import { bodyTooLarge, failure, invalid, limited } from "../http/responses.ts";
import { checkVoice } from "./chosen_voice.ts";
import { createOnce, hashOf } from "./idempotency.ts";
import { readPdfForm } from "./pdf_form.ts";
import { readBoth, type SentSource } from "./read_both.ts";
import {
  CreationHeaders,
  fieldErrors,
  JobCreatedResponse,
  pdfFormSchema,
  REPLAYED_HEADER,
  textBodySchema,
} from "./schemas.ts";
import { type PictureReader, picturesOfForm, picturesOfUploads } from "./sent_pictures.ts";
import { readTextBody } from "./text_body.ts";

/** Dependencies of the creation endpoints. */
export interface CreationServices extends SubmitServices, AuthServices {
  jobs: JobStore;
  catalogue: Catalogue;
  idempotency: IdempotencyStore;
  uploads: UploadStore;
  pictures: PictureReader;
  voices: Pick<VoiceSamples, "voices">;
  /** Detects a text's language, as a BCP 47 tag. */
  languageOf(text: string): string;
}

/** The two endpoints that create jobs. They respond with 202 Accepted, before the post is made. */
export function creationController(services: CreationServices) {
  const { catalogue, uploads } = services;
  const fields = fieldsOf(catalogue);
  const described = allFields(catalogue, fields);
  return new Elysia({ prefix: "/api/v1", tags: ["Creation"] })
    .use(authPlugin(services))
    .post(
      "/process-text-async",
      async ({ account, request, set, status }) => {
        const values = await readTextBody(request);
        const submission = {
          id: newId("job"),
          account,
          ...readRequest(values, { field: "text", read: () => checkTextSource(values.text) }),
          pictures: picturesOfUploads(values.images, { uploads, accountId: account.id }),
        };
        const created = {
          message: "Text processing job created",
          warnings: ignoredFields(values, fields, ["text", "images"]),
          submission,
        };
        return status(202, await create(created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "createPostFromText",
        summary: "Create a post from a text",
        description:
          "Creates a job and responds at once. Poll the job's status until it is completed or failed.",
        headers: CreationHeaders,
        body: json(textBodySchema(described)),
        response: {
          202: JobCreatedResponse,
          400: invalid(
            "No text provided",
            "Malformed JSON",
            "Invalid images: must be a list of at most 10 ids of uploads, or objects with an id and alt",
            "Invalid voice: must be the id of one of GET /api/v1/voices",
            "Invalid images[0].alt: must be at most 500 characters",
            ...fieldErrors(described),
          ),
          413: bodyTooLarge("10MB"),
          ...RefusedCreation,
        },
      }),
    )
    .post(
      "/process-pdf-async",
      async ({ account, request, set, status }) => {
        using form = await readPdfForm(request, fields);
        const { file, pictures, values } = form;
        const read = () => checkPdfSource(file.bytes, file.filename);
        const submission = {
          id: newId("job"),
          account,
          ...readRequest(values, { field: "pdf", read }),
          pictures: picturesOfForm(pictures, {
            reader: services.pictures,
            accountId: account.id,
          }),
        };
        const created = {
          message: "PDF processing job created",
          warnings: ignoredFields(values, fields, ["images"]),
          submission,
        };
        return status(202, await create(created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "createPostFromPdf",
        summary: "Create a post from a PDF",
        description:
          "Like creation from a text, but with the fields as a form. Empty fields count as omitted.",
        headers: CreationHeaders,
        body: { "multipart/form-data": pdfFormSchema(described) },
        response: {
          202: JobCreatedResponse,
          400: invalid(
            "No PDF file provided",
            "Only PDF files are allowed: the MIME type must be application/pdf",
            "File size exceeds the 10MB limit",
            "Invalid images: must be at most 10",
            "Invalid image 2: must be a PNG, a JPEG or a WebP",
            ...fieldErrors(described),
          ),
          ...RefusedCreation,
        },
      }),
    );

  function readRequest(values: Readonly<Record<string, unknown>>, sent: SentSource) {
    const { source, request } = readBoth(sent, () => parseRequest(values, fields));
    const { languageOf } = services;
    checkVoice(request, { voices: services.voices.voices, source, languageOf });
    return { request, source, lane: laneOf(catalogue, request.format) };
  }

  async function create(
    { message, warnings, submission }: NewJob,
    { request, set }: Exchange,
  ): Promise<JobCreatedResponse> {
    const { jobs, admission } = services;
    const created = (jobId: string): JobCreatedResponse => ({
      success: true,
      message,
      data: { jobId, status: "pending" },
      ...(warnings.length > 0 && { warnings }),
    });
    let allowance: Allowance | null | undefined;
    const { body, replayed } = await createOnce(request, services, {
      accountId: submission.account.id,
      jobId: submission.id,
      requestHash: hashOf(submission),
      response: JobCreatedResponse,
      async make(id) {
        const admitted = await submitJob(services, { ...submission, id });
        allowance = admitted.allowance;
        return created(admitted.value.id);
      },
      find: async (id) => ((await jobs.get(id)) === undefined ? undefined : created(id)),
    });
    if (allowance === undefined) allowance = await admission.allowance(submission.account);
    Object.assign(set.headers, rateLimitHeaders(allowance));
    if (replayed) set.headers[REPLAYED_HEADER] = "true";
    return body;
  }
}

/** A job to be created, and what its sender is told. */
interface NewJob {
  message: string;
  /** What of the request has no effect. */
  warnings: string[];
  submission: Submission;
}

/** A request, and the headers to set on its response. */
type Exchange = Pick<Context, "request" | "set">;

/** Responses that refuse a valid request. */
const RefusedCreation = {
  409: failure("A request with this Idempotency-Key is still in flight", {
    headers: RETRY_AFTER_HEADER,
    examples: [
      errorBody(409, "The request with this Idempotency-Key is still in flight", {
        code: "idempotency_in_flight",
      }),
    ],
  }),
  422: failure("The Idempotency-Key was used for a different request", {
    examples: [
      errorBody(422, "Idempotency-Key was used for another request: use a new one", {
        code: "idempotency_mismatch",
      }),
    ],
  }),
  429: limited("The account has reached one of its limits", {
    headers: RATE_LIMIT_HEADERS,
    examples: [
      errorBody(429, "Rate limit exceeded: your plan allows 10 requests per hour"),
      errorBody(429, "Too many concurrent jobs: your plan allows 1 job at a time", {
        code: "concurrency_limited",
      }),
      errorBody(429, "Storage full: your plan allows 1,000 MB of sources and posts", {
        code: "storage_limited",
      }),
    ],
  }),
};
