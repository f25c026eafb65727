import { createHash } from "node:crypto";
import { Type as t } from "@sinclair/typebox";
import { type Context, Elysia } from "elysia";
import type { Account } from "../../accounts/account.ts";
import { UnavailableError } from "../../common/unavailable_error.ts";
import { InvalidRequestError, UserError } from "../../common/user_error.ts";
import { newId } from "../../database/id.ts";
import { editDraft } from "../../drafts/edit_draft.ts";
import {
  type DraftContext,
  type DraftParts,
  type EditedDraft,
  fromDraft,
} from "../../drafts/from_draft.ts";
import { readDraft } from "../../drafts/read_draft.ts";
import { type Reworder, type RewordRequest, reword } from "../../drafts/reword.ts";
import { toDraft } from "../../drafts/to_draft.ts";
import { variantOf } from "../../drafts/variant_of.ts";
import { allFields, fieldsOf } from "../../formats/fields.ts";
import { ignoredFields } from "../../formats/ignored_fields.ts";
import { parseRequest } from "../../formats/read_request.ts";
import type { IdempotencyStore } from "../../jobs/idempotency_store.ts";
import { laneOf } from "../../jobs/lane.ts";
import type { SubmitServices } from "../../jobs/submit_job.ts";
import { BaseGoneError, type Revision, submitRevision } from "../../jobs/submit_revision.ts";
import type { UploadStore } from "../../jobs/upload_store.ts";
import { createMemoryLimit } from "../../limits/memory_limit.ts";
import type { Allowance } from "../../limits/sliding_window.ts";
import { aspectRatioIn } from "../../posts/design.ts";
import type { AuthServices } from "../auth/authenticate.ts";
import { authPlugin } from "../auth/plugin.ts";
import { createOnce } from "../creation/idempotency.ts";
import { CreationHeaders, fieldErrors, REPLAYED_HEADER } from "../creation/schemas.ts";
import { readEndpoint, writeEndpoint } from "../endpoint.ts";
import { readJsonForm, readJsonOfType } from "../http/json_body.ts";
import { json } from "../http/openapi.ts";
import {
  RATE_LIMIT_HEADERS,
  RETRY_AFTER_HEADER,
  rateLimitHeaders,
} from "../http/rate_limit_headers.ts";
import { errorBody, notFoundError, RequestError, shortened } from "../http/request_error.ts";
import { bodyTooLarge, failure, invalid, limited, notFound, ok } from "../http/responses.ts";
import { jobNotFound } from "../jobs/account_job.ts";
import { DraftPreviewData, fileKeyOf, previewOf } from "./draft_preview.ts";
import { type DraftStores, type LoadedDraft, loadDraft, requireMatch } from "./load_draft.ts";
import {
  DraftPatch,
  DraftResponse,
  MERGE_PATCH,
  PatchHeaders,
  RevisionResponse,
  variantBodySchema,
  WordingsResponse,
} from "./schemas.ts";

/** Dependencies of the endpoints for drafts. */
export interface DraftServices extends DraftStores, SubmitServices, AuthServices {
  idempotency: IdempotencyStore;
  uploads: UploadStore;
  /** Where drawings and maps come from that a post did not show before. */
  draftParts: Omit<DraftParts, "picture">;
  reworder: Reworder;
}

/** A patch of every text of the longest video. */
const MAX_PATCH_BYTES = 512 * 1024;
/** Less than a connection may be idle, and longer than the local writer takes for the longest text. */
const REWORD_MS = 25_000;
/** More than anybody types, and fewer than keep a server from its other work. */
const PREVIEWS_PER_MINUTE = 300;
const TOO_MANY_PREVIEWS = "Too many previews of drafts in a minute: ask less often";

const NoDraft = failure("The job is not completed, or its post has no draft", {
  examples: [
    errorBody(409, "Job job_… is not completed: only finished posts have a draft", {
      code: "not_completed",
    }),
    errorBody(409, "Job job_… has no draft: its format has none, or an earlier release made it", {
      code: "no_draft",
    }),
    errorBody(409, "The request with this Idempotency-Key is still in flight", {
      code: "idempotency_in_flight",
    }),
  ],
});

const NoSource = failure("The post has no draft or no source any more, or that cannot be read", {
  examples: [
    errorBody(409, "Job job_… has no source any more, in which to find words", {
      code: "no_source",
    }),
  ],
});

/** The endpoints by which a finished post is edited: each edit is a new job, and the post stays. */
export function draftsController(services: DraftServices) {
  const { catalogue, uploads, draftParts, admission, reworder } = services;
  const previews = createMemoryLimit({
    name: "previews",
    perMinute: PREVIEWS_PER_MINUTE,
    message: TOO_MANY_PREVIEWS,
  });
  const fields = fieldsOf(catalogue);
  const described = allFields(catalogue, fields);
  return new Elysia({ prefix: "/api/v1/jobs", tags: ["Drafts"] })
    .use(authPlugin(services))
    .get(
      "/:jobId/draft",
      async ({ account, params, set }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        set.headers.etag = loaded.etag;
        return { success: true, data: loaded.draft, fit: fitOf(loaded) };
      },
      readEndpoint({
        auth: "keyOrSession",
        operationId: "getDraft",
        summary: "Get what a finished post was drawn from",
        description: "Its texts, pictures, design and options, as they can be edited.",
        response: {
          200: DraftResponse,
          404: notFound("The account has no such job"),
          409: NoDraft,
        },
      }),
    )
    .patch(
      "/:jobId/draft",
      async ({ account, params, request, set, status }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        requireMatch(request, loaded.etag);
        const patch = await readPatch(request);
        const revision = { ...(await edit(loaded, patch, account)), base: loaded.job };
        const asked = ["edit", loaded.job.id, loaded.etag, patch];
        const { request: made } = revision;
        const submission = { account, ...revision, lane: laneOf(catalogue, made.format) };
        const created = { message: "Revision job created", asked, submission };
        return status(202, await create(created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "editDraft",
        summary: "Edit a finished post",
        description:
          "Makes a revision: a job of its own, with its own content and URLs, while the post stays as it is. What the patch leaves as it was is neither written, spoken nor drawn again: the files of unchanged slides are the same, byte by byte. Edits have a limit of their own.",
        headers: PatchHeaders,
        body: { [MERGE_PATCH]: DraftPatch },
        response: {
          202: RevisionResponse,
          400: invalid(
            "Invalid slides.s2.headline: must be a string of at most 500 characters",
            'Invalid order: there is no slide "s9"',
            "Invalid slides.s2.colour: there is no such field",
            'Invalid slides.s2.drawing: there is no drawing "unicorns" that a look can colour',
          ),
          404: notFound("The account has no such job"),
          409: NoDraft,
          412: failure("`If-Match` names another draft", {
            examples: [
              errorBody(412, "The draft is another one than If-Match says: get it again", {
                code: "precondition_failed",
              }),
            ],
          }),
          413: bodyTooLarge("512KB"),
          415: failure(`The body is no \`${MERGE_PATCH}\``, {
            examples: [
              errorBody(415, `Invalid Content-Type: must be ${MERGE_PATCH}`, {
                code: "unsupported_media_type",
              }),
            ],
          }),
          428: failure("`If-Match` is missing", {
            examples: [
              errorBody(428, "If-Match is required: send the ETag of the draft", {
                code: "precondition_required",
              }),
            ],
          }),
          ...Refused,
        },
      }),
    )
    .post(
      "/:jobId/draft/preview",
      async ({ account, params, request }) => {
        previews.check(account.id);
        previews.count(account.id);
        const loaded = await loadDraft(services, account, params.jobId);
        const edited = await edit(loaded, await readPatch(request), account);
        return { success: true as const, data: previewOf(edited, loaded.job) };
      },
      writeEndpoint({
        operationId: "previewDraft",
        auth: "keyOrSession",
        summary: "Check an edit, and get what it would be drawn from",
        description:
          "Takes the same patch as an edit, and makes nothing: it is for programs that draw with the looks themselves, as the dashboard does. Files of the draft are at `/files/{name}` beside it, by the names of its pictures.",
        body: { [MERGE_PATCH]: DraftPatch },
        response: {
          200: ok("What the edited post is drawn from", DraftPreviewData),
          400: invalid("Invalid slides.s2.headline: must be a string of at most 500 characters"),
          404: notFound("The account has no such job"),
          409: NoDraft,
          413: bodyTooLarge("512KB"),
          415: failure(`The body is no \`${MERGE_PATCH}\``),
          429: limited(TOO_MANY_PREVIEWS),
        },
      }),
    )
    .get(
      "/:jobId/draft/files/:name",
      async ({ account, params: { jobId, name }, set }) => {
        const loaded = await loadDraft(services, account, jobId);
        const key = fileKeyOf(loaded, name) ?? (await uploads.find(account.id, name))?.key;
        const object = key === undefined ? undefined : await services.store.get(key);
        if (object === undefined) {
          throw notFoundError(`The draft of job ${loaded.job.id} has no file "${shortened(name)}"`);
        }
        set.headers["content-type"] = object.contentType;
        return new Response(object.body);
      },
      readEndpoint({
        operationId: "getDraftFile",
        auth: "keyOrSession",
        summary: "Get a picture of a draft",
        description:
          "By its id, as the draft names it, or that of an upload; `logo` and `font` are those of the brand.",
        response: {
          200: t.String({ format: "binary", description: "The file" }),
          404: notFound("The account has no such job, or its draft no such file"),
          409: NoDraft,
        },
      }),
    )
    .post(
      "/:jobId/variants",
      async ({ account, params, request, set, status }) => {
        const loaded = await loadDraft(services, account, params.jobId);
        const values = await readJsonForm<Record<string, unknown>>(request);
        const submission = { account, ...(await variant(loaded, values, account)) };
        const asked = ["variant", loaded.job.id, values];
        const { format } = submission.request;
        const warnings = ignoredFields({ ...values, format }, fields, []);
        const created = { message: "Variant job created", asked, submission, warnings };
        return status(202, await create(created, { request, set }));
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "createVariant",
        summary: "Make a finished post in another look or format",
        description:
          "Makes the same post, as it was edited, in another look, variant or format, or for another platform: a carousel of a reel's scenes, or a reel that says what a carousel shows. It counts as an edit.",
        headers: CreationHeaders,
        body: json(variantBodySchema(described)),
        response: {
          202: RevisionResponse,
          400: invalid("Malformed JSON", ...fieldErrors(described)),
          404: notFound("The account has no such job"),
          409: NoDraft,
          413: bodyTooLarge("64KB"),
          ...Refused,
        },
      }),
    )
    .post(
      "/:jobId/draft/slides/:slideId/rewrite",
      async ({ account, params: { jobId, slideId }, set }) => {
        const loaded = await loadDraft(services, account, jobId);
        const { draft, job } = loaded;
        if (!Object.hasOwn(draft.slides, slideId)) {
          throw notFoundError(`Job ${job.id} has no slide "${shortened(slideId)}"`);
        }
        // A source may be large, and is not read for whom is refused.
        await admission.check(account, "wording");
        const source = await sourceOf(loaded);
        const { allowance } = await admission.admit(account, async () => {}, {
          counted: "wording",
        });
        Object.assign(set.headers, rateLimitHeaders(allowance));
        const signal = AbortSignal.timeout(REWORD_MS);
        const asked = { draft, id: slideId, request: job.request, source };
        const data = await reword(asked, reworder, { signal }).catch((error: unknown) => {
          if (signal.aborted) throw new UnavailableError("memory", "Cannot find words in time");
          if (!(error instanceof UserError)) throw error;
          throw new RequestError(409, error.message, { code: "unusable_source" });
        });
        return { success: true, data };
      },
      writeEndpoint({
        auth: "keyOrSession",
        operationId: "rewriteSlide",
        summary: "Get other wordings of a slide",
        description:
          "Up to three, the nearest first, from what the post was made from, or by the model that writes. Each is a patch of the slide. It counts as an edit.",
        response: {
          200: WordingsResponse,
          404: notFound("The account has no such job, or its draft no such slide"),
          409: NoSource,
          429: Refused[429],
        },
      }),
    );

  async function readPatch(request: Request): Promise<Readonly<Record<string, unknown>>> {
    return await readJsonOfType(request, { mediaType: MERGE_PATCH, maxBytes: MAX_PATCH_BYTES });
  }

  async function edit(
    { draft, format, stored, job }: LoadedDraft,
    patch: Readonly<Record<string, unknown>>,
    account: Account,
  ): Promise<EditedDraft> {
    const edited = readDraft(editDraft(draft, patch), format.medium);
    return await fromDraft(edited, { stored, request: job.request }, contextOf(format, account));
  }

  async function sourceOf({ job }: LoadedDraft): Promise<RewordRequest["source"]> {
    const origin = job.originId === null ? job : await services.jobs.get(job.originId);
    const source = origin && (await services.store.get(origin.sourceKey));
    if (source === undefined) {
      throw new RequestError(409, `Job ${job.id} has no source any more, in which to find words`, {
        code: "no_source",
      });
    }
    return { bytes: await new Response(source.body).bytes(), type: job.type };
  }

  function contextOf(format: LoadedDraft["format"], account: Account): DraftContext {
    return {
      ...draftParts,
      picture: (id) => uploads.find(account.id, id),
      format,
      fields,
      variantsOf: (template) => catalogue.templates.find(({ name }) => name === template)?.variants,
    };
  }

  /** The post in another look or format, as a draft of that. */
  async function variant(
    { job, stored, draft }: LoadedDraft,
    values: Readonly<Record<string, unknown>>,
    account: Account,
  ) {
    const { format: name = job.request.format } = values;
    const isSame = name === job.request.format;
    const had = {
      platform: draft.design.platform,
      visualTemplate: draft.design.visualTemplate,
      ...(isSame && { ...job.request.options, customPrompt: job.request.customPrompt }),
    };
    const wanted = parseRequest({ ...had, ...values, format: name }, fields);
    const format = catalogue.formats.find((one) => one.name === wanted.format);
    if (format === undefined || format.draft === null) {
      throw new InvalidRequestError(`Invalid format: posts of "${wanted.format}" have no draft`);
    }
    const { slideCount } = wanted.options;
    const base = {
      stored: isSame
        ? stored
        : variantOf(stored, {
            format,
            slideCount: typeof slideCount === "number" ? slideCount : undefined,
          }),
      request: { ...wanted, customPrompt: job.request.customPrompt },
    };
    const before = toDraft(base.stored, { format, request: base.request });
    const { visualTemplate, visualStyleVariant, platform } = wanted;
    const design = {
      ...before.design,
      platform,
      visualTemplate,
      aspectRatio: aspectRatioIn(wanted.options),
      ...(visualStyleVariant !== null && { visualStyleVariant }),
    };
    const edited = readDraft({ ...before, design }, format.medium);
    const made = await fromDraft(edited, base, contextOf(format, account));
    return { ...made, base: job, lane: laneOf(catalogue, format.name) };
  }

  async function create(
    { message, asked, submission, warnings = [] }: NewRevision,
    { request, set }: Pick<Context, "request" | "set">,
  ): Promise<RevisionResponse> {
    const { jobs } = services;
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
        const admitted = await submitRevision(services, { ...submission, id }).catch(goneAs404);
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
}

interface NewRevision {
  message: string;
  /** What of the request has no effect. */
  warnings?: string[];
  /** What tells the request from any other. */
  asked: unknown;
  submission: Omit<Revision, "id">;
}

function goneAs404(error: unknown): never {
  throw error instanceof BaseGoneError ? jobNotFound(error.jobId) : error;
}

function fitOf({ draft, content }: LoadedDraft): DraftResponse["fit"] {
  const { fits } = content;
  return Object.fromEntries(
    draft.order.flatMap((id, index) => {
      const fit = fits?.[index];
      return fit === undefined ? [] : [[id, fit]];
    }),
  );
}

/** Responses that refuse a valid edit. */
const Refused = {
  422: failure("The Idempotency-Key was used for a different request", {
    examples: [
      errorBody(422, "Idempotency-Key was used for another request: use a new one", {
        code: "idempotency_mismatch",
      }),
    ],
  }),
  429: limited("The account has reached one of its limits", {
    headers: { ...RATE_LIMIT_HEADERS, ...RETRY_AFTER_HEADER },
    examples: [
      errorBody(429, "Rate limit exceeded: your plan allows 60 edits per hour"),
      errorBody(429, "Too many concurrent jobs: your plan allows 1 job at a time", {
        code: "concurrency_limited",
      }),
    ],
  }),
};
